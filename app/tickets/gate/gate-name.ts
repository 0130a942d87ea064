/** Most gates are letters and need the word before them; "Pintu 1" is a whole name. */
export const isGateLetter = (gate: string) => gate.length <= 2;

/** Within a sentence: `gerbang C`, but `Pintu 1`. */
export const gateId = (gate: string) => (isGateLetter(gate) ? `gerbang ${gate}` : gate);
export const gateEn = (gate: string) => (isGateLetter(gate) ? `gate ${gate}` : gate);
