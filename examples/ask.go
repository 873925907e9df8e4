// SPDX-License-Identifier: MIT

// ask FEN MOVE -- may this move be played, and if not, why not?
package main

/*
#cgo pkg-config: ecart
#include <ecart.h>
#include <stdlib.h>
*/
import "C"

import (
	"fmt"
	"os"
	"unsafe"
)

// Text is a string in C's memory, which must be freed.
type Text struct {
	bytes  *C.char
	length C.size_t
}

func textOf(s string) Text { return Text{C.CString(s), C.size_t(len(s))} }

func (t Text) free() { C.free(unsafe.Pointer(t.bytes)) }

func nameOf(cell C.ecart_cell) string {
	var name [C.ECART_CELL_SIZE]C.char

	C.ecart_cell_write(cell, &name[0], C.ECART_CELL_SIZE)
	return C.GoString(&name[0])
}

func showCells(verdict *C.ecart_verdict) {
	var cells [C.ECART_EVIDENCE_LIMIT]C.ecart_cell

	count := C.ecart_verdict_evidence(verdict, &cells[0])
	for n := C.int(0); n < count; n++ {
		role := C.ecart_verdict_role(verdict, n)
		fmt.Println(nameOf(cells[n]), C.GoString(C.ecart_role_name(role)))
	}
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: ask FEN MOVE")
		os.Exit(2)
	}
	fen, move := textOf(os.Args[1]), textOf(os.Args[2])
	defer fen.free()
	defer move.free()

	var text [C.ECART_EXPLAIN_SIZE]C.char
	reason := C.ecart_ask(fen.bytes, fen.length, move.bytes, move.length, nil,
		&text[0], C.ECART_EXPLAIN_SIZE)
	if reason == C.ECART_BAD_POSITION {
		fmt.Printf("bad-position\n%s\n", C.GoString(&text[0]))
		return
	}
	name := C.ecart_reason_name(C.ecart_reason(reason))
	fmt.Printf("%s\n%s\n", C.GoString(name), C.GoString(&text[0]))

	var position C.ecart_position
	var faults C.ecart_faults
	C.ecart_fen_position(fen.bytes, fen.length, false, &position, &faults)
	notation := C.ecart_notation_read(&position, move.bytes, move.length)
	showCells(&notation.verdict)
}
