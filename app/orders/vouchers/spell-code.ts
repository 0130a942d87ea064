/** Normalises a code: people read them out, type and paste them in every way. */
export const spellCode = (code: string) => code.toUpperCase().replace(/[\s-]+/g, "");
