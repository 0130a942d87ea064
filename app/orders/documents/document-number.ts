type Numbered = { year: number; number: number };

/** "INV/2026/00417". A receipt has the number of the invoice it settles: "KW/2026/00417". */
export const numberTexts = {
	invoice: (numbered: Numbered) => `INV/${yearAndNumber(numbered)}`,
	receipt: (numbered: Numbered) => `KW/${yearAndNumber(numbered)}`,
};

const yearAndNumber = ({ year, number }: Numbered) => `${year}/${String(number).padStart(5, "0")}`;

/** What an invoice is called: until the order is paid it has no number, and is only a bill. */
export const invoiceOrBill = ({ invoiceNumber }: { invoiceNumber: string | null }) =>
	invoiceNumber === null ? "bill" : "invoice";
