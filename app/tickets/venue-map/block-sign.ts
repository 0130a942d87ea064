const trailingNumber = /\s+(\d+)$/;

/** "Utara 3" without its number: what the whole stand is called. */
export const standName = (label: string) => label.replace(trailingNumber, "");

/** What fits into a block: "Utara 3" is U3, "Tribun A 2" is A2, "VIP 1" stays as it is. Without a number it is the name. */
export function blockSign(label: string): string {
	const number = trailingNumber.exec(label)?.[1];
	if (!number) return label;
	const word = standName(label).split(/\s+/).at(-1) ?? "";
	const isShort = word.length <= 3;
	if (!isShort) return `${word.charAt(0).toUpperCase()}${number}`;
	return word.length === 1 ? `${word}${number}` : `${word} ${number}`;
}
