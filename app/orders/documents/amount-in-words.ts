import type { Language } from "../../platform/words/language";

/** An amount written out, as on invoices: "Satu juta seratus ribu rupiah." Whole rupiah from zero to 2^53. */
export function amountInWords(amount: number, language: Language): string {
	if (!Number.isSafeInteger(amount) || amount < 0)
		throw new RangeError(`${amount} is not an amount to write out`);
	const words = `${amount === 0 ? vocabularies[language].zero : sayNumber(amount, language)} rupiah.`;
	return words.charAt(0).toUpperCase() + words.slice(1);
}

type Vocabulary = {
	zero: string;
	/** 1, 1,000, a million … as words after a count. */
	scales: readonly string[];
	sayBelowThousand: (number: number) => string;
	/** A count of thousands, millions … with a word of its own. */
	sayGroup?: (count: number, scale: number) => string | undefined;
};

/** Largest group of three digits first. */
function sayNumber(number: number, language: Language): string {
	const { scales, sayBelowThousand, sayGroup } = vocabularies[language];
	const groups: string[] = [];
	for (let rest = number, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
		const count = rest % 1000;
		if (count > 0)
			groups.unshift(sayGroup?.(count, scale) ?? `${sayBelowThousand(count)} ${scales[scale]}`.trim());
	}
	return groups.join(" ");
}

const indonesianDigits = "nol satu dua tiga empat lima enam tujuh delapan sembilan".split(" ");
const englishSmall =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const englishTens = "  twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const vocabularies: Record<Language, Vocabulary> = {
	// The packages that do this write "milyar"; the dictionary has "miliar".
	id: {
		zero: "nol",
		scales: ["", "ribu", "juta", "miliar", "triliun", "kuadriliun"],
		sayBelowThousand: sayIndonesian,
		sayGroup: (count, scale) => (count === 1 && scale === 1 ? "seribu" : undefined),
	},
	en: {
		zero: "zero",
		scales: ["", "thousand", "million", "billion", "trillion", "quadrillion"],
		sayBelowThousand: sayEnglish,
	},
};

function sayIndonesian(number: number): string {
	if (number < 10) return indonesianDigits[number]!;
	if (number < 12) return number === 10 ? "sepuluh" : "sebelas";
	if (number < 20) return `${indonesianDigits[number - 10]} belas`;
	if (number < 100)
		return join(`${indonesianDigits[Math.floor(number / 10)]} puluh`, number % 10, sayIndonesian);
	const hundreds = number < 200 ? "seratus" : `${indonesianDigits[Math.floor(number / 100)]} ratus`;
	return join(hundreds, number % 100, sayIndonesian);
}

function sayEnglish(number: number): string {
	if (number < 20) return englishSmall[number]!;
	if (number < 100) return join(englishTens[Math.floor(number / 10)]!, number % 10, sayEnglish, "-");
	return join(`${englishSmall[Math.floor(number / 100)]} hundred`, number % 100, sayEnglish);
}

const join = (first: string, rest: number, say: (number: number) => string, by = " ") =>
	rest === 0 ? first : `${first}${by}${say(rest)}`;
