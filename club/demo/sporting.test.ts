import { describe, expect, it } from "vitest";
import { matchSheetSchema, outcomeOf, scoreOf } from "../../app/matches/match-centre/match";
import { sportOf } from "../../app/matches/sports/sport-of";
import { checkFigures } from "../../app/people/players/season/check-figures";
import { sizeGuideSchema } from "../../app/store/products/size-guide";
import { promoPriceSchema } from "../../app/tickets/promos/promo-price";
import { pictureRefSchema } from "../../app/ui/art/picture-ref";
import { club } from "../profile";
import { demoAchievements } from "./achievements";
import { demoEvents, demoMatches, demoMatchPlan } from "./events";
import { goalKinds } from "./events/football-sheet";
import { demoVenues } from "./events/places";
import { demoCompetitions, demoTeams } from "./events/rivals";
import { demoPlayerSeasons, demoPlayers } from "./players";
import { demoProducts, demoVariants } from "./products";
import { demoStandings, leaguePoints } from "./standings";
import { demoPromoLinks, demoTicketSales, demoTicketSections } from "./ticket-sales";
import { demoVideos } from "./videos";

/** A quiet noon, a late evening, New Year's morning: the demo has to hold on any of them. */
const moments = ["2026-11-15T05:00:00Z", "2026-11-20T16:45:00Z", "2027-01-01T00:10:00Z"].map(
	(text) => new Date(text),
);
const now = moments[0] as Date;

const players = demoPlayers();
const playerSlugs = new Set(players.map((player) => player.slug));
const events = demoEvents(now);
const eventSlugs = new Set(events.map((event) => event.slug));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe("the cast", () => {
	it("is as large as a club", () => {
		expect(players.length).toBeGreaterThanOrEqual(60);
		expect(
			players.filter((player) => player.squad === "utama" && player.division === "football"),
		).toHaveLength(29);
		expect(events.length).toBeGreaterThanOrEqual(30);
		expect(demoVideos(now)).toHaveLength(24);
		expect(demoAchievements()).toHaveLength(30);
		expect(demoProducts(now).length).toBeGreaterThanOrEqual(40);
		expect(demoTicketSales(now)).toHaveLength(17);
		expect(demoPromoLinks(now)).toHaveLength(4);
	});

	it.each([
		["players", players],
		["events", events],
		["videos", demoVideos(now)],
		["achievements", demoAchievements()],
		["products", demoProducts(now)],
		["teams", demoTeams],
		["venues", demoVenues],
		["competitions", demoCompetitions],
		["promo links", demoPromoLinks(now)],
	])("gives every one of the %s an own slug", (_, rows: { slug: string }[]) => {
		const slugs = rows.map((row) => row.slug);
		expect(new Set(slugs).size).toBe(slugs.length);
		for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
	});

	it("has everybody and everything the stories name", () => {
		const cast =
			"raka-wirayuda dimas-pattinama yosef-kogoya bagus-tirta gilang-prakoso sekar-lestari arga-mahendra nadya-larasati reza-hanafi kevin-bubung ayu-tirtasari johan-karang";
		for (const slug of cast.split(" ")) expect(playerSlugs).toContain(slug);
		const matches =
			"match-bayu-selatan match-krakatau-putra match-halilintar match-tarung-semifinal match-persada-timur match-rajawali-mas";
		for (const slug of [...matches.split(" "), club.eventSlug]) expect(eventSlugs).toContain(slug);
		const prices = Object.fromEntries(demoProducts(now).map((product) => [product.slug, product.price]));
		expect(prices).toMatchObject({
			"jersey-kandang": 749_000,
			"jersey-tandang": expect.any(Number),
			"jersey-ketiga": expect.any(Number),
			"jersey-kiper": expect.any(Number),
			"jersey-basket": 629_000,
			"jersey-esports": 599_000,
			"syal-ombak": 149_000,
			"topi-lambang": 189_000,
			tumbler: expect.any(Number),
			"tote-kanvas": 99_000,
		});
	});

	it("draws every picture from a reference the art knows", () => {
		const pictures = [
			...players.map((player) => player.portrait),
			...events.map((event) => event.cover),
			...demoTeams.map((team) => team.crest),
			...demoVideos(now).map((video) => video.cover),
			...demoAchievements().map((achievement) => achievement.pennant),
			...demoProducts(now).flatMap((product) => product.pictures),
		];
		for (const picture of pictures) expect(pictureRefSchema.safeParse(picture).error).toBeUndefined();
	});

	it("speaks both languages in titles and summaries", () => {
		const texts = [
			...events.flatMap((event) => [event.title, event.summary]),
			...demoVideos(now).flatMap((video) => [video.title, video.summary]),
			...demoAchievements().flatMap((achievement) => [achievement.competition, achievement.story]),
			...demoProducts(now).flatMap((product) => [product.name, product.description]),
		];
		for (const text of texts) expect(text).toEqual({ id: expect.any(String), en: expect.any(String) });
	});
});

describe("players", () => {
	it("wear one number each in a squad, and follow one captain", () => {
		const shirts = players.map((player) => `${player.division} ${player.squad} ${player.number}`);
		expect(new Set(shirts).size).toBe(players.length);
		const captains = players.filter((player) => player.captain).map((one) => `${one.division} ${one.squad}`);
		expect(new Set(captains).size).toBe(captains.length);
	});

	it("have one to three seasons, each counted once and possible", () => {
		const seasons = demoPlayerSeasons(now);
		for (const { figures, playerId } of seasons) {
			const player = players.find(({ id }) => id === playerId)!;
			expect(checkFigures(figures, sportOf(player.division).figures), player.name).toEqual([]);
			const { minutes = 0, appearances = 0, wins = 0, games = 0 } = figures;
			if (player.division === "football") expect(minutes).toBeLessThanOrEqual(appearances * 90);
			if (player.division === "esports") expect(wins).toBeLessThanOrEqual(games);
		}
		for (const player of players) {
			const own = seasons.filter((season) => season.playerId === player.id);
			expect(own.length, player.name).toBeGreaterThanOrEqual(1);
			expect(new Set(own.map((season) => season.season)).size).toBe(own.length);
		}
	});

	it("score in the season's figures what they score in the league's match sheets", () => {
		const goals = sum(
			demoPlayerSeasons(now)
				.filter((season) => season.season === "2026/27" && season.competition === "Liga Nusantara")
				.map(({ figures }) => figures.goals ?? 0),
		);
		const table = demoStandings(now).find((row) => row.competition === "liga-nusantara" && row.team === null);
		expect(goals).toBe(table?.scored);
	});
});

describe("matches", () => {
	const plan = demoMatchPlan(now);
	const withSheet = plan.flatMap(({ sheet, ...match }) => (sheet ? [{ ...match, sheet }] : []));

	it("have a sheet of the one shape once they have begun, and none before", () => {
		expect(withSheet).toHaveLength(demoMatches(now).length);
		for (const { sheet, slug } of withSheet)
			expect(matchSheetSchema.safeParse(sheet).error, slug).toBeUndefined();
		for (const event of events.filter((one) => one.kind === "match")) {
			const begun = event.status === "finished" || event.status === "live";
			expect(
				withSheet.some((match) => match.slug === event.slug),
				event.slug,
			).toBe(begun);
		}
	});

	it("have the score that their periods add up to", () => {
		for (const { scoreUs, scoreThem, sheet } of demoMatches(now)) {
			expect({ us: scoreUs, them: scoreThem }).toEqual(scoreOf(sheet));
		}
	});

	it("count as many goals or won games in the timeline as in the score", () => {
		for (const { sheet, slug, division } of withSheet.filter((match) => match.division !== "basketball")) {
			const kinds = division === "football" ? goalKinds : ["game-won"];
			const of = (side: "us" | "them") =>
				sheet.timeline.filter((entry) => entry.side === side && kinds.includes(entry.kind as "goal")).length;
			expect({ us: of("us"), them: of("them") }, slug).toEqual(scoreOf(sheet));
		}
	});

	it("tell their story in order and only of people on the team sheet", () => {
		for (const { sheet, slug } of withSheet) {
			const periods = sheet.timeline.map((entry) => entry.period);
			expect(periods, slug).toEqual([...periods].sort((a, b) => a - b));
			expect(Math.max(...periods)).toBeLessThan(sheet.periods.length);
			for (const side of ["us", "them"] as const) {
				const names = [...sheet.lineups[side].starters, ...sheet.lineups[side].bench].map((one) => one.name);
				expect(new Set(names).size, slug).toBe(names.length);
				const told = sheet.timeline.filter((entry) => entry.side === side);
				for (const person of told.flatMap(({ player, other }) => [player, other])) {
					if (person) expect(names, slug).toContain(person.name);
				}
			}
		}
	});

	it("send out eleven, five and five", () => {
		const size: Record<string, number> = { football: 11, basketball: 5, esports: 5 };
		for (const { sheet, slug, division } of withSheet) {
			expect(sheet.lineups.us.starters, slug).toHaveLength(size[division]!);
			expect(sheet.lineups.them.starters, slug).toHaveLength(size[division]!);
			for (const { slug: one } of [...sheet.lineups.us.starters, ...sheet.lineups.us.bench]) {
				expect(playerSlugs).toContain(one);
			}
		}
	});

	it("end as the stories say", () => {
		const score = (slug: string) => {
			const sheet = withSheet.find((match) => match.slug === slug)?.sheet;
			return sheet && Object.values(scoreOf(sheet));
		};
		expect(score("match-krakatau-putra")).toEqual([1, 1]);
		expect(score("match-tarung-semifinal")).toEqual([2, 1]);
		expect(score("match-macan-rimba")).toEqual([3, 0]);
		expect(score("match-garuda-pesisir-putri")).toEqual([78, 64]);
		expect(score("match-satria-laga")).toEqual([83, 82]);
		const equaliser = withSheet
			.find((match) => match.slug === "match-krakatau-putra")
			?.sheet.timeline.find((entry) => entry.side === "us" && entry.kind === "goal");
		expect(equaliser).toMatchObject({ at: "88", player: { slug: "raka-wirayuda" } });
	});
});

describe.each(moments)("on %s the calendar", (day) => {
	const calendar = demoEvents(day);
	const hours = (event: { startsAt: Date }) => (event.startsAt.getTime() - day.getTime()) / 3_600_000;

	it("has finished matches behind, one being played and at least eight ahead", () => {
		for (const event of calendar) {
			if (event.status === "finished") expect(event.endsAt.getTime(), event.slug).toBeLessThan(day.getTime());
			if (event.status === "scheduled" || event.status === "postponed") {
				expect(hours(event), event.slug).toBeGreaterThan(0);
			}
		}
		const live = calendar.filter((event) => event.status === "live");
		expect(live.map((event) => event.slug)).toEqual(["match-tarung-semifinal"]);
		for (const event of live) {
			expect(event.startsAt.getTime()).toBeLessThan(day.getTime());
			expect(event.endsAt.getTime()).toBeGreaterThan(day.getTime());
		}
		const ahead = calendar.filter((event) => event.kind === "match" && event.status === "scheduled");
		expect(ahead.length).toBeGreaterThanOrEqual(8);
	});

	it("plays the last football match before the next home one", () => {
		const at = (slug: string) => hours(calendar.find((event) => event.slug === slug) ?? { startsAt: day });
		expect(at("match-krakatau-putra")).toBeGreaterThan(-48);
		expect(at("match-bayu-selatan")).toBeGreaterThan(48);
		expect(at("match-bayu-selatan")).toBeLessThan(10 * 24);
	});

	it("keeps believable hours on the clock of the place, also where the sun rises earlier", () => {
		const zones = new Map(demoVenues.map((venue) => [venue.slug, venue.timeZone]));
		const matches = calendar.filter((event) => event.kind === "match");
		for (const event of matches) {
			const hour = Number(
				new Intl.DateTimeFormat("en-GB", { hour: "2-digit", timeZone: zones.get(event.venue) }).format(
					event.startsAt,
				),
			);
			expect(hour, event.slug).toBeGreaterThanOrEqual(15);
			expect(hour, event.slug).toBeLessThanOrEqual(20);
		}
		const away = new Set(matches.filter((event) => hours(event) > 0).map((event) => zones.get(event.venue)));
		expect([...away].sort()).toEqual(["Asia/Jakarta", "Asia/Jayapura", "Asia/Makassar"]);
	});

	it.each(["03:30", "08:00", "16:20", "18:47", "21:29", "21:40", "23:59"])(
		"has a live match that began at an hour when people play, also when filled at %s",
		(clock) => {
			const filled = new Date(`2026-11-15T${clock}:00+07:00`);
			const live = demoEvents(filled).filter((event) => event.status === "live");
			for (const { startsAt, endsAt } of live) {
				const hour = (startsAt.getUTCHours() + 7) % 24;
				expect(hour).toBeGreaterThanOrEqual(15);
				expect(hour).toBeLessThanOrEqual(20);
				expect(startsAt.getTime()).toBeLessThan(filled.getTime());
				expect(endsAt.getTime()).toBeGreaterThan(filled.getTime());
			}
			expect(live).toHaveLength(1);
		},
	);

	it("has sales that are open, that open later and that have closed", () => {
		const sales = demoTicketSales(day);
		const state = (sale: { opensAt: Date; closesAt: Date }) =>
			day < sale.opensAt ? "later" : day < sale.closesAt ? "open" : "closed";
		const states = sales.map(state);
		expect(states.filter((one) => one === "open").length).toBeGreaterThanOrEqual(4);
		expect(states).toContain("later");
		expect(states).toContain("closed");
		expect(sales.filter(({ publishedAt }) => publishedAt === null)).toHaveLength(1);
		for (const sale of sales) expect(sale.opensAt.getTime()).toBeLessThan(sale.closesAt.getTime());
	});

	it("has one promo link of each kind", () => {
		const kinds = demoPromoLinks(day).map(({ opensAt, closesAt, quota, sold = 0 }) => {
			if (day < opensAt) return "not begun";
			if (day > closesAt) return "ended";
			return sold < quota ? "running" : "used up";
		});
		expect(kinds.sort()).toEqual(["ended", "not begun", "running", "used up"]);
	});
});

describe("standings", () => {
	const leagues = Map.groupBy(demoStandings(now), (row) => row.competition);

	it.each([...leagues.keys()])("of %s add up", (competition) => {
		const rows = leagues.get(competition) ?? [];
		const worth = leaguePoints[competition];
		const total = (key: "won" | "drawn" | "lost" | "scored" | "conceded") => sum(rows.map((row) => row[key]));
		expect(total("won")).toBe(total("lost"));
		expect(total("drawn") % 2).toBe(0);
		expect(total("scored")).toBe(total("conceded"));
		expect(new Set(rows.map((row) => row.played)).size).toBe(1);
		for (const row of rows) {
			expect(row.played).toBe(row.won + row.drawn + row.lost);
			expect(row.points).toBe(
				row.won * (worth?.won ?? 0) + row.drawn * (worth?.drawn ?? 0) + row.lost * (worth?.lost ?? 0),
			);
			for (const outcome of ["won", "drawn", "lost"] as const) {
				expect(row.form.filter((one) => one === outcome).length, `${row.team}`).toBeLessThanOrEqual(
					row[outcome],
				);
			}
		}
		const order = rows.map((row) => row.points * 1_000 + row.scored - row.conceded);
		expect(order).toEqual([...order].sort((a, b) => b - a));
	});

	it("agree with the football matches that were played", () => {
		const league = demoMatchPlan(now)
			.filter((match) => match.competition === "liga-nusantara" && match.sheet)
			.sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
			.flatMap(({ sheet }) => (sheet ? [scoreOf(sheet)] : []));
		const own = leagues.get("liga-nusantara")?.find((row) => row.team === null);
		expect(own).toMatchObject({
			played: league.length,
			scored: sum(league.map((score) => score.us)),
			conceded: sum(league.map((score) => score.them)),
			form: league.slice(0, 5).map((score) => outcomeOf(score)),
		});
	});

	it("begin our form with the latest result in every league", () => {
		for (const [competition, rows] of leagues) {
			const [latest] = demoMatchPlan(now)
				.filter((match) => match.competition === competition && match.sheet && match.status !== "live")
				.sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
			const own = rows.find((row) => row.team === null);
			if (latest?.sheet) expect(own?.form[0], competition).toBe(outcomeOf(scoreOf(latest.sheet)));
		}
	});
});

describe("references", () => {
	it("lead from matches to competitions, teams and venues that exist", () => {
		const known = (rows: { slug: string }[]) => new Set(rows.map((row) => row.slug));
		const [competitions, teams, venues] = [known(demoCompetitions), known(demoTeams), known(demoVenues)];
		for (const event of events) {
			expect(venues, event.slug).toContain(event.venue);
			if (event.competition) expect(competitions).toContain(event.competition);
			if (event.opponent) expect(teams).toContain(event.opponent);
		}
		for (const row of demoStandings(now)) {
			expect(competitions).toContain(row.competition);
			if (row.team) expect(teams).toContain(row.team);
		}
	});

	it("lead from videos and products to players and events that exist", () => {
		for (const video of demoVideos(now)) {
			for (const slug of video.playerSlugs ?? []) expect(playerSlugs, video.slug).toContain(slug);
			if (video.eventSlug) expect(eventSlugs, video.slug).toContain(video.eventSlug);
			expect(video.source, `${video.slug}: no invented addresses`).not.toBe("youtube");
		}
		for (const product of demoProducts(now)) {
			if (product.playerSlug) expect(playerSlugs).toContain(product.playerSlug);
		}
		const videoPaths = new Set(demoVideos(now).map((video) => `/videos/detail/${video.slug}`));
		for (const { watchUrl } of events) if (watchUrl) expect(videoPaths).toContain(watchUrl);
	});

	it("lead from sales to events, and from sections and promo links to sales", () => {
		const eventIds = new Set(events.map((event) => event.id));
		const saleIds = new Set(demoTicketSales(now).map((sale) => sale.id));
		for (const sale of demoTicketSales(now)) expect(eventIds).toContain(sale.eventId);
		for (const section of demoTicketSections()) expect(saleIds).toContain(section.saleId);
		for (const link of demoPromoLinks(now)) {
			expect(promoPriceSchema.safeParse(link.price).error).toBeUndefined();
			const keys = demoTicketSections()
				.filter((section) => section.saleId === link.saleId)
				.map((section) => section.key);
			for (const key of link.sectionKeys) expect(keys, link.slug).toContain(key);
		}
	});
});

describe("the store", () => {
	const variants = demoVariants();

	it("has something of every product on a shelf, or an honest nothing", () => {
		expect(new Set(variants.map((variant) => variant.sku)).size).toBe(variants.length);
		for (const product of demoProducts(now)) {
			const own = variants.filter((variant) => variant.productId === product.id);
			expect(own.length, product.slug).toBeGreaterThan(0);
			for (const { stock, weightGrams } of own) {
				expect(stock).toBeGreaterThanOrEqual(0);
				expect(weightGrams).toBeGreaterThan(0);
			}
			if (product.formerPrice) expect(product.formerPrice).toBeGreaterThan(product.price);
			if (product.sizeGuide) {
				expect(sizeGuideSchema.safeParse(product.sizeGuide).error).toBeUndefined();
				const sizes = product.sizeGuide.rows.map((row) => row.size);
				for (const { size } of own) expect(sizes, product.slug).toContain(size);
			}
		}
	});

	it("has the esports jersey sold out and eight away jerseys left", () => {
		const left = (slug: string) => {
			const { id } = demoProducts(now).find((product) => product.slug === slug) ?? {};
			return sum(variants.filter((variant) => variant.productId === id).map((variant) => variant.stock));
		};
		expect(left("jersey-esports")).toBe(0);
		expect(left("jersey-tandang")).toBe(8);
	});
});

describe("ticket sections", () => {
	it("never sell more than they have, nor more than the venue holds", () => {
		const capacity = new Map(demoVenues.map((venue) => [venue.slug, venue.capacity]));
		for (const sale of demoTicketSales(now)) {
			const own = demoTicketSections().filter((section) => section.saleId === sale.id);
			expect(new Set(own.map((section) => section.key)).size).toBe(own.length);
			expect(sum(own.map((section) => section.quota))).toBeLessThanOrEqual(capacity.get(sale.venueMap) ?? 0);
			for (const { key, stand, sold = 0, quota } of own) {
				expect(key).toMatch(new RegExp(`^${stand}-[1-9]$`));
				expect(sold).toBeLessThanOrEqual(quota);
				expect(sold).toBeGreaterThanOrEqual(0);
			}
		}
	});

	it("have the north stand 92 per cent sold for the derby", () => {
		const derby = demoTicketSales(now).find(
			(sale) => sale.eventId === events.find((event) => event.slug === "match-bayu-selatan")?.id,
		);
		const own = demoTicketSections().filter((section) => section.saleId === derby?.id);
		const north = own.filter((section) => section.stand === "utara");
		expect(sum(own.map((section) => section.quota))).toBe(14_000);
		expect(sum(north.map((section) => section.sold ?? 0)) / sum(north.map((section) => section.quota))).toBe(
			0.92,
		);
	});
});
