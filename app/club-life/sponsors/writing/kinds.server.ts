import { asc, sql } from "drizzle-orm";
import type { ContentKind } from "../../../editing/content/content-kind.server";
import { sectionLabel } from "../../../platform/lists/section-label";
import { isComing, isSponsorshipOver } from "../sponsors.server";
import { sponsors } from "../tables.server";
import type { SponsorContent } from "./contract";

export const sponsorKind: ContentKind<typeof sponsors, SponsorContent> = {
	name: "sponsors",
	table: sponsors,
	slug: sponsors.slug,
	toContent: ({ id: _id, slug: _slug, position: _position, ...content }) => content,
	toRow: (content) => content,
	nameOf: ({ name }) => name,
	title: ({ name }) => name,
	note: ({ division, startsOn, endsOn }, language) =>
		`${sectionLabel(division ?? "club", language)} · ${startsOn} – ${endsOn ?? "…"}`,
	words: sql`${sponsors.name}`,
	order: [asc(sponsors.position)],
	states: { coming: isComing, ended: isSponsorshipOver },
	place: { position: sponsors.position },
	async check(_db, { startsOn, endsOn }) {
		const isInOrder = endsOn === null || startsOn <= endsOn;
		return isInOrder ? {} : { endsOn: { id: "Sebelum hari pertama.", en: "Before the first day." } };
	},
};
