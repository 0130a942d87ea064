import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { buildCompetition } from "../app/matches/events/factories";
import { competitions } from "../app/matches/events/tables.server";
import { buildPlayer } from "../app/people/players/factories";
import { players } from "../app/people/players/tables.server";
import { freshDatabase } from "../test/database";
import { divisionErrors } from "./division-errors";

const { db } = await freshDatabase();

it("lets a club start whose database is empty, or has only what its profile has", async () => {
	expect(await divisionErrors(db)).toEqual([]);
	await db.insert(players).values(buildPlayer());
	expect(await divisionErrors(db)).toEqual([]);
});

it("names what a division that left the profile still has", async () => {
	await db
		.insert(players)
		.values([
			buildPlayer({ slug: "satu", division: "kasti", number: 1 }),
			buildPlayer({ slug: "dua", division: "kasti", number: 2 }),
		]);
	await db.insert(competitions).values(buildCompetition({ slug: "liga-kasti", division: "kasti" }));
	expect(await divisionErrors(db)).toEqual([
		'club/profile.ts: divisions: "kasti" is gone, but the database has 2 players, 1 competition of it',
	]);
	await db.delete(competitions);
	await db.delete(players).where(eq(players.division, "kasti"));
});

it("names a squad that left, and positions that the sport does not have", async () => {
	await db
		.insert(players)
		.values([
			buildPlayer({ slug: "tiga", squad: "u12", number: 3 }),
			buildPlayer({ slug: "empat", positionKey: "pitcher", number: 4 }),
		]);
	expect(await divisionErrors(db)).toEqual([
		'club/profile.ts: divisions: the squad "u12" of "football" is gone, but the database has 1 player of it',
		'club/profile.ts: divisions: the sport of "football" has no position "pitcher", needed by 1 player in the database',
	]);
});
