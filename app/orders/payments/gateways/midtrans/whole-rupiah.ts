/** "185000.00" is 185000; anything with cents, or anything else, is not one of our amounts. */
export const wholeRupiah = (text: string | null) =>
	/^\d{1,13}(\.00)?$/.test(text ?? "") ? Number.parseInt(text!, 10) : null;
