import * as z from "zod";

/** `outdated`: the Indonesian text was changed after the translation. */
export const wordStates = ["done", "missing", "outdated"] as const;
export type WordState = (typeof wordStates)[number];
export const wordStatesSchema = z.object({ id: z.enum(wordStates), en: z.enum(wordStates) });
export type WordStates = z.infer<typeof wordStatesSchema>;

/** States that lists can be filtered by. */
export const unfinishedStates = ["missing", "outdated"] as const;
export type UnfinishedState = (typeof unfinishedStates)[number];
