import { setTimeout as wait } from "node:timers/promises";
import { tally } from "../chaos/ask.mjs";
import { eventually, expect } from "../chaos/expect.mjs";
import { expectSoundBooks, settled } from "./books.mjs";
import { isInProgress, orderGoods, untilAnswered } from "./buying.mjs";
import { findWares, stock } from "./wares.mjs";

const buyers = 16;
/** Cached since the start, as on every match day. */
const publicPages = ["/", "/news/list/all", "/api/news"];

/**
 * Fans buy, each again and again until it is answered, and guests look at public pages, while `disturb` does something to the
 * database. It gets how to wait until orders are taken again. Returns what everybody saw.
 */
export async function underOrders(club, disturb) {
	const { variants, pickUp } = await findWares(club);
	await stock(club, variants, 1_000_000);
	for (const site of club.sites) for (const page of publicPages) await site.get(page);
	const answers = [];
	const acknowledged = [];
	const pages = [];
	let isOver = false;
	let failed = false;
	const buy = async (_, lane) => {
		for (let turn = 0; !isOver; turn++) {
			const fan = club.fans[(turn * buyers + lane) % club.fans.length];
			const send = (site, key) => {
				expect(!failed, "the case is over");
				return orderGoods(site, fan, { variants, pickUp }, { key });
			};
			const done = await untilAnswered(club, send, { first: turn, answers });
			if (done.status === 201)
				acknowledged.push({ number: JSON.parse(done.body).number, at: performance.now() });
		}
	};
	const look = async () => {
		for (let turn = 0; !isOver; turn++) {
			const page = publicPages[turn % publicPages.length];
			pages.push({ page, ...(await club.sites[turn % club.sites.length].get(page)) });
			await wait(100);
		}
	};
	const load = Promise.all([...Array.from({ length: buyers }, buy), look()]);
	load.catch(() => {});
	const ordersAreTaken = (seconds = 60) => {
		const before = acknowledged.length;
		return eventually("orders are taken", seconds, () => acknowledged.length > before + buyers);
	};
	let since;
	try {
		await ordersAreTaken();
		since = performance.now();
		await disturb({ ordersAreTaken, acknowledged: () => acknowledged.length });
		await ordersAreTaken();
	} catch (error) {
		failed = true;
		throw error;
	} finally {
		isOver = true;
		// Of a case that failed, nobody waits for what may never be answered.
		if (!failed) await load;
	}
	return { answers, pages, acknowledged, gap: longestGap(acknowledged, since) };
}

/** The longest time without an acknowledged order, in seconds. */
function longestGap(acknowledged, since) {
	const moments = [since, ...acknowledged.map(({ at }) => at).filter((at) => at > since)];
	const gaps = moments.slice(1).map((at, index) => at - moments[index]);
	return Math.round(Math.max(...gaps) / 100) / 10;
}

/** Whatever happened: nothing acknowledged is lost, nothing is there twice, and no answer was dishonest. Returns it in words. */
export async function expectKept(club, { answers, acknowledged }) {
	for (const site of club.sites) site.expectAlive();
	const worse = answers.filter(
		(answer) =>
			![201, 429].includes(answer.status) &&
			!isInProgress(answer) &&
			!(answer.status === 503 && answer.headers["retry-after"]),
	);
	expect(
		worse.length === 0,
		`answers other than 201, or 409 and 503 with Retry-After: ${tally(worse)} ${worse[0]?.body}`,
	);
	const numbers = acknowledged.map(({ number }) => number);
	const rows = await club.query("select number from orders where number = any($1)", [numbers]);
	const lost = numbers.length - rows.length;
	expect(lost === 0, `${lost} of ${numbers.length} acknowledged orders are lost`);
	const [{ orders }] = await club.query(
		"select count(*)::int as orders from orders where once_key is not null",
	);
	expect(orders === numbers.length, `${orders} orders for ${numbers.length} wishes`);
	await settled(club, 300);
	await expectSoundBooks(club);
	return `${numbers.length} of ${numbers.length} acknowledged orders kept, one each (${tally(answers)})`;
}

/** Public pages went on, from the cache if need be. */
export function expectPages({ pages }) {
	const failed = pages.filter(({ status }) => status !== 200);
	expect(failed.length === 0, `${failed.length} of ${pages.length} public pages failed: ${tally(failed)}`);
	return `${pages.length} of ${pages.length} public pages`;
}
