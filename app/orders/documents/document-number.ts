type Numbered = { year: number; number: number };

/** "INV/2026/00417" */
export const invoiceNumberText = (numbered: Numbered) => `INV/${yearAndNumber(numbered)}`;

/** A receipt has the number of the invoice it settles: "KW/2026/00417". */
export const receiptNumberText = (numbered: Numbered) => `KW/${yearAndNumber(numbered)}`;

const yearAndNumber = ({ year, number }: Numbered) => `${year}/${String(number).padStart(5, "0")}`;
