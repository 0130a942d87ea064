import * as z from "zod";
import type { RefusalTable } from "../../platform/http/refusal";
import type { Localized } from "../../platform/words/language";
import type { KitName } from "../../ui/art/picture-ref";
import { isForbidden } from "./forbidden-words";

/** The back of a shirt; one of the two may be left out. Always normalised by `readPrint`. */
export type Print = { name: string; number: number | null };

/** A product's print settings: the shirt it is drawn on, its price, and how many days it adds. */
export type Printing = { kit: KitName; price: number; days: number };

/** As a browser sends it. `faultOf` says whether it can be printed. */
export const printInput = z.object({
	name: z._default(z.string().check(z.maxLength(80)), ""),
	number: z._default(z.nullable(z.int().check(z.gte(0), z.lte(99))), null),
});

export const printSchema = z.object({ name: z.string(), number: z.nullable(z.int()) });

/** The number of letters that fit between the shoulders. */
export const longestName = 12;

/** Capitals without accents, as the press has them. Prints spelt alike share a cart line. */
export const readPrint = ({ name, number }: z.output<typeof printInput>): Print => ({
	name: name.normalize("NFD").replace(/\p{M}/gu, "").trim().replace(/\s+/g, " ").toUpperCase(),
	number,
});

/** Why it can't be printed; null where it can. */
export function printErrorOf({ name, number }: Print): PrintError | null {
	if (name === "" && number === null) return "print.empty";
	if (name.length > longestName) return "print.too_long";
	if (!/^[A-Z -]*$/.test(name) || (name !== "" && !/[A-Z]/.test(name))) return "print.letters";
	return isForbidden(name) ? "print.forbidden" : null;
}

export const printRefusals = {
	"print.empty": {
		status: 409,
		message: { id: "Isi nama, nomor, atau keduanya.", en: "Enter a name, a number or both." },
	},
	"print.too_long": {
		status: 409,
		message: {
			id: `Paling banyak ${longestName} huruf muat di punggung.`,
			en: `At most ${longestName} letters fit on the back.`,
		},
	},
	"print.letters": {
		status: 409,
		message: {
			id: "Kami hanya bisa mencetak huruf A–Z, spasi, dan tanda hubung.",
			en: "We can only print the letters A–Z, spaces and hyphens.",
		},
	},
	"print.forbidden": {
		status: 409,
		message: {
			id: "Kata ini tidak kami cetak. Pilih yang lain.",
			en: "We don't print this word. Choose another.",
		},
	},
	"print.not_here": {
		status: 409,
		message: { id: "Barang ini tidak bisa dicetak.", en: "This cannot be printed." },
	},
} as const satisfies RefusalTable;
export type PrintError = Exclude<keyof typeof printRefusals, "print.not_here">;

/** "ARUNA 10" */
export const printText = ({ name, number }: Print): string =>
	[name, number].filter((part) => part !== "" && part !== null).join(" ");

/** As a query string: `?name=ARUNA&number=10`. */
export const printQuery = ({ name, number }: Print): Record<string, string> => ({
	...(name && { name }),
	...(number !== null && { number: String(number) }),
});

export const describePrint = (print: Print): Localized => ({
	id: `cetak ${printText(print)}`,
	en: `printed ${printText(print)}`,
});
