import { and, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import { reportUndone, tryEach } from "../../platform/data/each-row.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { sendMail } from "../send.server";
import { type PostOutcome, postWebhook } from "./post-webhook.server";
import { signWebhook } from "./sign.server";
import {
	type WebhookDelivery,
	type WebhookEndpoint,
	webhookDeliveries,
	webhookEndpoints,
} from "./tables.server";
import { mayCallLocally, webhookUrlError } from "./webhook-url.server";

/** Minutes before the second try, the third and so on: three days in total, then the message is given up. */
const pauses = [1, 5, 30, 2 * 60, 5 * 60, 10 * 60, 14 * 60, 20 * 60, 24 * 60];
const daysBeforeDisabled = 5;
/** Shared equally by the subscribers. */
const atOnce = 20;
/** The next run begins within a minute of this one. */
const longest = 50_000;

/** Looks once a minute for messages that are due, and at once when somebody in the office is waiting for one. */
export const sendWebhooks = defineJob({
	name: "send-webhooks",
	data: z.object({}),
	retry: { tries: 0, delay: 30 },
	every: "* * * * *",
	soon: true,
	run: async (context) => {
		const until = Date.now() + longest;
		const waiting = await listWaiting(context.db);
		const most = Math.ceil(atOnce / waiting.length);
		const failures = await Promise.all(waiting.map(({ id }) => sendTo(context, id, { most, until })));
		reportUndone(failures.flat());
	},
});

/** Each subscriber by itself: one that is slow, or has thousands of messages to hear, keeps no other waiting. */
async function sendTo(
	context: JobContext,
	endpointId: string,
	{ most, until }: { most: number; until: number },
): Promise<Error[]> {
	const failures: Error[] = [];
	while (Date.now() < until) {
		const due = await claimDue(context.db, endpointId, most);
		let isThere = false;
		const tried = await Promise.all(
			due.map((each) =>
				tryEach("delivery", [each], async (each) => {
					if (await deliver(context, each)) isThere = true;
				}),
			),
		);
		failures.push(...tried.flat());
		// Nobody is there: the rest of a long list need not find that out, too.
		if (due.length < most || !isThere) break;
	}
	return failures;
}

const isDue = sql`${webhookDeliveries.nextTryAt} <= now()`;

const listWaiting = (db: Db) =>
	db
		.select({ id: webhookEndpoints.id })
		.from(webhookEndpoints)
		.where(
			and(
				isNull(webhookEndpoints.disabledAt),
				exists(
					db
						.select()
						.from(webhookDeliveries)
						.where(and(eq(webhookDeliveries.endpointId, webhookEndpoints.id), isDue)),
				),
			),
		);

type Due = { id: string; delivery: WebhookDelivery; endpoint: WebhookEndpoint; isFormerValid: boolean };

/** Counts the try in advance: what a killed process had claimed is due again after two minutes, under the same id. */
async function claimDue(db: Db, endpointId: string, most: number): Promise<Due[]> {
	return transaction(db, async (db) => {
		const [found] = await db
			.select({
				endpoint: webhookEndpoints,
				isFormerValid: sql<boolean>`coalesce(${webhookEndpoints.formerSecretUntil} > now(), false)`,
			})
			.from(webhookEndpoints)
			.where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.disabledAt)));
		if (!found) return [];
		const due = db
			.select({ id: webhookDeliveries.id })
			.from(webhookDeliveries)
			.where(and(eq(webhookDeliveries.endpointId, endpointId), isDue))
			.orderBy(webhookDeliveries.nextTryAt)
			.limit(most)
			.for("update", { skipLocked: true });
		const claimed = await db
			.update(webhookDeliveries)
			.set({ tries: sql`${webhookDeliveries.tries} + 1`, nextTryAt: sql`now() + interval '2 minutes'` })
			.where(inArray(webhookDeliveries.id, due))
			.returning();
		return claimed.map((delivery) => ({ id: delivery.id, delivery, ...found }));
	});
}

async function deliver(context: JobContext, { delivery, endpoint, isFormerValid }: Due): Promise<boolean> {
	const body = webhookBodyOf(delivery);
	const secrets = [endpoint.secret, ...(isFormerValid ? [endpoint.formerSecret!] : [])];
	const outcome: PostOutcome = webhookUrlError(endpoint.url, context.settings)
		? { status: null, error: "EURL" }
		: await postWebhook({
				url: endpoint.url,
				headers: signWebhook(delivery.id, body, secrets, new Date()),
				body,
				isLocalAllowed: mayCallLocally(context.settings),
			});
	await keepOutcome(context, delivery, outcome);
	return isHeard(outcome);
}

const isHeard = ({ status }: PostOutcome) => status !== null && status >= 200 && status < 300;

/** The same bytes on every try. */
export const webhookBodyOf = ({ event, createdAt, data }: WebhookDelivery) =>
	JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });

async function keepOutcome(context: JobContext, delivery: WebhookDelivery, outcome: PostOutcome) {
	const { status, error } = outcome;
	const isDelivered = isHeard(outcome);
	const pause = pauses[delivery.tries - 1];
	await transaction(context.db, async (db) => {
		await db
			.update(webhookDeliveries)
			.set({
				lastStatus: status,
				lastError: error,
				deliveredAt: isDelivered ? sql`now()` : null,
				nextTryAt:
					isDelivered || pause === undefined
						? null
						: // Jitter, so that a subscriber that comes back is not flooded.
							sql`now() + make_interval(secs => ${Math.round(pause * 60 * (1 + Math.random() / 10))})`,
			})
			.where(eq(webhookDeliveries.id, delivery.id));
		const [endpoint] = await db
			.update(webhookEndpoints)
			.set({ failingSince: isDelivered ? null : sql`coalesce(${webhookEndpoints.failingSince}, now())` })
			.where(eq(webhookEndpoints.id, delivery.endpointId))
			.returning({
				endpoint: webhookEndpoints,
				isLong: sql<boolean>`coalesce(${webhookEndpoints.failingSince} < now() - make_interval(days => ${daysBeforeDisabled}), false)`,
			});
		if (endpoint?.endpoint.disabledAt) return;
		// With 410 a subscriber asks for no more messages.
		if (status === 410) await disable({ ...context, db }, endpoint!.endpoint, "gone");
		else if (!isDelivered && endpoint?.isLong)
			await disable({ ...context, db }, endpoint.endpoint, "failing");
	});
}

async function disable(context: JobContext, { id, url }: WebhookEndpoint, because: "failing" | "gone") {
	const [disabled] = await context.db
		.update(webhookEndpoints)
		.set({ disabledAt: sql`now()`, disabledBecause: because })
		.where(and(eq(webhookEndpoints.id, id), sql`${webhookEndpoints.disabledAt} is null`))
		.returning({ id: webhookEndpoints.id });
	if (!disabled) return;
	await sendMail(context, {
		to: context.settings.STAFF_MAIL ?? club.contact.email,
		language: "id",
		template: "webhook-disabled",
		values: { url, isGone: because === "gone", link: `${context.settings.publicUrl}/office/webhooks/${id}` },
	});
}

export const forgetWebhooks = defineJob({
	name: "webhooks-forget",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "41 20 * * *",
	run: async ({ db }) => {
		await db
			.delete(webhookDeliveries)
			.where(
				sql`${webhookDeliveries.createdAt} < now() - interval '30 days' and ${webhookDeliveries.nextTryAt} is null`,
			);
	},
});
