import * as z from "zod";
import { endpoint } from "../../../platform/http/contract";
import type { RefusalTable } from "../../../platform/http/refusal";
import { deadTicketRefusals, passRefusals } from "../contract";

const code = z.string().check(z.maxLength(300));

const walletRefusals = {
	...passRefusals,
	...deadTicketRefusals,
	"wallet.off": {
		status: 404,
		message: {
			id: "Tiket untuk dompet ini tidak tersedia.",
			en: "Tickets are not available for this wallet.",
		},
	},
} as const satisfies RefusalTable;

export const applePass = endpoint({
	method: "GET",
	path: "/passes/:code/apple",
	summary:
		"A valid ticket for Apple Wallet, for anyone with its signed code; by its number for its owner only",
	access: "public",
	input: z.object({ code }),
	answer: z.object({
		name: z.string(),
		bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
	}),
	file: "application/vnd.apple.pkpass",
	refusals: walletRefusals,
});

export const googlePass = endpoint({
	method: "GET",
	path: "/passes/:code/google",
	summary: "The address that saves a valid ticket to Google Wallet, under the same rules",
	access: "public",
	input: z.object({ code }),
	answer: z.object({ url: z.string() }),
	refusals: walletRefusals,
});
