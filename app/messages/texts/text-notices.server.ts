import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { CallContext, RawContext } from "../../platform/http/bind.server";
import type { FileAnswer, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type DeliveryNotice, noteDelivery } from "./delivery-states.server";
import { noticePath, textNoticeRefusals, type whatsappChallenge } from "./text-notices-contract";

export function repeatChallenge(
	{ settings }: CallContext,
	input: ParsedInputOf<typeof whatsappChallenge>,
): FileAnswer {
	const expected = settings.WHATSAPP_VERIFY_TOKEN;
	if (!expected) throw refuse(textNoticeRefusals, "notice.off");
	const { "hub.mode": mode, "hub.verify_token": token = "", "hub.challenge": challenge = "" } = input;
	if (mode !== "subscribe" || !isSame(token, expected)) throw refuse(textNoticeRefusals, "notice.forged");
	return { name: "challenge.txt", bytes: Buffer.from(challenge) };
}

const whatsappBody = z.object({
	entry: z.array(
		z.object({
			changes: z.array(
				z.object({
					value: z.object({
						statuses: z.optional(
							z.array(
								z.object({
									id: z.string(),
									status: z.string(),
									errors: z.optional(z.array(z.object({ code: z.number() }))),
								}),
							),
						),
					}),
				}),
			),
		}),
	),
});

/** Signed with the app's secret. What it says besides (messages from fans) is not read. */
export async function takeWhatsappNotice(context: RawContext) {
	const { bytes, headers } = context.raw;
	const secret = context.settings.WHATSAPP_SECRET;
	if (!secret) throw refuse(textNoticeRefusals, "notice.off");
	const signature = `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`;
	if (!isSame(headerText(headers["x-hub-signature-256"]), signature))
		throw refuse(textNoticeRefusals, "notice.forged");
	const read = whatsappBody.safeParse(readJson(bytes));
	const statuses = read.data?.entry.flatMap(({ changes }) =>
		changes.flatMap(({ value }) => value.statuses ?? []),
	);
	for (const { id, status, errors } of statuses ?? [])
		await note(context, {
			channel: "whatsapp",
			providerId: id,
			state: status,
			reason: `WhatsApp ${errors?.[0]?.code ?? "failed"}`,
		});
	return { status: "ok" as const };
}

/** Twilio signs the address and the sorted fields with the account's secret. */
export async function takeTwilioNotice(context: RawContext) {
	const { settings, raw } = context;
	if (settings.SMS_PROVIDER !== "twilio") throw refuse(textNoticeRefusals, "notice.off");
	const form = new URLSearchParams(raw.bytes.toString("utf8"));
	const fields = [...form].sort(([a], [b]) => (a < b ? -1 : 1)).flat();
	const signature = createHmac("sha1", settings.TWILIO_SECRET ?? "")
		.update(settings.publicUrl + noticePath("twilio") + fields.join(""))
		.digest("base64");
	if (!isSame(headerText(raw.headers["x-twilio-signature"]), signature))
		throw refuse(textNoticeRefusals, "notice.forged");
	await note(context, {
		channel: "sms",
		providerId: form.get("MessageSid") ?? "",
		state: form.get("MessageStatus") ?? "",
		reason: `Twilio ${form.get("ErrorCode") ?? "failed"}`,
	});
	return { status: "ok" as const };
}

type Reported = Omit<DeliveryNotice, "state"> & { state: string };

async function note(context: CallContext, { state: said, ...notice }: Reported) {
	const state = states[said];
	if (!state || !notice.providerId) return;
	if ((await noteDelivery(context, { ...notice, state })) === "early")
		throw refuse(textNoticeRefusals, "notice.early");
}

/** In either provider's words; others, such as "queued", say nothing new. */
const states: Record<string, DeliveryNotice["state"] | undefined> = {
	sent: "sent",
	delivered: "delivered",
	read: "read",
	failed: "failed",
	undelivered: "failed",
};

const headerText = (value: string | string[] | undefined) => String(value ?? "");

function isSame(given: string, expected: string) {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}

function readJson(bytes: Buffer): unknown {
	try {
		return JSON.parse(bytes.toString("utf8"));
	} catch {
		return null;
	}
}
