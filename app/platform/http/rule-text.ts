import type { Localized } from "../words/language";

/** A schema's message in both languages; the API picks the reader's. `z.refine(rule, ruleText({ id, en }))` */
export const ruleText = (text: Localized) => JSON.stringify(text);
