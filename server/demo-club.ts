import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { academyCoaches, academyProgrammes } from "../app/club-life/academy/tables.server";
import { entertainmentItems } from "../app/club-life/entertainment/tables.server";
import { foundationProgrammes } from "../app/club-life/foundation/tables.server";
import { sponsors } from "../app/club-life/sponsors/tables.server";
import { competitions, events, matches, standings, teams, venues } from "../app/matches/events/tables.server";
import { insertDemoMembers } from "../app/members/factories.server";
import { findMemberByEmail } from "../app/members/find-member.server";
import { grantRoles } from "../app/members/staff/roles.server";
import { articles } from "../app/news/tables.server";
import { achievements } from "../app/people/achievements/tables.server";
import { playerSeasons, players } from "../app/people/players/tables.server";
import { type Db, openDatabase } from "../app/platform/data/database.server";
import { transaction } from "../app/platform/data/transaction.server";
import { isLikeProduction, type Settings, SettingsError } from "../app/platform/settings.server";
import { faqGroups, faqQuestions } from "../app/site/faq/tables.server";
import { ratings } from "../app/store/ratings/tables.server";
import { insertVariants } from "../app/store/stock/stock.server";
import { products } from "../app/store/tables.server";
import { insertSeats } from "../app/tickets/seats/section-seats.server";
import { insertPromoLinks, insertSections } from "../app/tickets/sections/quotas.server";
import { ticketSales } from "../app/tickets/tables.server";
import { waitingFans, waitingRooms } from "../app/tickets/waiting-room/tables.server";
import { videos } from "../app/videos/tables.server";
import { demoAcademy } from "../club/demo/academy";
import { demoAchievements } from "../club/demo/achievements";
import { demoEntertainment } from "../club/demo/entertainment";
import { demoEvents, demoMatches } from "../club/demo/events";
import { demoVenues } from "../club/demo/events/places";
import { demoCompetitions, demoTeams } from "../club/demo/events/rivals";
import { demoFaq } from "../club/demo/faq";
import { demoFoundation } from "../club/demo/foundation";
import { demoMember, demoMemberId, demoStaff, demoStaffRoles } from "../club/demo/members";
import { demoNews } from "../club/demo/news";
import { demoPlayerSeasons, demoPlayers } from "../club/demo/players";
import { demoProducts, demoVariants } from "../club/demo/products";
import { demoRatings } from "../club/demo/ratings";
import { demoSponsors } from "../club/demo/sponsors";
import { demoStandings } from "../club/demo/standings";
import {
	demoPromoLinks,
	demoTicketSales,
	demoTicketSections,
	demoWaitingFans,
	demoWaitingRooms,
} from "../club/demo/ticket-sales";
import { demoSeats } from "../club/demo/ticket-sales/demo-seats";
import { demoVideos } from "../club/demo/videos";

const demoLock = 710_002;
const rowsAtOnce = 200;

/** Seeds the demo club if the database is empty. Returns whether this database holds the demo club. */
export async function fillDemoClub(pool: pg.Pool, settings: Settings, now = new Date()): Promise<boolean> {
	const seed = async (db: Db) => {
		// Two processes may start at once: the second waits, however long it takes, and finds the club seeded.
		await db.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
		const isDemo = await hasDemoPeople(db);
		if (isDemo && isLikeProduction(settings) && !isWanted(settings)) throw demoInProduction();
		if (isDemo || (await isFilled(db))) {
			if (isDemo && isWanted(settings)) await insertDemoStaff(db, now);
			return { isDemo, isNew: false };
		}
		if (!isWanted(settings)) return { isDemo: false, isNew: false };
		await insertContent(db, now);
		await insertDemoMembers(db, now);
		await insertDemoStaff(db, now);
		await insert(db, waitingRooms, demoWaitingRooms(now));
		await insert(db, waitingFans, demoWaitingFans(now));
		return { isDemo: true, isNew: true };
	};
	const { isDemo, isNew } = await transaction(openDatabase(pool), seed, { longest: 0 });
	// The planner needs statistics, and index-only scans a visibility map, from the first visitor on.
	if (isNew) await tidyUp(pool);
	return isDemo;
}

/** Waits for jobs that have begun meanwhile, however long they take. */
async function tidyUp(pool: pg.Pool) {
	const client = await pool.connect();
	try {
		await client.query("set lock_timeout = 0");
		await client.query("vacuum analyze");
		await client.query("reset lock_timeout");
	} finally {
		client.release();
	}
}

/** Fictional people and prices have no place on a real club's site, unless explicitly enabled. */
const isWanted = ({ DEMO_CLUB, APP_ENV }: Settings) =>
	DEMO_CLUB === "yes" || (DEMO_CLUB === "auto" && !isLikeProduction({ APP_ENV }));

const isFilled = async (db: Db) => (await db.select({ id: articles.id }).from(articles).limit(1)).length > 0;

/** Their passwords are public, in the repository. */
export async function hasDemoPeople(db: Db) {
	for (const { email } of [demoMember, demoStaff]) if (await findMemberByEmail(db, email)) return true;
	return false;
}

const demoInProduction = () =>
	new SettingsError([
		"APP_ENV: this database holds the demo club, whose passwords everybody knows: start production with an empty one, or set DEMO_CLUB=yes to show the demo",
	]);

/** Also for demo clubs seeded before staff roles existed. */
async function insertDemoStaff(db: Db, now: Date) {
	if (!(await findMemberByEmail(db, demoStaff.email))) await insertDemoMembers(db, now);
	await grantRoles(db, { memberId: demoMemberId(demoStaff.email), roles: demoStaffRoles, by: null });
}

async function insertContent(db: Db, now: Date) {
	await insert(db, competitions, demoCompetitions);
	await insert(db, teams, demoTeams);
	await insert(db, venues, demoVenues);
	await insert(db, players, demoPlayers());
	await insert(db, playerSeasons, demoPlayerSeasons(now));
	await insert(db, events, demoEvents(now));
	await insert(db, matches, demoMatches(now));
	await insert(db, standings, demoStandings(now));
	await insert(db, videos, demoVideos(now));
	await insert(db, achievements, demoAchievements());
	await insert(db, articles, demoNews(now));
	const faq = demoFaq();
	await insert(db, faqGroups, faq.groups);
	await insert(db, faqQuestions, faq.questions);
	const academy = demoAcademy();
	await insert(db, academyProgrammes, academy.programmes);
	await insert(db, academyCoaches, academy.coaches);
	await insert(db, foundationProgrammes, demoFoundation(now));
	await insert(db, entertainmentItems, demoEntertainment(now));
	await insert(db, sponsors, demoSponsors(now));
	await insert(db, products, demoProducts(now));
	await insertVariants(db, demoVariants());
	await insert(db, ratings, demoRatings(now));
	await insert(db, ticketSales, demoTicketSales(now));
	await insertSections(db, demoTicketSections());
	for (const { sectionId, seats } of demoSeats()) await insertSeats(db, sectionId, seats);
	await insertPromoLinks(db, demoPromoLinks(now));
}

async function insert<Table extends PgTable>(db: Db, table: Table, rows: readonly Table["$inferInsert"][]) {
	for (let at = 0; at < rows.length; at += rowsAtOnce) {
		await db.insert(table).values(rows.slice(at, at + rowsAtOnce) as Table["$inferInsert"][]);
	}
}
