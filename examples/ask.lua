-- SPDX-License-Identifier: MIT
-- luajit ask.lua FEN MOVE -- may this move be played, and if not, why not?

local ffi   = require("ffi")
local ecart = ffi.load("ecart")

ffi.cdef [[
int         ecart_ask(const char *fen, size_t fen_length,
                      const char *move, size_t move_length,
                      const char *language, char *text, size_t size);
size_t      ecart_size_of(const char *name);
bool        ecart_fen_position(const char *text, size_t length, bool chess960,
                               void *position, void *faults);
int         ecart_plain_notation_read(const void *position, const void *letters,
                                      const char *text, size_t length,
                                      void *notation);
int         ecart_verdict_evidence(const void *verdict, uint8_t *cells);
uint8_t     ecart_verdict_role(const void *verdict, int index);
const char *ecart_role_name(uint8_t role);
const char *ecart_reason_name(uint8_t reason);
]]

local fen, move = arg[1], arg[2]
if not move then
    error("usage: luajit ask.lua FEN MOVE", 0)
end

local text   = ffi.new("char[1024]")
local reason = ecart.ecart_ask(fen, #fen, move, #move, "en", text, 1024)
if reason < 0 then
    print("bad-position")
    print(ffi.string(text))
    return
end
print(ffi.string(ecart.ecart_reason_name(reason)))
print(ffi.string(text))

-- Eight bytes at a time, so that the memory is aligned.
local function memory(structure)
    local size = tonumber(ecart.ecart_size_of(structure))

    return ffi.new("uint64_t[?]", math.ceil(size / 8))
end

local position, faults = memory("ecart_position"), memory("ecart_faults")
local notation, cells  = memory("ecart_notation"), ffi.new("uint8_t[65]")

ecart.ecart_fen_position(fen, #fen, false, position, faults)
ecart.ecart_plain_notation_read(position, nil, move, #move, notation)
-- A notation begins with its verdict.
for n = 0, ecart.ecart_verdict_evidence(notation, cells) - 1 do
    local column, row = math.floor(cells[n] / 10), cells[n] % 10
    local role        = ecart.ecart_verdict_role(notation, n)

    print(("abcdefgh"):sub(column, column) .. row .. " " ..
          ffi.string(ecart.ecart_role_name(role)))
end
