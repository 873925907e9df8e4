// SPDX-License-Identifier: MIT
//! ask FEN MOVE -- may this move be played, and if not, why not?

use std::ffi::CStr;
use std::os::raw::{c_char, c_int, c_void};
use std::ptr::null;

#[link(name = "ecart")]
extern "C" {
    fn ecart_ask(
        fen: *const u8, fen_length: usize, asked: *const u8, move_length: usize,
        language: *const c_char, text: *mut c_char, size: usize,
    ) -> c_int;
    fn ecart_size_of(name: *const u8) -> usize;
    fn ecart_fen_position(
        text: *const u8, length: usize, chess960: bool,
        position: *mut c_void, faults: *mut c_void,
    ) -> bool;
    fn ecart_plain_notation_read(
        position: *const c_void, letters: *const c_void,
        text: *const u8, length: usize, notation: *mut c_void,
    ) -> c_int;
    fn ecart_verdict_evidence(verdict: *const c_void, cells: *mut u8) -> c_int;
    fn ecart_verdict_role(verdict: *const c_void, index: c_int) -> u8;
    fn ecart_role_name(role: u8) -> *const c_char;
    fn ecart_reason_name(reason: u8) -> *const c_char;
}

/// Memory for a structure that only the library looks into.
struct Memory(Vec<u64>);

impl Memory {
    /// The name ends with a zero byte.
    fn of(structure: &str) -> Memory {
        assert!(structure.ends_with('\0'));
        let size = unsafe { ecart_size_of(structure.as_ptr()) };
        Memory(vec![0; (size + 7) / 8])
    }

    fn pointer(&mut self) -> *mut c_void {
        self.0.as_mut_ptr().cast()
    }
}

/// The library's names are constants, in ASCII.
fn text_of(name: *const c_char) -> &'static str {
    unsafe { CStr::from_ptr(name) }.to_str().unwrap()
}

fn name_of(cell: u8) -> String {
    format!("{}{}", char::from(b'a' + cell / 10 - 1), cell % 10)
}

/// The reason, or -1 for a wrong FEN, and the sentence.
fn ask(fen: &str, asked: &str) -> (c_int, String) {
    let mut text = [0; 1024];
    let reason = unsafe {
        ecart_ask(fen.as_ptr(), fen.len(), asked.as_ptr(), asked.len(),
                  null(), text.as_mut_ptr(), text.len())
    };
    let sentence = unsafe { CStr::from_ptr(text.as_ptr()) };
    (reason, sentence.to_string_lossy().into_owned())
}

/// The cells that show why, each with its role.
fn evidence(fen: &str, asked: &str) -> Vec<(u8, &'static str)> {
    let mut position = Memory::of("ecart_position\0");
    let mut faults = Memory::of("ecart_faults\0");
    let mut notation = Memory::of("ecart_notation\0");
    let mut cells = [0; 65];

    unsafe {
        ecart_fen_position(
            fen.as_ptr(), fen.len(), false,
            position.pointer(), faults.pointer(),
        );
        ecart_plain_notation_read(
            position.pointer(), null(),
            asked.as_ptr(), asked.len(), notation.pointer(),
        );
        // A notation begins with its verdict.
        let verdict = notation.pointer();
        let count = ecart_verdict_evidence(verdict, cells.as_mut_ptr());
        (0..count)
            .map(|n| {
                let role = ecart_role_name(ecart_verdict_role(verdict, n));
                (cells[n as usize], text_of(role))
            })
            .collect()
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.len() != 3 {
        eprintln!("usage: ask FEN MOVE");
        std::process::exit(2);
    }
    let (fen, asked) = (&arguments[1], &arguments[2]);

    let (reason, sentence) = ask(fen, asked);
    if reason < 0 {
        println!("bad-position\n{sentence}");
        return;
    }
    let name = unsafe { ecart_reason_name(reason as u8) };
    println!("{}\n{sentence}", text_of(name));
    for (cell, role) in evidence(fen, asked) {
        println!("{} {role}", name_of(cell));
    }
}
