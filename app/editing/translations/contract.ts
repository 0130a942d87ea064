import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import type { RefusalTable } from "../../platform/http/refusal";
import { wordStatesSchema } from "./word-states";

const access = { staff: ["editor", "seller"] } as const;

export const translationRefusals = {
	"translation.unknown": {
		status: 404,
		message: { id: "Ini sudah tidak ada.", en: "This no longer exists." },
	},
} as const satisfies RefusalTable;

export const translationCounts = endpoint({
	method: "GET",
	path: "/staff/translations",
	summary: "How many items of each kind have missing or outdated English",
	access,
	input: z.object({}),
	answer: z.object({
		kinds: z.array(z.object({ kind: z.string(), missing: z.int(), outdated: z.int() })),
	}),
});

export const translationState = endpoint({
	method: "GET",
	path: "/staff/translations/:kind/:id",
	summary: "The state of each language of one item",
	access,
	input: z.object({ kind: pathWord, id: pathWord }),
	answer: wordStatesSchema,
	refusals: translationRefusals,
});

export const confirmTranslation = endpoint({
	method: "POST",
	path: "/staff/translations/:kind/:id/confirm",
	summary: "Confirm that the English is still right after a change to the Indonesian",
	access,
	input: z.object({ kind: pathWord, id: pathWord }),
	answer: wordStatesSchema,
	refusals: translationRefusals,
});
