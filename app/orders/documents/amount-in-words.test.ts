import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountInWords } from "./amount-in-words";

describe("an amount in words", () => {
	it.each([
		[0, "Nol rupiah.", "Zero rupiah."],
		[1, "Satu rupiah.", "One rupiah."],
		[10, "Sepuluh rupiah.", "Ten rupiah."],
		[11, "Sebelas rupiah.", "Eleven rupiah."],
		[12, "Dua belas rupiah.", "Twelve rupiah."],
		[20, "Dua puluh rupiah.", "Twenty rupiah."],
		[21, "Dua puluh satu rupiah.", "Twenty-one rupiah."],
		[100, "Seratus rupiah.", "One hundred rupiah."],
		[111, "Seratus sebelas rupiah.", "One hundred eleven rupiah."],
		[1_000, "Seribu rupiah.", "One thousand rupiah."],
		[1_100, "Seribu seratus rupiah.", "One thousand one hundred rupiah."],
		[11_000, "Sebelas ribu rupiah.", "Eleven thousand rupiah."],
		[101_000, "Seratus satu ribu rupiah.", "One hundred one thousand rupiah."],
		[1_001_000, "Satu juta seribu rupiah.", "One million one thousand rupiah."],
		[
			1_144_000,
			"Satu juta seratus empat puluh empat ribu rupiah.",
			"One million one hundred forty-four thousand rupiah.",
		],
		[2_000_000_000, "Dua miliar rupiah.", "Two billion rupiah."],
		[1_000_000_000_001, "Satu triliun satu rupiah.", "One trillion one rupiah."],
		[
			Number.MAX_SAFE_INTEGER,
			"Sembilan kuadriliun tujuh triliun seratus sembilan puluh sembilan miliar dua ratus lima puluh empat juta tujuh ratus empat puluh ribu sembilan ratus sembilan puluh satu rupiah.",
			"Nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred forty thousand nine hundred ninety-one rupiah.",
		],
	])("%i", (amount, indonesian, english) => {
		expect(amountInWords(amount, "id")).toBe(indonesian);
		expect(amountInWords(amount, "en")).toBe(english);
	});

	it("reads back to the same number, in both languages", () => {
		fc.assert(
			fc.property(
				fc.oneof(sums, fc.maxSafeNat()),
				fc.constantFrom("id" as const, "en" as const),
				(sum, language) => {
					expect(readBack(amountInWords(sum, language))).toBe(sum);
				},
			),
			{ numRuns: 3_000 },
		);
	});

	it("rejects what is not a valid amount", () => {
		for (const amount of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
			expect(() => amountInWords(amount, "id")).toThrow(RangeError);
	});
});

/** With many zeros, as prices have. */
const sums = fc
	.tuple(fc.nat(99_999), fc.constantFrom(1, 10, 1_000, 1_000_000, 10 ** 9))
	.map(([a, b]) => a * b);

const small: Record<string, number> = {};
for (const [words, first] of [
	["nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas", 0],
	["zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen", 0],
	["sixteen seventeen eighteen nineteen", 16],
] as const)
	for (const [index, word] of words.split(" ").entries()) small[word] = first + index;
for (const [index, word] of "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").entries())
	small[word] = (index + 2) * 10;
const scales: Record<string, number> = {
	ribu: 1e3,
	thousand: 1e3,
	juta: 1e6,
	million: 1e6,
	miliar: 1e9,
	billion: 1e9,
	triliun: 1e12,
	trillion: 1e12,
	kuadriliun: 1e15,
	quadrillion: 1e15,
};

/** Parses a number word by word. */
function readBack(text: string): number {
	let [total, group, last] = [0, 0, 0];
	for (const word of text.toLowerCase().replace(" rupiah.", "").split(/[ -]/)) {
		if (word === "seratus") group += 100;
		else if (word === "seribu") total += 1000;
		else if (word === "belas") group += 10;
		else if (word === "puluh") group += last * 9;
		else if (word === "ratus" || word === "hundred") group += last * 99;
		else if (scales[word]) {
			total += group * scales[word];
			group = 0;
		} else {
			last = small[word]!;
			group += last;
		}
	}
	return total + group;
}
