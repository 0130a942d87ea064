import { randomUUID } from "node:crypto";
import { PgBoss } from "pg-boss";
import { placeStoreOrder } from "../app/orders/checkout/contract";
import { orderGoods } from "../app/orders/checkout/order-goods.server";
import { openDatabase, openPool } from "../app/platform/data/database.server";
import { jobQueue } from "../app/platform/data/jobs.server";
import { bind, noCookies } from "../app/platform/http/bind.server";
import { rateLimits } from "../app/platform/http/rate-limit.server";
import { readSettings } from "../app/platform/settings.server";
import { placeTicketOrder } from "../app/tickets/buying/order-contract";
import { orderTickets } from "../app/tickets/buying/order-tickets.server";
import { answerOnce } from "../server/answer-once";
import { withoutUnpaidLimits } from "../storm/fans.mjs";

const bindings = [bind(placeTicketOrder, orderTickets), bind(placeStoreOrder, orderGoods)];

type Load = { clients: number; seconds: number; connections: number };

/** Orders per second by the functions themselves: the same calls as over HTTP, without HTTP and authentication. */
export async function orderCallsPerSecond(
	url: string,
	path: string,
	fans: { id: string; address: string }[],
	bodies: object[],
	{ clients, seconds, connections }: Load,
): Promise<number> {
	const binding = bindings.find(({ endpoint }) => endpoint.path === path)!;
	const pool = openPool(url, { max: connections, onError: () => {} });
	const boss = new PgBoss({
		connectionString: url,
		max: 2,
		supervise: false,
		schedule: false,
		migrate: false,
	});
	await boss.start();
	const surroundings = {
		db: openDatabase(pool),
		settings: readSettings({ APP_ENV: "demo", ...withoutUnpaidLimits }),
		jobs: jobQueue(boss),
		limits: rateLimits(pool),
		language: "id" as const,
		userAgent: "",
		...noCookies,
	};
	let count = 0;
	const buy = async () => {
		const fan = fans[count++ % fans.length]!;
		const who = { kind: "member" as const, memberId: fan.id, sessionId: "", roles: [] };
		const body = bodies[Math.floor(Math.random() * bodies.length)]!;
		await answerOnce(binding, { ...surroundings, who, address: fan.address }, body, randomUUID());
	};
	const buyFor = async (length: number) => {
		const [before, since] = [count, performance.now()];
		const lane = async () => {
			while (performance.now() - since < length * 1000) await buy();
		};
		await Promise.all(Array.from({ length: clients }, lane));
		return (count - before) / ((performance.now() - since) / 1000);
	};
	try {
		await buyFor(seconds);
		return await buyFor(seconds);
	} finally {
		await boss.stop({ graceful: false });
		await pool.end();
	}
}
