import { expect, it } from "vitest";
import { readRupiah } from "./read-rupiah";

it.each([
	["1250000", 1_250_000],
	["1.250.000", 1_250_000],
	["1,250,000", 1_250_000],
	[" Rp 1.250.000 ", 1_250_000],
	["Rp\u00a075.000", 75_000],
	["rp75000", 75_000],
	["75.000,00", 75_000],
	["75,000.00", 75_000],
	["75.000,-", 75_000],
	["1 250 000", 1_250_000],
	["0", 0],
])("understands %j", (typed, amount) => {
	expect(readRupiah(typed)).toBe(amount);
});

it.each([
	"",
	"12.50",
	"12,5",
	"1.25.000",
	"1.250,000.00",
	"1.250,50",
	"75rb",
	"-5000",
	"1e6",
	"９０００",
	"99999999999999999999",
])("does not guess what %j means", (typed) => {
	expect(readRupiah(typed)).toBeNull();
});
