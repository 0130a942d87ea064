/** Codes are read out, typed and pasted in every way. */
export const spellCode = (code: string) => code.toUpperCase().replace(/[\s-]+/g, "");
