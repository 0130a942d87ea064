import { refuse } from "../../platform/http/refusal";
import type { Localized } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { describePrint, type Print, type Printing, printErrorOf, printRefusals } from "./print";

type Printable = {
	title: Localized;
	price: number;
	/** The slug of its product. */
	product: string;
	/** Null where nothing can be printed on it. */
	printing: Printing | null;
};

/** An item as sold with this print: at a higher price, and with it in its title. Refused where it can't be printed. */
export function printOn<Goods extends Printable & { choice?: Localized; picture?: PictureRef }>(
	goods: Goods,
	print: Print | null | undefined,
): Goods {
	if (!print) return goods;
	const { printing } = goods;
	if (!printing) throw refuse(printRefusals, "print.not_here");
	const fault = printErrorOf(print);
	if (fault) throw refuse(printRefusals, fault);
	const words = describePrint(print);
	return {
		...goods,
		title: join(goods.title, words),
		price: goods.price + printing.price,
		...(goods.choice && { choice: join(goods.choice, words) }),
		...(goods.picture && { picture: pictureOfPrint(goods.product, printing, print) }),
	};
}

/** The back of the shirt. */
export const pictureOfPrint = (
	product: string,
	{ kit }: Pick<Printing, "kit">,
	{ name, number }: Print,
): PictureRef => ({
	art: "jersey",
	slug: product,
	kit,
	...(name && { name }),
	...(number !== null && { number }),
});

const join = (text: Localized, words: Localized): Localized => ({
	id: [text.id, words.id].filter(Boolean).join(", "),
	en: [text.en ?? text.id, words.en].filter(Boolean).join(", "),
});
