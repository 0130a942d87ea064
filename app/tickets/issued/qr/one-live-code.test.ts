import { readFileSync } from "node:fs";
import { eq, inArray, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { buildApp } from "../../../../server/app";
import { testApp } from "../../../../test/app";
import { callFreely, noLimits } from "../../../../test/call-freely";
import { buyTickets, createTicketSale } from "../../../../test/ticket-sale";
import { createLoggedInMember } from "../../../members/factories.server";
import { settleAttempt } from "../../../orders/factories.server";
import { paymentAttempts } from "../../../orders/payments/tables.server";
import { openPool } from "../../../platform/data/database.server";
import type { Endpoint } from "../../../platform/http/contract";
import { joinWaitingList, myWaiting, takeOffer } from "../../waiting-list/contract";
import { admitTicket } from "../admit-ticket.server";
import { giveBackTicket, keepTicket } from "../returns/contract";
import { offerReturns } from "../returns/offer-returns.server";
import { watchReturns } from "../returns/watch-returns.server";
import { issuedTickets } from "../tables.server";
import { acceptOfferedTicket, cancelTransfer, offeredTickets, transferTicket } from "../transfers/contract";

/** Two servers with connections of their own on one database, as two processes have them. */
const { app: first, db, jobs, settings, url } = await testApp({}, { limits: noLimits });
const ownPool = openPool(url, { max: 10, onError: () => {} });
const second = await buildApp({
	settings,
	pool: ownPool,
	jobs,
	limits: noLimits,
	logStream: { write: () => {} },
});
await second.ready();
const aside = new pg.Client({ connectionString: url, application_name: "aside" });
const killer = new pg.Client({ connectionString: url, application_name: "aside" });
await Promise.all([aside.connect(), killer.connect()]);
afterAll(async () => {
	await Promise.all([aside.end(), killer.end()]);
	await second.close();
	await ownPool.end();
});

const context = { db, jobs, settings, limits: noLimits };
const invariants = readFileSync(new URL("../../../orders/invariants.sql", import.meta.url), "utf8");
type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;

/** Places and seats with more than one live code, and sections with more of them than places, at this very moment. */
const twins = async () =>
	(
		await aside.query(`
			select 'place' as what from passes where state in ('valid', 'used')
			group by order_id, position, place having count(*) > 1
			union all
			select 'seat' from passes where state in ('valid', 'used') and seat_id is not null
			group by seat_id having count(*) > 1
			union all
			select 'section' from allotments a join passes p on p.section_id = a.id and p.state in ('valid', 'used')
			group by a.id, a.size having count(p.id) > a.size`)
	).rows;

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

async function send(endpoint: Endpoint, fan: Fan, input: Record<string, unknown>) {
	const answer = await callFreely(anyOf([first, second]), endpoint, input, fan.token);
	return answer.json();
}

/** A ticket of the fan's, preferably one that is still good. */
async function codeOf({ id }: Fan): Promise<string> {
	const [own] = await db
		.select({ number: issuedTickets.number })
		.from(issuedTickets)
		.where(eq(issuedTickets.memberId, id))
		.orderBy(sql`(state = 'valid') desc, random()`)
		.limit(1);
	return own?.number ?? "00000000";
}

const size = 12;

async function countStates(): Promise<Record<string, number>> {
	const { rows } = await aside.query("select state, count(*)::int from passes group by state");
	return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Otherwise the test has tried nothing. */
async function hasBothHappened(): Promise<boolean> {
	const { transferred = 0, returned = 0 } = await countStates();
	return transferred > 0 && returned > 0;
}

it("at no instant are there two live codes for one place, whatever everybody does at once and whatever is killed", async () => {
	const { saleId: sale, sections } = await createTicketSale(db, {}, [{ quota: size, perMemberLimit: 50 }]);
	const proven = { emailVerifiedAt: new Date() };
	const fans = await Promise.all(Array.from({ length: 8 }, () => createLoggedInMember(db, proven)));
	for (const fan of fans.slice(0, 4))
		await buyTickets(context, fan.id, { saleId: sale, sectionId: sections[0]!.id, quantity: 3 });

	const acts: ((fan: Fan) => Promise<unknown>)[] = [
		async (fan) => send(transferTicket, fan, { code: await codeOf(fan), recipient: anyOf(fans).email }),
		async (fan) => send(cancelTransfer, fan, { code: await codeOf(fan) }),
		async (fan) => {
			const { offers = [] } = await send(offeredTickets, fan, {});
			// Twice at once: impatient fans press again.
			if (offers.length > 0)
				await Promise.all(
					[1, 2].map(() => send(acceptOfferedTicket, fan, { id: anyOf<{ id: string }>(offers).id })),
				);
		},
		async (fan) => send(giveBackTicket, fan, { code: await codeOf(fan) }),
		async (fan) => send(keepTicket, fan, { code: await codeOf(fan) }),
		async (fan) => {
			await send(joinWaitingList, fan, { sale, size: anyOf([1, 1, 2]) });
			await offerReturns.run(context, { saleId: sale });
		},
		async (fan) => {
			if ((await send(myWaiting, fan, { sale })).waiting?.offer)
				await send(takeOffer, fan, { sale, method: "qris" });
		},
		// Not right after the order, whose transaction may have been killed: an unpaid offer blocks its ticket.
		async () => {
			const open = await db
				.select({ id: paymentAttempts.id })
				.from(paymentAttempts)
				.where(inArray(paymentAttempts.state, ["opening", "awaiting"]));
			for (const { id } of open) await settleAttempt(context, id);
		},
		async () => watchReturns.run(context, {}),
		// Seldom, and never everybody: a used ticket stays used, and nothing more would happen.
		async (fan) => {
			if (Math.random() < 0.95 || ((await countStates()).used ?? 0) >= size / 2) return;
			await admitTicket(db, await codeOf(fan), "A");
		},
	];

	let isOver = false;
	const seen: unknown[] = [];
	const watch = async () => {
		let looks = 0;
		for (; !isOver; looks++) seen.push(...(await twins()));
		return looks;
	};
	/** To the database, a killed process is a connection that breaks off between two statements. */
	let kills = 0;
	const kill = async () => {
		const { rowCount } = await killer.query(`
			select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and application_name <> 'aside' and xact_start is not null
			order by random() limit 1`);
		kills += rowCount ?? 0;
	};
	/** By count, not by the clock: however slow the machine is, most of what is begun gets done. */
	let done = 0;
	const live = async (fan: Fan) => {
		for (let turn = 0; turn < 40 || (turn < 400 && !(await hasBothHappened())); turn++) {
			await anyOf(acts)(fan).catch(() => {});
			if (++done % 12 === 0) await kill();
		}
	};
	const watching = watch();
	await Promise.all(fans.map(live));
	isOver = true;
	const looks = await watching;

	expect(seen).toEqual([]);
	expect(looks).toBeGreaterThan(20);
	expect(kills).toBeGreaterThan(0);
	const states = await countStates();
	expect((states.valid ?? 0) + (states.used ?? 0)).toBe(size);
	expect(await hasBothHappened()).toBe(true);
	expect((await aside.query(invariants)).rows).toEqual([]);
});

it("would be seen, and is refused by the database itself", async () => {
	const [live] = await db.select().from(issuedTickets).where(eq(issuedTickets.state, "valid")).limit(1);
	const { id: _, ...copy } = live!;
	const twin = () => db.insert(issuedTickets).values({ ...copy, number: "ZZZZZZZZ" });
	await expect(twin()).rejects.toThrow();
	expect(await twins()).toEqual([]);
	await aside.query("drop index passes_one_live_a_place");
	await twin();
	expect(await twins()).toEqual([{ what: "place" }, { what: "section" }]);
	const faults = (await aside.query(invariants)).rows.map(({ fault }) => fault);
	expect(faults).toContain("two live tickets for one place");
});
