import { type Language, textsIn } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import type { Document } from "./contract";
import { documentTexts } from "./texts";

/** The rows above the total: the tax included, and its base. */
export function documentAmounts({ tax }: Pick<Document, "tax">, language: Language): [string, number][] {
	if (!tax) return [];
	const t = textsIn(documentTexts, language);
	const percent = formatPercent(tax.percent, language);
	return [
		[t.net, tax.net],
		...(tax.share ? [[t.base(tax.share), tax.base] as [string, number]] : []),
		[tax.share ? t.taxOfBase(percent) : t.tax(percent), tax.amount],
		...(tax.untaxed === 0 ? [] : [[t.untaxed, tax.untaxed] as [string, number]]),
	];
}

const formatPercent = (percent: number, language: Language) => {
	const [whole = "", rest] = String(percent).split(".");
	const text = formatCount(Number(whole), language);
	return rest ? `${text}${language === "en" ? "." : ","}${rest}` : text;
};
