import { and, asc, desc, eq } from "drizzle-orm";
import { club } from "../../../club/profile";
import { recordAudit } from "../../members/staff/audit.server";
import { findLatestChange } from "../../members/staff/latest-change.server";
import { contentVersion } from "../../platform/data/content-version.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { dayOf } from "../../platform/words/dates";
import { type Language, localize } from "../../platform/words/language";
import { type Competition, competitions, standings, teams } from "../events/tables.server";
import { type saveStandings, type standingsTable, type TableRows, tableRefusals } from "./contract";

type Answer = AnswerOf<typeof standingsTable>;

export async function readTable(
	db: Db,
	{ competition: slug, season }: ParsedInputOf<typeof standingsTable>,
): Promise<Answer> {
	const [competition] = await db.select().from(competitions).where(eq(competitions.slug, slug));
	if (!competition) throw refuse(tableRefusals, "standings.unknown");
	const seasons = (
		await db
			.selectDistinct({ season: standings.season })
			.from(standings)
			.where(eq(standings.competition, slug))
			.orderBy(desc(standings.season))
	).map((row) => row.season);
	const shown = season ?? seasons[0] ?? seasonNow();
	const [rows, ofDivision, change] = await Promise.all([
		listRows(db, slug, shown),
		db
			.select({ slug: teams.slug, name: teams.name })
			.from(teams)
			.where(eq(teams.division, competition.division))
			.orderBy(asc(teams.name)),
		findLatestChange(db, subjectOf(slug, shown), ["standings.save"]),
	]);
	return {
		competition,
		season: shown,
		seasons,
		rows,
		version: contentVersion(rows),
		...change,
		teams: ofDivision,
	};
}

/** The whole table at once: rows swap places, and no two may have the same one. */
export async function saveTable(
	{ db, who, language }: MemberContext,
	{ competition: slug, season, version, rows }: ParsedInputOf<typeof saveStandings>,
): Promise<Answer> {
	await transaction(db, async (db) => {
		// Locked, so that two who save at once come one after the other.
		const [competition] = await db
			.select()
			.from(competitions)
			.where(eq(competitions.slug, slug))
			.for("no key update");
		if (!competition) throw refuse(tableRefusals, "standings.unknown");
		const before = await listRows(db, slug, season);
		if (contentVersion(before) !== version) throw refuse(tableRefusals, "standings.changed");
		await checkRows(db, language, competition, rows);
		if (contentVersion(rows) === version) return;
		await db.delete(standings).where(isTable(slug, season));
		if (rows.length > 0)
			await db.insert(standings).values(
				rows.map((row, place) => ({
					...row,
					competition: slug,
					season,
					position: place + 1,
					played: row.won + row.drawn + row.lost,
				})),
			);
		await recordAudit(db, {
			by: who.memberId,
			action: "standings.save",
			subject: subjectOf(slug, season),
			before,
			after: rows,
		});
	});
	return readTable(db, { competition: slug, season });
}

const subjectOf = (competition: string, season: string) => `standings/${competition}/${season}`;
const isTable = (competition: string, season: string) =>
	and(eq(standings.competition, competition), eq(standings.season, season));

const listRows = (db: Db, competition: string, season: string): Promise<TableRows> =>
	db
		.select({
			team: standings.team,
			won: standings.won,
			drawn: standings.drawn,
			lost: standings.lost,
			scored: standings.scored,
			conceded: standings.conceded,
			scoredWithin: standings.scoredWithin,
			concededWithin: standings.concededWithin,
			points: standings.points,
			form: standings.form,
		})
		.from(standings)
		.where(isTable(competition, season))
		.orderBy(asc(standings.position));

async function checkRows(db: Db, language: Language, { division }: Competition, rows: TableRows) {
	const known = await db.select({ slug: teams.slug }).from(teams).where(eq(teams.division, division));
	const faults: Record<string, string[]> = {};
	for (const [place, { team }] of rows.entries()) {
		const isTwice = rows.findIndex((row) => row.team === team) < place;
		const isUnknown = team !== null && !known.some(({ slug }) => slug === team);
		if (isTwice || isUnknown)
			faults[`rows.${place}.team`] = [localize(isTwice ? twice : unknownTeam, language)];
	}
	if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
}

const twice = { id: "Tim ini sudah ada di klasemen.", en: "This team is already in the table." };
const unknownTeam = { id: "Tim ini tidak ada.", en: "There is no such team." };

/** "2026/27": seasons begin in July. */
function seasonNow(): string {
	const [year, month] = dayOf(new Date(), club.timeZone).split("-").map(Number) as [number, number];
	const first = month >= 7 ? year : year - 1;
	return `${first}/${String((first + 1) % 100).padStart(2, "0")}`;
}
