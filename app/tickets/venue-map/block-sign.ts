const trailingNumber = /\s+(\d+)$/;

/** "Utara 3" without its number: the name of the stand. */
export const standName = (label: string) => label.replace(trailingNumber, "");

/** A label that fits into a block: "Utara 3" is U3, "Tribun A 2" is A2, "VIP 1" and plain names stay. */
export function blockSign(label: string): string {
	const number = trailingNumber.exec(label)?.[1];
	if (!number) return label;
	const word = standName(label).split(/\s+/).at(-1) ?? "";
	const isShort = word.length <= 3;
	if (!isShort) return `${word.charAt(0).toUpperCase()}${number}`;
	return word.length === 1 ? `${word}${number}` : `${word} ${number}`;
}
