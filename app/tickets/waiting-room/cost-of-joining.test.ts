import { afterAll, expect, it } from "vitest";
import { buildApp } from "../../../server/app";
import { enrolFans } from "../../../storm/fans.mjs";
import { statementProxy } from "../../../storm/statement-proxy.mjs";
import { testApp } from "../../../test/app";
import { createRoom } from "../../../test/waiting-room";
import { openPool } from "../../platform/data/database.server";

const { db, url, settings, jobs } = await testApp();
const fans: { token: string }[] = await enrolFans(url, 4);
const { saleId } = await createRoom(db);
const proxy = await statementProxy(url);
const pool = openPool(proxy.url, { max: 2, onError: () => {} });
const app = await buildApp({ settings, pool, jobs, logStream: { write: () => {} } });
await app.ready();
afterAll(async () => {
	await app.close();
	await pool.end();
	proxy.close();
});

/** What the database is asked while a fan joins, except for the shared once-a-second read of all rooms. */
async function statementsOfJoining(fan: { token: string }) {
	proxy.stopAt(Number.POSITIVE_INFINITY, () => {});
	const answer = await app.inject({
		method: "POST",
		url: "/api/waiting-room/places",
		headers: { authorization: `Bearer ${fan.token}` },
		payload: { saleId },
	});
	expect(answer.json()).toMatchObject({ state: "lots", lot: expect.any(Number) });
	const statements: string[] = proxy.points().map(({ statement }: { statement: string }) => statement);
	return {
		all: statements,
		writes: statements.filter(
			(statement) => !/^select\b(?!.*\bfor (no key )?(update|share)\b)/i.test(statement),
		),
	};
}

it("joining the waiting room costs the database at most one short write", async () => {
	const [first, second, third] = fans as [{ token: string }, { token: string }, { token: string }];
	await statementsOfJoining(first);
	for (const fan of [second, third]) {
		const { all, writes } = await statementsOfJoining(fan);
		expect(writes, all.join("\n")).toEqual([expect.stringMatching(/^insert into "waiting_fans"/)]);
		// Short: one statement, not a transaction that holds locks across a round trip.
		expect(all.join("\n")).not.toMatch(/^(begin|start transaction|commit)/im);
	}
});

it("costs no write at all for a fan who already has a place", async () => {
	const [, , , fan] = fans as [unknown, unknown, unknown, { token: string }];
	expect((await statementsOfJoining(fan)).writes).toHaveLength(1);
	expect((await statementsOfJoining(fan)).writes).toEqual([]);
});
