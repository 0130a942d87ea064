import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";

export const mailNoticeRefusals = {
	"notice.off": { status: 404, message: { id: "Tidak dikenal.", en: "Unknown." } },
	"notice.forged": { status: 403, message: { id: "Bukan dari penyedianya.", en: "Not from the provider." } },
} as const satisfies RefusalTable;

export const mailNotice = endpoint({
	method: "POST",
	path: "/messages/notices/mail",
	summary:
		"A mail that bounced or was called spam, as Postmark, Amazon SES or a script of the club's reports it",
	access: "public",
	raw: true,
	input: z.object({}),
	answer: z.object({ status: z.literal("ok") }),
	refusals: mailNoticeRefusals,
});
