import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import type { Role } from "../../platform/http/access";
import { buildCompetition, buildStanding, buildTeam } from "../events/factories";
import { competitions, standings, teams } from "../events/tables.server";
import { saveStandings, standingsTable, type TableRows } from "./contract";
import { listStandings } from "./standings.server";

const { db, call } = await testApp({}, { limits: noLimits });

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}
const gilang = await createStaff("editor");
const tri = await createStaff("editor");
const admin = await createStaff("admin");

await db
	.insert(competitions)
	.values([buildCompetition(), buildCompetition({ slug: "liga-baru", name: "Liga Baru" })]);
await db
	.insert(teams)
	.values([buildTeam(), buildTeam({ slug: "macan" }), buildTeam({ slug: "naga", division: "basketball" })]);
await db
	.insert(standings)
	.values([buildStanding(), buildStanding({ position: 2, team: "bintang-utara", points: 4 })]);

const read = (season?: string) =>
	call(standingsTable, { competition: "liga-teluk", season }, { token: gilang.token });
const save = (version: string, rows: TableRows, by = gilang, season = "2026/27") =>
	call(saveStandings, { competition: "liga-teluk", season, version, rows }, { token: by.token });
const row = (team: string | null, points = 0): TableRows[number] => ({
	team,
	won: 1,
	drawn: 0,
	lost: 0,
	scored: 2,
	conceded: 1,
	scoredWithin: 0,
	concededWithin: 0,
	points,
	form: ["won"],
});

describe("a league table", () => {
	it("changes its order on the site, and is in the log", async () => {
		const { body } = await read();
		expect(body.rows.map(({ team }) => team)).toEqual([null, "bintang-utara"]);
		const { status } = await save(body.version, [row("macan", 9), ...body.rows.toReversed()]);
		expect(status).toBe(200);
		const [shown] = await listStandings(db, "football");
		expect(shown!.rows.map(({ position, played, points }) => [position, played, points])).toEqual([
			[1, 1, 9],
			[2, 3, 4],
			[3, 3, 7],
		]);
		const log = await call(auditEntries, { q: "standings/liga-teluk" }, { token: admin.token });
		expect(log.body.entries).toMatchObject([{ action: "standings.save", by: { id: gilang.id } }]);
	});

	it("saved by two at once keeps the first, and tells the second whose change it was", async () => {
		const { body } = await read();
		const answers = await Promise.all([
			save(body.version, [row("macan", 1)], tri),
			save(body.version, [row("macan", 2)], tri),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const refused = await save(body.version, [row(null)]);
		expect([refused.status, refused.body.error]).toEqual([409, "standings.changed"]);
		expect((await read()).body.changedBy).toBeTruthy();
	});

	it("refuses a team twice, of another sport, or unknown, by its row", async () => {
		const { body } = await read();
		for (const rows of [
			[row("macan"), row("macan")],
			[row(null), row("naga")],
			[row(null), row("hantu")],
		]) {
			const { status, body: refused } = await save(body.version, rows);
			expect([status, Object.keys(refused.errors ?? {})]).toEqual([422, ["rows.1.team"]]);
		}
	});

	it("of a new season begins empty, and the old one stays", async () => {
		const { body } = await read("2027/28");
		expect(body.rows).toEqual([]);
		expect((await save(body.version, [row(null, 3)], gilang, "2027/28")).status).toBe(200);
		expect((await read()).body.season).toBe("2027/28");
		expect((await read("2026/27")).body.rows.length).toBeGreaterThan(0);
	});

	it("needs an editor and a competition", async () => {
		const gate = await createStaff("gate");
		expect((await call(standingsTable, { competition: "liga-teluk" }, { token: gate.token })).status).toBe(
			403,
		);
		expect((await call(standingsTable, { competition: "hantu" }, { token: gilang.token })).status).toBe(404);
		const { body } = await call(standingsTable, { competition: "liga-baru" }, { token: gilang.token });
		expect(body).toMatchObject({ rows: [], seasons: [] });
	});
});
