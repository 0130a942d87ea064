import { and, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../platform/data/database.server";
import { defineJob, type JobContext } from "../platform/data/jobs.server";
import { isOneOf, statement } from "../platform/data/statement.server";
import type { Language } from "../platform/words/language";
import { DeliveryError } from "./delivery-error";
import { mailPort } from "./mails/mail-port.server";
import { messages } from "./tables.server";
import { textPort } from "./texts/text-port.server";

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
	const ports = { mail: mailPort(settings), text: textPort(settings) };
	const most = ports.mail || ports.text ? mostAtOnce : ids.length;
	const failed = new Map<string, Error>();
	for (let at = 0; at < ids.length; at += most)
		for (const [id, error] of await deliverSome(db, ports, ids.slice(at, at + most))) failed.set(id, error);
	return failed;
}

type Ports = { mail: ReturnType<typeof mailPort>; text: ReturnType<typeof textPort> };

async function deliverSome(db: Db, ports: Ports, ids: string[]): Promise<Map<string, Error>> {
	const claimed = await claim.run(db, { ids });
	const failed = new Map<string, Error>();
	const mark = markTogether(db);
	const deliver = async (message: Claimed) => {
		const outcome = await send(ports, message);
		await mark(outcome);
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
			coalesce(expires_at < now(), false) as "isLate"`,
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
};

async function send(ports: Ports, message: Claimed): Promise<Outcome> {
	const { id, kind, to, language, subject, text, html, isLate } = message;
	const outcome = { id, providerId: null, reason: null, retry: false, keepsContents: false };
	if (isLate) return { ...outcome, reason: "too late" };
	const port = ports[kind];
	// Without a provider the message is read in the outbox, so its contents stay.
	if (!port) return { ...outcome, keepsContents: true };
	try {
		const outgoing = { id, to, language, subject: subject ?? "", text: text ?? "", html: html ?? "" };
		return { ...outcome, providerId: await port.send(outgoing) };
	} catch (error) {
		const fault = error instanceof DeliveryError ? error : new DeliveryError("unexpected", true);
		return { ...outcome, reason: fault.reason, retry: fault.passes, keepsContents: fault.passes };
	}
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
				return markOutcomes.run(db, { outcomes: JSON.stringify(outcomes) });
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
			body_text = case when "keepsContents" then body_text end,
			body_html = case when "keepsContents" then body_html end
		from json_to_recordset(${given("outcomes")}::json) as outcome
			("id" uuid, "providerId" text, reason text, retry boolean, "keepsContents" boolean)
		where ${messages.id} = outcome.id`,
);
