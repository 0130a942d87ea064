import { and, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../platform/data/database.server";
import { defineJob, type JobContext } from "../platform/data/jobs.server";
import { isOneOf, statement } from "../platform/data/statement.server";
import type { TextChannel } from "../platform/text-channels";
import type { Language } from "../platform/words/language";
import { restAddress } from "./bounces/resting-addresses.server";
import { restingAddresses } from "./bounces/tables.server";
import { addressRests, DeliveryError } from "./delivery-error";
import { mailHtml } from "./mails/mail-layout.server";
import { mailPort } from "./mails/mail-port.server";
import { mailText } from "./mails/mail-text";
import { messages } from "./tables.server";
import { type MailName, mailTemplates, type TextName, textTemplates } from "./templates.server";
import { handOverText, type TextWays } from "./texts/hand-over-text.server";
import { textPorts } from "./texts/text-ports.server";

/** Retries spread over about six hours, as greylisting servers expect. */
export const deliveryRetry = { tries: 9, delay: 30 };

/** Hands messages to their provider. */
export const deliverMessage = defineJob({
	name: "deliver-message",
	data: z.object({ messageId: z.uuid() }),
	retry: deliveryRetry,
	async runAll(context, all) {
		const ids = all.map(({ messageId }) => messageId);
		const failed = await deliverMessages(context, ids);
		return ids.map((id) => failed.get(id));
	},
});

/** As many as a provider may be asked to take at once, so that a claim outlasts every answer. */
const mostAtOnce = 10;

/** Returns why some are to be tried again, by their id. */
export async function deliverMessages(
	{ db, settings }: Pick<JobContext, "db" | "settings">,
	ids: readonly string[],
): Promise<Map<string, Error>> {
	const texts = { channels: settings.TEXT_CHANNELS, ports: textPorts(settings) };
	const ports = { mail: mailPort(settings), texts, publicUrl: settings.publicUrl };
	const most = ports.mail || texts.ports.length > 0 ? mostAtOnce : ids.length;
	const failed = new Map<string, Error>();
	for (let at = 0; at < ids.length; at += most)
		for (const [id, error] of await deliverSome(db, ports, ids.slice(at, at + most))) failed.set(id, error);
	return failed;
}

type Ports = { mail: ReturnType<typeof mailPort>; texts: TextWays; publicUrl: string };

async function deliverSome(db: Db, ports: Ports, ids: string[]): Promise<Map<string, Error>> {
	const claimed = await claim.run(db, { ids });
	const failed = new Map<string, Error>();
	const mark = markTogether(db);
	const deliver = async (message: Claimed) => {
		const outcome = await send(ports, message);
		await mark(outcome);
		if (outcome.isGone)
			await restAddress(db, {
				address: outcome.mail?.to ?? message.to,
				reason: "bounced",
				detail: outcome.reason ?? "",
			});
		if (outcome.retry && outcome.reason) failed.set(message.id, new DeliveryError(outcome.reason, true));
	};
	const marked = await Promise.allSettled(claimed.map(deliver));
	for (const [at, { id }] of claimed.entries()) {
		const outcome = marked[at]!;
		if (outcome.status === "rejected") failed.set(id, outcome.reason);
	}
	const taken = new Set(claimed.map(({ id }) => id));
	const others = ids.filter((id) => !taken.has(id));
	// Another worker has claimed them. If that one dies, the claim expires and a later retry takes over.
	for (const { id } of others.length > 0 ? await openMessages.run(db, { ids: others }) : [])
		failed.set(id, new DeliveryError("claimed by another worker", true));
	return failed;
}

type Claimed = {
	id: string;
	kind: "mail" | "text";
	to: string;
	language: Language;
	subject: string | null;
	text: string | null;
	html: string | null;
	isLate: boolean;
	template: MailName | TextName;
	values: Record<string, unknown> | null;
	mailTo: string | null;
	refusedBy: TextChannel[];
	isUrgent: boolean;
	unsubscribe: string | null;
	rests: boolean;
};

const given = sql.placeholder;

/**
 * One worker at a time, and none once a provider has the message. The claim lasts a minute: longer than a provider may
 * take, but shorter than the queue needs to notice a dead worker, so a retry never finds a stale claim.
 */
const claim = statement<Claimed>(
	() => sql`
		update ${messages} set tries = tries + 1, claimed_until = now() + interval '1 minute'
		where ${isOneOf(messages.id, "ids")} and sent_at is null and failed_at is null
			and (claimed_until is null or claimed_until < now())
		returning id, kind, recipient as "to", language, subject, body_text as text, body_html as html,
			coalesce(expires_at < now(), false) as "isLate", template, text_values as values, mail_to as "mailTo",
			refused_by as "refusedBy", expires_at is not null as "isUrgent", unsubscribe,
			kind = 'mail' and exists (select 1 from ${restingAddresses} resting where resting.address = lower(recipient)
				and (resting.reason = 'bounced' or unsubscribe is not null)) as rests`,
);

const openMessages = statement((db: Db) =>
	db
		.select({ id: messages.id })
		.from(messages)
		.where(and(isOneOf(messages.id, "ids"), isNull(messages.sentAt), isNull(messages.failedAt))),
);

/** Without a reason it was sent. */
type Outcome = {
	id: string;
	providerId: string | null;
	reason: string | null;
	retry: boolean;
	keepsContents: boolean;
	channel: TextChannel | null;
	refusedBy: TextChannel[];
	/** The mail's address does not exist any more. */
	isGone?: boolean;
	/** What takes the place of a text. */
	mail: Pick<Claimed, "to" | "subject" | "text" | "html"> | null;
};

async function send(ports: Ports, message: Claimed): Promise<Outcome> {
	const { id, kind, refusedBy } = message;
	const marked = { id, providerId: null, reason: null, retry: false, keepsContents: false };
	const outcome = { ...marked, channel: null, refusedBy, mail: null };
	if (message.isLate) return { ...outcome, reason: "too late" };
	if (message.rests) return { ...outcome, reason: addressRests };
	if (kind === "mail") return { ...outcome, ...(await sendByMail(ports, message)) };
	// Without a provider the message is read in the outbox, so its contents stay.
	if (ports.texts.ports.length === 0) return { ...outcome, keepsContents: true };
	const { hasNext, ...handed } = await handOverText(ports.texts, {
		...message,
		text: message.text ?? "",
		template: message.template as TextName,
		values: message.values ?? {},
	});
	if (handed.channel !== "mail") return { ...outcome, ...handed, keepsContents: hasNext };
	const mail = mailInstead(message, ports.publicUrl);
	return { ...outcome, ...handed, ...(await sendByMail(ports, { ...message, ...mail })), mail };
}

type MailOutcome = Pick<Outcome, "providerId" | "reason" | "retry" | "keepsContents" | "isGone">;

async function sendByMail({ mail: port }: Ports, message: Claimed): Promise<MailOutcome> {
	const sent = { providerId: null, reason: null, retry: false, keepsContents: false };
	if (!port) return { ...sent, keepsContents: true };
	const { id, to, language, subject, text, html, unsubscribe } = message;
	try {
		const words = { subject: subject ?? "", text: text ?? "", html: html ?? "" };
		return { ...sent, providerId: await port.send({ id, to, language, ...words, unsubscribe }) };
	} catch (error) {
		const fault = error instanceof DeliveryError ? error : new DeliveryError("unexpected", true);
		return {
			...sent,
			reason: fault.reason,
			retry: fault.passes,
			keepsContents: fault.passes,
			isGone: fault.isGone,
		};
	}
}

function mailInstead({ template, values, mailTo, language }: Claimed, publicUrl: string) {
	const content = mailTemplates[textTemplates[template as TextName].mail!].write(values as never, language);
	return {
		to: mailTo!,
		subject: content.subject,
		text: mailText(content, language),
		html: mailHtml(content, { language, publicUrl }),
	};
}

/** What becomes known while others are marked is marked together, and none of it waits for a slow provider's answer. */
function markTogether(db: Db) {
	let before: Promise<unknown> = Promise.resolve();
	let next: { outcomes: Outcome[]; marked: Promise<unknown> } | null = null;
	return (outcome: Outcome): Promise<unknown> => {
		if (!next) {
			const outcomes: Outcome[] = [];
			const marked = before.then(() => {
				next = null;
				return markOutcomes.run(db, {
					outcomes: JSON.stringify(
						outcomes.map(({ channel: sentBy, ...outcome }) => ({ ...outcome, sentBy })),
					),
				});
			});
			before = marked.catch(() => {});
			next = { outcomes, marked };
		}
		next.outcomes.push(outcome);
		return next.marked;
	};
}

const markOutcomes = statement<object>(
	() => sql`
		update ${messages} set claimed_until = null, last_error = reason, provider_id = "providerId",
			sent_at = case when reason is null then now() end,
			failed_at = case when reason is not null and not retry then now() end,
			kind = case when mail is null then kind else 'mail' end,
			recipient = coalesce(mail->>'to', recipient), subject = coalesce(mail->>'subject', subject),
			body_text = case when "keepsContents" then coalesce(mail->>'text', body_text) end,
			body_html = case when "keepsContents" then coalesce(mail->>'html', body_html) end,
			text_values = case when "keepsContents" then text_values end,
			mail_to = case when mail is null then mail_to end,
			channel = "sentBy", refused_by = "refusedBy"
		from json_to_recordset(${given("outcomes")}::json) as outcome
			("id" uuid, "providerId" text, reason text, retry boolean, "keepsContents" boolean, "sentBy" text,
			"refusedBy" text[], mail json)
		where ${messages.id} = outcome.id`,
);
