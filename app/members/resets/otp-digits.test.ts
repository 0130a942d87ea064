import { describe, expect, it } from "vitest";
import { moveFocus, typeDigits } from "./otp-digits";

const empty = ["", "", "", "", "", ""];
const full = ["4", "8", "2", "7", "1", "9"];
const show = (change: { digits: readonly string[]; focus: number } | null) =>
	change && `${change.digits.map((digit) => digit || "·").join("")} @${change.focus}`;

describe("typing", () => {
	it.each([
		["a digit moves on", empty, 0, "4", "4····· @1"],
		["the last digit stays", ["4", "8", "2", "7", "1", ""], 5, "9", "482719 @5"],
		["a letter changes nothing", full, 2, "x", "482719 @2"],
		["a second digit in a full box replaces the first", full, 0, "43", "382719 @1"],
		["even when typed before it", full, 0, "34", "382719 @1"],
		["the same digit again changes nothing", full, 0, "44", "482719 @1"],
		["an emptied box is empty", full, 3, "", "482·19 @3"],
		["a pasted code fills all", empty, 0, "482719", "482719 @5"],
		["a pasted code starts at the beginning wherever the focus is", empty, 4, "482719", "482719 @5"],
		["spaces and words around a code do not matter", empty, 0, "kode: 482 719", "482719 @5"],
		["a part of a code continues from here", empty, 2, "271", "··271· @5"],
		["excess digits are dropped", empty, 0, "48271955", "482719 @5"],
	])("%s", (_, digits, place, text, expected) => {
		expect(show(typeDigits(digits, place, text))).toBe(expected);
	});
});

describe("keys", () => {
	it.each([
		["ArrowLeft", full, 2, "482719 @1"],
		["ArrowLeft", full, 0, "482719 @0"],
		["ArrowRight", full, 2, "482719 @3"],
		["ArrowRight", full, 5, "482719 @5"],
		["Home", full, 3, "482719 @0"],
		["End", full, 3, "482719 @5"],
		["Backspace", full, 5, "48271· @5"],
		["Backspace", ["4", "8", "", "", "", ""], 2, "4····· @1"],
		["Backspace", empty, 0, "······ @0"],
		["Delete", full, 1, "4·2719 @1"],
		["Tab", full, 1, null],
		["7", full, 1, null],
	])("%s", (key, digits, place, expected) => {
		expect(show(moveFocus(digits, place, key))).toBe(expected);
	});
});
