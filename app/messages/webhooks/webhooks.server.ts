import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import {
	type changeWebhook,
	type createWebhook,
	deliveriesPerPage,
	mostEndpoints,
	type Webhook,
	type WebhookDeliveryShown,
	type webhookLog,
	webhookRefusals,
} from "./contract";
import { sendWebhooks, webhookBodyOf } from "./send-webhooks.server";
import { newWebhookSecret } from "./sign.server";
import {
	type WebhookDelivery,
	type WebhookEndpoint,
	webhookDeliveries,
	webhookEndpoints,
} from "./tables.server";
import { testEvent } from "./webhook-events";
import { webhookUrlError } from "./webhook-url.server";

export async function listWebhooks(db: Db) {
	return {
		webhooks: (await db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.id))).map(shown),
	};
}

export async function addWebhook(context: MemberContext, fields: ParsedInputOf<typeof createWebhook>) {
	checkUrl(context, fields.url);
	const secret = newWebhookSecret();
	return transaction(context.db, async (db) => {
		if ((await db.$count(webhookEndpoints)) >= mostEndpoints)
			throw refuse(webhookRefusals, "webhook.too_many");
		const [added] = await db
			.insert(webhookEndpoints)
			.values({ ...fields, secret })
			.returning();
		await audit(context, db, "create", added!, fields);
		return { webhook: shown(added!), secret };
	});
}

/** Turned on again, it starts afresh: what it has missed is in its log, and can be sent again. */
export async function editWebhook(
	context: MemberContext,
	{ id, isEnabled, ...fields }: ParsedInputOf<typeof changeWebhook>,
) {
	checkUrl(context, fields.url);
	return transaction(context.db, async (db) => {
		const before = await lockWebhook(db, id);
		const isOn = before.disabledAt === null;
		const [changed] = await db
			.update(webhookEndpoints)
			.set({
				...fields,
				...(isEnabled && !isOn && { disabledAt: null, disabledBecause: null, failingSince: null }),
				...(!isEnabled && isOn && { disabledAt: sql`now()`, disabledBecause: "staff" as const }),
			})
			.where(eq(webhookEndpoints.id, id))
			.returning();
		await audit(context, db, "change", before, { ...fields, isEnabled });
		return { webhook: shown(changed!) };
	});
}

export async function removeWebhook(context: MemberContext, id: string) {
	return transaction(context.db, async (db) => {
		const before = await lockWebhook(db, id);
		await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
		await audit(context, db, "delete", before);
		return { message: "ok" };
	});
}

export async function renewSecret(context: MemberContext, id: string) {
	const secret = newWebhookSecret();
	return transaction(context.db, async (db) => {
		const before = await lockWebhook(db, id);
		const [changed] = await db
			.update(webhookEndpoints)
			.set({ secret, formerSecret: before.secret, formerSecretUntil: sql`now() + interval '1 day'` })
			.where(eq(webhookEndpoints.id, id))
			.returning();
		await audit(context, db, "secret", before);
		return { webhook: shown(changed!), secret };
	});
}

export async function queueTest(context: MemberContext, id: string) {
	return transaction(context.db, async (db) => {
		const webhook = await lockWebhook(db, id);
		const data = { text: "Halo dari kantor. Hello from the office." };
		await db.insert(webhookDeliveries).values({ endpointId: id, event: testEvent, data });
		await context.jobs.send(db, sendWebhooks, {});
		await audit(context, db, "test", webhook);
		return { message: "ok" };
	});
}

export async function queueAgain(context: MemberContext, { id, delivery }: { id: string; delivery: string }) {
	return transaction(context.db, async (db) => {
		const webhook = await lockWebhook(db, id);
		const [queued] = await db
			.update(webhookDeliveries)
			.set({ tries: 0, nextTryAt: sql`now()`, deliveredAt: null, lastStatus: null, lastError: null })
			.where(and(eq(webhookDeliveries.id, delivery), eq(webhookDeliveries.endpointId, id)))
			.returning({ id: webhookDeliveries.id });
		if (!queued) throw refuse(webhookRefusals, "webhook.unknown");
		await context.jobs.send(db, sendWebhooks, {});
		await audit(context, db, "again", webhook, { delivery });
		return { message: "ok" };
	});
}

export async function readLog(
	db: Db,
	{ id, state, after }: ParsedInputOf<typeof webhookLog>,
): Promise<AnswerOf<typeof webhookLog>> {
	const [webhook] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
	if (!webhook) throw refuse(webhookRefusals, "webhook.unknown");
	const { deliveredAt, nextTryAt } = webhookDeliveries;
	const inState = {
		waiting: isNotNull(nextTryAt),
		delivered: isNotNull(deliveredAt),
		failed: and(isNull(nextTryAt), isNull(deliveredAt)),
	};
	const rows = await db
		.select()
		.from(webhookDeliveries)
		.where(
			and(
				eq(webhookDeliveries.endpointId, id),
				state && inState[state],
				after ? lt(webhookDeliveries.id, after) : undefined,
			),
		)
		.orderBy(desc(webhookDeliveries.id))
		.limit(deliveriesPerPage + 1);
	const page = rows.slice(0, deliveriesPerPage);
	return {
		webhook: shown(webhook),
		deliveries: page.map(shownDelivery),
		next: rows.length > page.length ? page.at(-1)!.id : null,
	};
}

function checkUrl({ settings, language }: MemberContext, url: string) {
	const fault = webhookUrlError(url, settings);
	if (fault) throw new InvalidInput({ url: [localize(fault, language)] });
}

async function lockWebhook(db: Db, id: string): Promise<WebhookEndpoint> {
	const [found] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for("update");
	if (!found) throw refuse(webhookRefusals, "webhook.unknown");
	return found;
}

/** Never includes a secret. */
async function audit(
	{ who }: MemberContext,
	db: Db,
	verb: string,
	{ id, url, description, events, disabledAt }: WebhookEndpoint,
	after?: object,
) {
	await recordAudit(db, {
		by: who.memberId,
		action: `webhooks.${verb}`,
		subject: `webhook/${id}`,
		...(verb !== "create" && { before: { url, description, events, isEnabled: disabledAt === null } }),
		...(after && { after }),
	});
}

const shown = (endpoint: WebhookEndpoint): Webhook => ({
	...endpoint,
	createdAt: endpoint.createdAt.toISOString(),
	failingSince: endpoint.failingSince?.toISOString() ?? null,
	disabledAt: endpoint.disabledAt?.toISOString() ?? null,
	formerSecretUntil: endpoint.formerSecretUntil?.toISOString() ?? null,
});

const shownDelivery = (delivery: WebhookDelivery): WebhookDeliveryShown => ({
	id: delivery.id,
	event: delivery.event,
	state: delivery.deliveredAt ? "delivered" : delivery.nextTryAt ? "waiting" : "failed",
	at: delivery.createdAt.toISOString(),
	tries: delivery.tries,
	nextTryAt: delivery.nextTryAt?.toISOString() ?? null,
	deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
	lastStatus: delivery.lastStatus,
	lastError: delivery.lastError,
	body: webhookBodyOf(delivery),
});
