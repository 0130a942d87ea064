import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eventually, expect } from "../../chaos/expect.mjs";
import { expectSoundBooks, isIdle, settled } from "../books.mjs";
import { isInProgress, orderTickets } from "../buying.mjs";
import { openGateway } from "../gateway.mjs";
import { statementProxy } from "../statement-proxy.mjs";
import { findWares, stock, taken } from "../wares.mjs";

/**
 * `kill -9` after every statement between pressing "pay" and the confirmation mail: one order per point. The process that
 * does all the work reaches the database through a proxy, which kills it once the database has run the n-th statement and
 * before the process gets the result. The other process is paused meanwhile, and then finishes what is left.
 */
export const killAnywhere = {
	async measure(club, { step = 1 }) {
		const { saleId, sections } = await findWares(club);
		await stock(club, sections, 1_000);
		const gateway = await openGateway(club);
		const [rescuer, spare] = club.sites;
		await spare.stop();
		const proxy = await statementProxy(club.url);
		const killed = new Map();
		try {
			for (let point = 1; ; point += step) {
				const site = await club.start({ DATABASE_URL: proxy.url });
				await standStill(club, rescuer);
				const fan = club.fans[point];
				const journey = buyAndPay({
					club,
					site,
					rescuer,
					gateway,
					fan,
					wish: { saleId, sections: sections.slice(0, 2) },
				});
				proxy.stopAt(point, () => site.kill("SIGKILL"));
				const wasKilled = await journey.go();
				if (wasKilled) await site.ended;
				else await site.stop();
				await freeClaims(club);
				rescuer.kill("SIGCONT");
				proxy.reopen();
				await journey.finish();
				await expectPaidOnce(club, fan, journey.number());
				if (!wasKilled) break;
				killed.set(point, proxy.points().at(-1));
			}
		} finally {
			rescuer.kill("SIGCONT");
			proxy.close();
		}
		await expectSoundBooks(club);
		const [first] = sections;
		const held = (await taken(club, first)) - killed.size - 1;
		expect(held === 0, `${held} more places are taken than were bought`);
		const statements = new Set([...killed.values()].map(({ statement }) => statement));
		// Larger steps skip some of them.
		const essentials =
			step > 1
				? []
				: [/insert into "orders"/, /^commit$/, /insert into "ledger_entries"/, /update "payment_attempts"/];
		for (const essential of essentials)
			expect(
				[...statements].some((statement) => essential.test(statement)),
				`nothing was killed after ${essential}`,
			);
		return `killed after each of ${killed.size} statements (${statements.size} different ones): each order placed once, paid once, told once`;
	},
	/** Without the guard, statements commit one by one instead of in a transaction. */
	control: {
		miss: /answered|asked again|orders of one wish|paid|mails|faults/,
		cuts: [
			[
				'client.query(byIndex ? "begin; set local enable_seqscan = off" : "begin");',
				'client.query("select 2");',
			],
		],
	},
};

/** Paused between two transactions, so that it holds no lock. */
async function standStill(club, site) {
	await settled(club);
	await eventually("the other process rests", 60, async () => {
		site.kill("SIGSTOP");
		await wait(20);
		const [{ busy }] = await club.query(
			"select count(*)::int as busy from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()",
		);
		if (busy > 0) site.kill("SIGCONT");
		return busy === 0;
	});
}

/** One fan and the gateway, who both continue from wherever they were when the process died. */
function buyAndPay({ club, site, rescuer, gateway, fan, wish }) {
	const key = randomUUID();
	const done = { placed: null, hasPaid: false, isTold: false };
	const order = async (at) => {
		const answer = await orderTickets(at, fan, wish, { key, agent: false, patience: 20_000 });
		if (answer.status === 201) done.placed = JSON.parse(answer.body).number;
		return answer;
	};
	const pay = async () => {
		if (!done.hasPaid) await gateway.settle(done.placed);
		done.hasPaid = true;
	};
	const tell = async (at) => {
		const { status } = await gateway.send(at, await gateway.notice(done.placed, "settlement"), {
			patience: 20_000,
		});
		done.isTold = status === 200;
	};
	const until = (what) => eventuallyOrKilled(site, what);
	return {
		number: () => done.placed,
		/** True if the process was killed on the way. */
		async go() {
			await order(site);
			if (!site.lives() || !done.placed) return true;
			if (!(await until(async () => Boolean(await gateway.paymentOf(done.placed))))) return true;
			await pay();
			await tell(site);
			if (!done.isTold) return true;
			return !(await until(async () => (await isPaid(club, done.placed)) && (await isIdle(club))));
		},
		async finish() {
			await eventually("the order is answered", 60, async () => {
				if (done.placed) return true;
				const answer = await order(rescuer);
				expect(
					answer.status === 201 || isInProgress(answer),
					`asked again, the site says ${answer.status} ${answer.body}`,
				);
				return answer.status === 201;
			});
			await hurry(club);
			await gateway.opened(done.placed);
			await pay();
			await eventually("the notice is taken", 60, async () => {
				if (!done.isTold) await tell(rescuer);
				return done.isTold;
			});
			await eventually(`order ${done.placed} is paid`, 120, async () => {
				await hurry(club);
				return isPaid(club, done.placed);
			});
			await hurry(club);
			await settled(club);
		},
	};
}

async function eventuallyOrKilled(site, holds) {
	while (site.lives()) {
		if (await holds()) return true;
		await wait(30);
	}
	return false;
}

/** A dead process's work is found after a minute, by its missing heartbeat. This makes that minute pass at once. */
const hurry = (club) =>
	club.query(
		"update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry') and heartbeat_seconds is not null",
	);

/** Likewise for claimed messages. Called while nobody else is working. */
const freeClaims = (club) =>
	club.query("update messages set claimed_until = null where claimed_until is not null");

const isPaid = async (club, number) =>
	(await club.query("select from orders where number = $1 and state in ('paid', 'issued')", [number]))
		.length === 1;

async function expectPaidOnce(club, fan, number) {
	const orders = await club.query("select id, number, state from orders where member_id = $1", [fan.id]);
	expect(orders.length === 1 && orders[0].number === number, `${orders.length} orders of one wish`);
	const [seen] = await club.query(
		`select (select count(*)::int from order_events where order_id = $1 and state = 'paid') as moves,
			(select count(*)::int from ledger_entries where order_id = $1 and account = 'customers') as entries,
			(select count(*)::int from messages where subject like '%' || $2 || '%') as mails`,
		[orders[0].id, number],
	);
	expect(
		seen.moves === 1 && seen.entries === 2,
		`${number}: paid ${seen.moves} times, ${seen.entries} bookings`,
	);
	expect(seen.mails === 2, `${number}: ${seen.mails} mails instead of 2`);
}
