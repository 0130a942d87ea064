import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../server/app";
import { statementProxy } from "../../../storm/statement-proxy.mjs";
import { testApp } from "../../../test/app";
import { createTicketSale } from "../../../test/ticket-sale";
import { myPayments } from "../../orders/contract";
import { openPool } from "../../platform/data/database.server";
import { passList } from "../../tickets/issued/contract";
import { createLoggedInMember } from "../factories.server";

const { db, url, settings, jobs, call } = await testApp();
const proxy = await statementProxy(url);
const pool = openPool(proxy.url, { max: 1, onError: () => {} });
const app = await buildApp({ settings, pool, jobs, logStream: { write: () => {} } });
await app.ready();
afterAll(async () => {
	await app.close();
	await pool.end();
	proxy.close();
});

type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;

/** The queries and response size of a call once caches are warm. */
async function costOf(path: string, { token }: Fan) {
	const get = () => app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
	await get();
	proxy.stopAt(Number.POSITIVE_INFINITY, () => {});
	const answer = await get();
	expect(answer.statusCode, path).toBe(200);
	const kinds = proxy
		.points()
		.map(({ statement }: { statement: string }) => statement)
		.filter((statement: string) => statement.startsWith("select"));
	return { statements: kinds.length, bytes: answer.body.length };
}

/** Orders of goods, one a day back in time; every second one paid. */
const giveOrders = (fan: Fan, count: number) =>
	db.execute(sql`
		with made as (
			insert into orders (number, member_id, kind, state, total, pay_by, created_at, paid_at, buyer, language)
			select 'SU-' || left(md5(${fan.id} || n), 12), ${fan.id}, 'goods',
				case when n % 2 = 0 then 'completed' else 'expired' end, 100000, now(), now() - n * interval '1 day',
				case when n % 2 = 0 then now() - n * interval '1 day' end, '{}', 'id'
			from generate_series(1, ${count}::int) n returning id)
		insert into order_lines (order_id, position, kind, title, quantity, unit_price, amount, tax_inside)
		select id, 1, 'goods', '{"id":"Syal","en":"Scarf"}', 1, 100000, 100000, 0 from made`);

/** Four used tickets for each of so many past matches. */
async function giveTickets(fan: Fan, matches: number) {
	const { eventId, sections } = await createTicketSale(db);
	await db.execute(sql`
		with match as (
			insert into events select (jsonb_populate_record(events, jsonb_build_object(
				'id', uuidv7(), 'slug', 'lama-' || left(md5(${fan.id} || n), 12), 'status', 'finished',
				'starts_at', now() - n * interval '1 day', 'ends_at', now() - n * interval '1 day' + interval '2 hours'))).*
			from events, generate_series(1, ${matches}::int) n where events.id = ${eventId} returning id),
		bought as (
			insert into orders (number, member_id, kind, state, total, pay_by, paid_at, buyer, language)
			values (${`SU-${randomUUID().slice(0, 8)}`}, ${fan.id}, 'tickets', 'issued', 0, now(), now(), '{}', 'id') returning id),
		line as (
			insert into order_lines (order_id, position, kind, title, quantity, unit_price, amount, tax_inside)
			select id, 1, 'ticket', '{"id":"Laga","en":"Match"}', 1, 0, 0, 0 from bought)
		insert into passes (number, order_id, position, place, event_id, section_id, member_id, holder, state, used_at, used_gate)
		select upper(left(md5(match.id::text || place), 8)), bought.id, 1, place + 4 * (row_number() over ()), match.id, ${sections[0]!.id},
			${fan.id}, 'Sari', 'used', now(), 'B' from match, bought, generate_series(1, 4) place`);
}

/** So many tickets of somebody else, forty for each of as many matches. */
const fillMatches = (somebody: Fan, matches: number) =>
	db.execute(sql`
		with match as (select id from events where slug like 'lama-%' order by id limit ${matches}),
		bought as (
			insert into orders (number, member_id, kind, state, total, pay_by, paid_at, buyer, language)
			values ('SU-RAMAI', ${somebody.id}, 'tickets', 'issued', 0, now(), now(), '{}', 'id') returning id),
		line as (
			insert into order_lines (order_id, position, kind, title, quantity, unit_price, amount, tax_inside)
			select id, 1, 'ticket', '{"id":"Laga","en":"Match"}', 1, 0, 0, 0 from bought),
		place as (
			select match.id as event_id, row_number() over () as at from match, generate_series(1, 40))
		insert into passes (number, order_id, position, place, event_id, section_id, member_id, holder, state, used_at, used_gate)
		select 'Z' || upper(lpad(to_hex(at), 7, '0')), bought.id, 1, at, event_id, (select section_id from passes limit 1),
			${somebody.id}, 'Ramai', 'used', now(), 'B' from place, bought`);

type PlanNode = {
	"Node Type": string;
	"Relation Name"?: string;
	"Actual Rows": number;
	"Actual Loops": number;
	Plans?: PlanNode[];
};

/** How the database finds what a call asks it for. */
async function plansOf(path: string, { token }: Fan): Promise<PlanNode[]> {
	const asked: { text: string; values: unknown[] }[] = [];
	const { query } = pool;
	const listen = (question: { text: string }, values: unknown[] = []) => {
		asked.push({ text: question.text, values });
		return (query as (...args: unknown[]) => unknown)(question, values);
	};
	Object.assign(pool, { query: listen });
	const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
	Object.assign(pool, { query });
	expect(answer.statusCode, path).toBe(200);
	const nodes: PlanNode[] = [];
	const walk = (node: PlanNode) => {
		nodes.push(node);
		node.Plans?.forEach(walk);
	};
	for (const { text, values } of asked.filter(({ text }) => /^select/i.test(text))) {
		const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
		walk(rows[0]["QUERY PLAN"][0].Plan);
	}
	return nodes;
}

describe("a fan with 1,000 orders and 2,000 tickets", async () => {
	const [few, many, crowd] = [
		await createLoggedInMember(db),
		await createLoggedInMember(db),
		await createLoggedInMember(db),
	];
	await giveOrders(few, 30);
	await giveOrders(many, 1_000);
	await giveTickets(few, 9);
	await giveTickets(many, 500);
	// Among many others, since the planner rightly skips the index for most of a table.
	await giveOrders(crowd, 20_000);
	await fillMatches(crowd, 500);
	await db.execute(sql`analyze`);

	it.each([
		"/orders",
		"/orders?tab=closed",
		"/payments",
		"/user/due-orders",
		"/passes?when=past",
		"/passes?when=upcoming",
		"/user/items-to-rate",
	])("waits for %s no longer than one with few: as many queries, as much to read", async (path) => {
		const [short, long] = [await costOf(path, few), await costOf(path, many)];
		expect(long.statements).toBe(short.statements);
		// Larger counts and page numbers are a few characters longer.
		expect(long.bytes).toBeLessThan(short.bytes * 1.2 + 200);
	});

	it.each([
		["/orders", 60],
		["/orders?tab=closed", 60],
		["/payments", 60],
		["/user/due-orders", 60],
		// Of a fan's own matches, the latest.
		["/passes?when=past", 500],
		["/passes?when=upcoming", 500],
		["/user/items-to-rate", 60],
	])("is found by indexes for %s, and no more than %i rows are sorted", async (path, most) => {
		const nodes = await plansOf(path, many);
		const isLarge = (table = "") => ["orders", "order_lines", "passes"].includes(table);
		const readWhole = nodes.filter(
			(node) => node["Node Type"] === "Seq Scan" && isLarge(node["Relation Name"]),
		);
		expect(readWhole).toEqual([]);
		const sorted = nodes
			.filter((node) => node["Node Type"].endsWith("Sort"))
			.map(({ Plans: [from] = [] }) => from!["Actual Rows"] * from!["Actual Loops"]);
		expect(Math.max(0, ...sorted), JSON.stringify(nodes, null, 1)).toBeLessThanOrEqual(most);
	});

	it("turns a page far back without reading those before it", async () => {
		const { rows } = await db.execute<{ number: string }>(
			sql`select number from orders where member_id = ${many.id} and kind = 'goods' order by created_at limit 1 offset 500`,
		);
		const [first, far] = [
			await costOf("/orders", many),
			await costOf(`/orders?after=${rows[0]!.number}`, many),
		];
		expect(far.statements).toBe(first.statements);
		const seen: string[] = [];
		for (let after: string | undefined, at = 0; at < 60; at += 1) {
			const { body } = await call(myPayments, { after }, many);
			seen.push(...body.payments.map(({ number }) => number));
			if (!body.older) break;
			after = body.older;
		}
		// Every second order is paid, and so are the tickets.
		expect([seen.length, new Set(seen).size]).toEqual([501, 501]);
	});

	it("reaches every match once, however far it scrolls, and a place that is gone ends the list", async () => {
		const seen: string[] = [];
		for (let after: string | undefined, at = 0; at < 70; at += 1) {
			const { body } = await call(passList, { when: "past", after }, many);
			expect(body.events.length).toBeLessThanOrEqual(8);
			for (const { event, passes } of body.events) {
				seen.push(event.slug);
				expect(passes).toHaveLength(4);
			}
			if (!body.next) break;
			after = body.next;
		}
		expect([seen.length, new Set(seen).size]).toEqual([500, 500]);
		expect((await call(passList, { when: "past", after: "tidak-ada" }, many)).body).toEqual({
			events: [],
			next: null,
		});
	});
});
