import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createMember } from "../../app/members/factories.server";
import { restAddress } from "../../app/messages/bounces/resting-addresses.server";
import { sendMail } from "../../app/messages/send.server";
import { messages } from "../../app/messages/tables.server";
import { buildLine, createOrder, createStock } from "../../app/orders/factories.server";
import { gatewayNamed } from "../../app/orders/payments/gateways/gateways.server";
import { paymentAttempts } from "../../app/orders/payments/tables.server";
import { reconciliations } from "../../app/orders/reconciliation/tables.server";
import { waitingFans, waitingRooms } from "../../app/tickets/waiting-room/tables.server";
import { testApp } from "../../test/app";
import { noLimits } from "../../test/call-freely";
import { createTicketSale } from "../../test/ticket-sale";
import { watchDatabase } from "../database-watch";
import { createGuestCache } from "../guest-cache";

const guestCache = createGuestCache();
const { app, db, pool, jobs, settings, logs, runJobs } = await testApp({}, { guestCache, limits: noLimits });
const context = { db, jobs, settings, limits: noLimits, language: "id" as const };

/** Read anew: what all processes have in common is asked for once a second. */
async function metrics() {
	await new Promise((resolve) => setTimeout(resolve, 1_100));
	const { body } = await app.inject("/metrics");
	return (name: string) => {
		const line = body.split("\n").find((each) => each.startsWith(`${name} `));
		return line === undefined ? null : Number(line.slice(name.length));
	};
}

describe("what somebody is woken by", () => {
	it("is told of a buyer who cannot pay, and no longer when the gateway has opened the payment", async () => {
		const { id: memberId } = await createMember(db);
		const lines = [buildLine({ allotmentId: await createStock(db, 1) })];
		const { attempt } = await createOrder(context, { memberId, lines });
		await db
			.update(paymentAttempts)
			.set({ createdAt: sql`now() - interval '5 minutes'` })
			.where(eq(paymentAttempts.id, attempt.id));
		const meanwhile = await metrics();
		expect(meanwhile("payment_unopened_seconds")).toBeGreaterThan(299);
		expect(meanwhile('jobs_waiting{queue="open-attempt"}')).toBe(1);
		const count = meanwhile(
			'outside_calls_total{kind="gateway",provider="simulator",call="open",result="ok"}',
		);
		await runJobs();
		const opened = await metrics();
		expect(opened("payment_unopened_seconds")).toBe(0);
		expect(opened('jobs_waiting{queue="open-attempt"}')).toBe(null);
		expect(opened('outside_calls_total{kind="gateway",provider="simulator",call="open",result="ok"}')).toBe(
			(count ?? 0) + 1,
		);
	});

	it("is told of a gateway that is away", async () => {
		const away = { ...settings, MIDTRANS_SERVER_KEY: "key-of-nobody", MIDTRANS_URL: "http://127.0.0.1:9" };
		await expect(gatewayNamed("midtrans", { db, settings: away }).readStatus("SU-1")).rejects.toThrow();
		expect(
			(await metrics())(
				'outside_calls_total{kind="gateway",provider="midtrans",call="readStatus",result="away"}',
			),
		).toBe(1);
	});

	it("is told of failed and late jobs, by queue", async () => {
		await db.execute(sql`
			insert into pgboss.job (name, state, start_after, completed_on, data) values
				('pay-refund', 'failed', now(), now(), '{}'), ('pay-refund', 'retry', now() - interval '9 minutes', null, '{}'),
				('pay-refund', 'created', now() + interval '1 hour', null, '{}')`);
		const value = await metrics();
		expect(value('jobs_failed{queue="pay-refund"}')).toBe(1);
		expect(value('jobs_waiting{queue="pay-refund"}')).toBe(1);
		expect(value('jobs_oldest_waiting_seconds{queue="pay-refund"}')).toBeGreaterThan(539);
	});

	it("is told of mails that wait, that failed and whose addresses bounce", async () => {
		const mail = { language: "id", template: "one-time-code", values: { code: "123456" } } as const;
		for (const to of ["late@example.com", "gone@example.com"]) await sendMail(context, { to, ...mail });
		await db
			.update(messages)
			.set({ failedAt: sql`now()`, lastError: "SMTP 554" })
			.where(eq(messages.to, "gone@example.com"));
		await db
			.update(messages)
			.set({ createdAt: sql`now() - interval '20 minutes'` })
			.where(eq(messages.to, "late@example.com"));
		await restAddress(db, { address: "gone@example.com", reason: "bounced", detail: "SMTP 550" });
		const value = await metrics();
		expect(value('messages_waiting{kind="mail"}')).toBe(1);
		expect(value('messages_oldest_waiting_seconds{kind="mail"}')).toBeGreaterThan(1_199);
		expect(value('messages_failed{kind="mail"}')).toBe(1);
		expect(value('mail_addresses_resting{reason="bounced"}')).toBe(1);
	});

	it("is told of the last reconciliation, and that there was none", async () => {
		expect((await metrics())("reconciliation_age_seconds")).toBe(-1);
		const days = { from: "2026-11-12", to: "2026-11-18" };
		await db.insert(reconciliations).values({ ...days, differences: 0, at: sql`now() - interval '1 day'` });
		await db.insert(reconciliations).values({ ...days, differences: 3, at: sql`now() - interval '1 hour'` });
		const value = await metrics();
		expect(value("reconciliation_differences")).toBe(3);
		expect(value("reconciliation_age_seconds")).toBeGreaterThan(3_599);
	});

	it("is told who waits in a waiting room that is open", async () => {
		const open = await createTicketSale(db, {}, [{}]);
		const over = await createTicketSale(db, {}, [{}]);
		const room = { perMinute: 10, startsAt: sql`now() - interval '1 hour'` };
		await db.insert(waitingRooms).values([
			{ ...room, saleId: open.saleId },
			{ ...room, saleId: over.saleId, endsAt: sql`now() - interval '1 minute'` },
		]);
		for (const { saleId } of [open, over])
			for (const admittedAt of [null, sql`now()`]) {
				const { id: memberId } = await createMember(db);
				await db.insert(waitingFans).values({ saleId, memberId, admittedAt });
			}
		const value = await metrics();
		expect(value('waiting_room_fans{state="waiting"}')).toBe(1);
		expect(value('waiting_room_fans{state="admitted"}')).toBe(1);
	});

	it("is told how the process gets on with the database and its changes", async () => {
		const value = await metrics();
		expect(value("database_up")).toBe(1);
		expect(value("database_writes_wait")).toBe(0);
		expect(value("database_schema_ahead")).toBe(0);
		expect(value("database_connections_most")).toBe(pool.options.max);
		expect(value('database_connections{state="idle"}')).toBeGreaterThan(0);
		expect(value("guest_cache_paused")).toBe(0);
		guestCache.pause();
		expect((await metrics())("guest_cache_paused")).toBe(1);
		guestCache.resume();
	});

	it("hears that the database is away, and no old figures of the club", async () => {
		const watch = watchDatabase(pool);
		const state = () => ({ away: "the database does not answer", ahead: null, writes: null });
		const other = await testApp({}, { watch: { ...watch, state }, isHearing: () => true });
		const { body } = await other.app.inject("/metrics");
		expect(body).toMatch(/^database_up 0$/m);
		expect(body).toMatch(/^database_changes_heard 0$/m);
		expect(body).not.toMatch(/^(payment_unopened_seconds|jobs_failed|reconciliation_differences)\b/m);
	});
});

it("questions that are asked every second are not in the log, unless they are refused", async () => {
	const asked = (path: string) => logs.map((line) => JSON.parse(line)).filter(({ req }) => req?.url === path);
	await app.inject("/healthz");
	await app.inject({ url: "/metrics", remoteAddress: "203.0.113.9" });
	expect(asked("/healthz").every(({ level }) => level === 20)).toBe(true);
	expect(asked("/metrics").some(({ level, res }) => level === 30 && res.statusCode === 404)).toBe(true);
});

describe("in deploy/", () => {
	const alerts = readFileSync("deploy/alerts.yml", "utf8");
	const dashboard = JSON.parse(readFileSync("deploy/grafana.json", "utf8")) as {
		panels: { title: string; targets?: { expr: string }[] }[];
	};
	const rules = alerts.split(/^ {6}- alert: /m).slice(1);
	const conditions = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, condition]) => condition!);
	const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

	/** What is left of an expression without its labels, durations, functions and operators. */
	const metricsIn = (expression: string) =>
		[
			...expression
				.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) *\([^)]*\)/g, "")
				.matchAll(/\b[a-z_][a-z0-9_]*\b(?! *\()/g),
		]
			.map(([name]) => name)
			.filter((name) => !["and", "or", "unless", "by", "bool"].includes(name));

	it("alerts and dashboard name only metrics that there are, with labels that they have", async () => {
		const { body } = await app.inject("/metrics");
		const isThere = (name: string) => {
			const base = name.replace(/_(count|sum|bucket)$/, "");
			return name === "up" || body.includes(`# TYPE ${name} `) || body.includes(`# TYPE ${base} histogram`);
		};
		expect(rules.length).toBeGreaterThan(15);
		expect(shown.length).toBeGreaterThan(30);
		const named = [...new Set([...conditions, ...shown].flatMap(metricsIn))];
		expect(named).toContain("payment_unopened_seconds");
		expect(named.filter((name) => !isThere(name))).toEqual([]);
	});

	it("each alert says how bad it is, what is the matter and what to do", () => {
		expect(conditions).toHaveLength(rules.length);
		for (const rule of rules) {
			expect(rule).toMatch(/severity: (wake|look)/);
			expect(rule).toMatch(/summary: ".{15,}"/);
			expect(rule).toMatch(/action: ".{15,}"/);
		}
	});

	it("every metric of ours has its place in an alert or on the dashboard", async () => {
		const { body } = await app.inject("/metrics");
		const ours = [...body.matchAll(/^# TYPE (\S+) /gm)]
			.map(([, name]) => name!)
			.filter((name) => !/^(process|nodejs)_/.test(name));
		const used = [...conditions, ...shown].join(" ");
		expect(ours.filter((name) => !used.includes(name))).toEqual([]);
	});
});
