import * as z from "zod";
import { fixtureSchema } from "../../matches/fixtures/fixture";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { passStates } from "../issued/ticket-states";

export const checkRefusals = {
	"gate.unknown_code": {
		status: 404,
		message: {
			id: "Kode ini tidak ada pada kami. Jangan dibeli.",
			en: "This code is not one of ours. Do not buy it.",
		},
	},
} as const satisfies RefusalTable;

export const checkTicket = endpoint({
	method: "GET",
	path: "/ticket-checks",
	summary: "The state of a ticket by its number or signed code, for anybody, without its holder's name",
	access: "public",
	input: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
	answer: z.object({
		state: z.enum([...passStates, "frozen", "disputed"]),
		event: fixtureSchema,
		section: z.string(),
	}),
	refusals: checkRefusals,
});
