import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { ContentKind } from "../../../editing/content/content-kind.server";
import { sportOf } from "../../../matches/sports/sport-of";
import { countStoriesAbout } from "../../../news/stories.server";
import type { Db } from "../../../platform/data/database.server";
import { counted } from "../../../platform/lists/counted";
import { sectionLabel } from "../../../platform/lists/section-label";
import { type Localized, localize } from "../../../platform/words/language";
import { countVideosOfPlayer } from "../../../videos/video-summaries.server";
import { isSquadOf, squadLabel } from "../../squads/squads";
import { checkFigures } from "../season/check-figures";
import { type PlayerSocials, playerSeasons, players, squadOrder } from "../tables.server";
import { type PlayerContent, socialNetworks } from "./contract";

export const playerKind: ContentKind<typeof players, PlayerContent> = {
	name: "players",
	table: players,
	slug: players.slug,
	async toContent({ id, slug: _slug, listOrder: _order, socials, ...content }, db) {
		const seasons = await db
			.select()
			.from(playerSeasons)
			.where(eq(playerSeasons.playerId, id))
			.orderBy(desc(playerSeasons.season), asc(playerSeasons.competition));
		return {
			...content,
			socials: Object.fromEntries(
				socialNetworks.map((network) => [network, socials[network] ?? null]),
			) as PlayerContent["socials"],
			seasons: seasons.map(({ season, competition, figures }) => ({ season, competition, figures })),
		};
	},
	toRow: ({ seasons: _seasons, socials, ...content }) => ({
		...content,
		socials: Object.fromEntries(Object.entries(socials).filter(([, url]) => url)) as PlayerSocials,
	}),
	async keepParts(db, { id }, { seasons }) {
		await db.delete(playerSeasons).where(eq(playerSeasons.playerId, id));
		if (seasons.length > 0)
			await db.insert(playerSeasons).values(seasons.map((season) => ({ playerId: id, ...season })));
	},
	nameOf: ({ name }) => name,
	title: ({ name }) => name,
	note: ({ division, squad, number, position }, language) =>
		[
			sectionLabel(division, language),
			localize(squadLabel(division, squad), language),
			localize(position, language),
			number === null ? null : `#${number}`,
		]
			.filter(Boolean)
			.join(" · "),
	words: sql`concat_ws(' ', ${players.name}, ${players.nickname}, ${players.shirtName}, ${players.division}, ${players.squad}, ${players.position}::text)`,
	order: [squadOrder(players), asc(players.listOrder), asc(players.id)],
	place: { position: players.listOrder, within: [players.division, players.squad] },
	check: checkPlayer,
	async findUse(db, { slug }) {
		const [stories, videos] = await Promise.all([
			countStoriesAbout(db, { kind: "player", slug }),
			countVideosOfPlayer(db, slug),
		]);
		if (stories + videos === 0) return null;
		return {
			id: `${stories} berita dan ${videos} video menyebut pemain ini, jadi halamannya tetap ada.`,
			en: `${counted(stories, "article", "articles")} and ${counted(videos, "video", "videos")} are about this player, so the page stays.`,
		};
	},
};

async function checkPlayer(db: Db, content: PlayerContent, slug: string | null) {
	const { division, squad, number, positionKey, captain, seasons } = content;
	const faults: Record<string, Localized> = {};
	const countOthers = (condition: ReturnType<typeof eq>) =>
		db.$count(
			players,
			and(
				eq(players.division, division),
				eq(players.squad, squad),
				condition,
				slug === null ? undefined : ne(players.slug, slug),
			),
		);
	if (!isSquadOf(division, squad))
		faults.squad = { id: "Divisi ini tidak punya tim itu.", en: "This division has no such squad." };
	if (!sportOf(division).lineUp.positions[positionKey])
		faults.positionKey = { id: "Bukan posisi di divisi ini.", en: "Not a position in this division." };
	if (number !== null && (await countOthers(eq(players.number, number))) > 0)
		faults.number = { id: "Nomor ini dipakai pemain lain.", en: "Another player has this number." };
	if (captain && (await countOthers(eq(players.captain, true))) > 0)
		faults.captain = { id: "Tim ini sudah punya kapten.", en: "This squad already has a captain." };
	const seen = new Set<string>();
	for (const [place, { season, competition, figures }] of seasons.entries()) {
		const key = `${season} ${competition}`;
		if (seen.has(key))
			faults[`seasons.${place}.competition`] = {
				id: "Musim dan kompetisi ini sudah ada.",
				en: "This season and competition is already there.",
			};
		seen.add(key);
		for (const { figure, reason } of checkFigures(figures, sportOf(division).figures))
			faults[`seasons.${place}.figures.${figure}`] = reason;
		if (Object.keys(figures).some((figure) => !sportOf(division).figures.season[figure]))
			faults[`seasons.${place}.season`] = {
				id: "Angka ini milik olahraga lain. Hapus barisnya.",
				en: "These figures belong to another sport. Delete the row.",
			};
	}
	return faults;
}
