import { timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import type { RawContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { mailNoticeRefusals } from "./contract";
import { restAddress } from "./resting-addresses.server";

type Trouble = { address: string; reason: "bounced" | "complained"; detail: string };

/** Only what will not pass: a full mailbox or a busy server is no reason to stop. Whatever else is reported is taken and ignored. */
export async function takeMailNotice({ db, settings, raw }: RawContext) {
	const secret = settings.MAIL_NOTICE_SECRET;
	if (!secret) throw refuse(mailNoticeRefusals, "notice.off");
	if (!holds(raw.headers.authorization ?? "", secret)) throw refuse(mailNoticeRefusals, "notice.forged");
	const body = readJson(raw.bytes.toString("utf8"));
	const confirmation = snsConfirmation.safeParse(body);
	if (confirmation.success)
		await fetch(confirmation.data.SubscribeURL, { redirect: "error", signal: AbortSignal.timeout(5_000) });
	await restAll(db, [...readPlain(body), ...readPostmark(body), ...readSes(body)]);
	return { status: "ok" as const };
}

async function restAll(db: Db, troubles: Trouble[]) {
	for (const { address, reason, detail } of troubles)
		if (z.email().safeParse(address).success)
			await restAddress(db, { address, reason, detail: detail.replace(/\s+/g, " ").slice(0, 200) });
}

/** `Bearer secret`, or the password of Basic, for providers that only know an address with a password in it. */
function holds(authorization: string, secret: string): boolean {
	const [kind = "", value = ""] = authorization.split(" ");
	const given =
		kind === "Basic" ? Buffer.from(value, "base64").toString("utf8").split(":").slice(1).join(":") : value;
	const [a, b] = [Buffer.from(given), Buffer.from(secret)];
	return a.length === b.length && timingSafeEqual(a, b);
}

const plain = z.object({
	address: z.string(),
	reason: z.enum(["bounced", "complained"]),
	detail: z._default(z.string(), ""),
});
function readPlain(body: unknown): Trouble[] {
	const { data } = plain.safeParse(body);
	return data ? [data] : [];
}

const postmark = z.object({
	RecordType: z.enum(["Bounce", "SpamComplaint"]),
	Type: z.string(),
	Email: z.string(),
	Description: z._default(z.string(), ""),
});
const lasting = new Set(["HardBounce", "BadEmailAddress", "ManuallyDeactivated", "SpamComplaint"]);
function readPostmark(body: unknown): Trouble[] {
	const { data } = postmark.safeParse(body);
	if (!data || !lasting.has(data.Type)) return [];
	const reason = data.RecordType === "Bounce" ? "bounced" : "complained";
	return [{ address: data.Email, reason, detail: `${data.Type} ${data.Description}` }];
}

const people = z.array(z.object({ emailAddress: z.string(), diagnosticCode: z.optional(z.string()) }));
const sesMessage = z.object({
	bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: people })),
	complaint: z.optional(z.object({ complainedRecipients: people })),
});
/** SES reports through SNS, which wraps what it says in a text. */
function readSes(body: unknown): Trouble[] {
	const { data: wrapped } = z
		.object({ Type: z.literal("Notification"), Message: z.string() })
		.safeParse(body);
	const { data } = sesMessage.safeParse(wrapped && readJson(wrapped.Message));
	const bounced = data?.bounce?.bounceType === "Permanent" ? data.bounce.bouncedRecipients : [];
	const complained = data?.complaint?.complainedRecipients ?? [];
	const troubleOf =
		(reason: Trouble["reason"]) =>
		({ emailAddress, diagnosticCode = "" }: z.infer<typeof people>[number]): Trouble => ({
			address: emailAddress,
			reason,
			detail: diagnosticCode,
		});
	return [...bounced.map(troubleOf("bounced")), ...complained.map(troubleOf("complained"))];
}

/** Asked once, when the webhook is set up; only Amazon is answered. */
const snsConfirmation = z.object({
	Type: z.literal("SubscriptionConfirmation"),
	SubscribeURL: z.string().check(z.regex(/^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com\//)),
});

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
