import { asc, eq, sql } from "drizzle-orm";
import type { ContentKind } from "../../../editing/content/content-kind.server";
import { counted } from "../../../platform/lists/counted";
import { sectionLabel } from "../../../platform/lists/section-label";
import { type Localized, localize } from "../../../platform/words/language";
import { academyCoaches, academyProgrammes, trialApplications } from "../tables.server";
import type { CoachContent, ProgrammeContent } from "./contract";

export const academyProgrammeKind: ContentKind<typeof academyProgrammes, ProgrammeContent> = {
	name: "academy-programmes",
	table: academyProgrammes,
	slug: academyProgrammes.slug,
	toContent: ({ id: _id, slug: _slug, position: _position, ...content }) => content,
	toRow: (content) => content,
	nameOf: ({ name }) => name.id,
	title: ({ name }, language) => localize(name, language),
	note: ({ category, minAge, maxAge }, language) =>
		`${sectionLabel(category, language)} · ${minAge}–${maxAge}`,
	words: sql`${academyProgrammes.name}::text || ${academyProgrammes.summary}::text || ${academyProgrammes.category}`,
	order: [asc(academyProgrammes.category), asc(academyProgrammes.position)],
	place: { position: academyProgrammes.position, within: [academyProgrammes.category] },
	async check(_db, { minAge, maxAge, timetable }) {
		const faults: Record<string, Localized> = {};
		if (maxAge < minAge)
			faults.maxAge = { id: "Lebih kecil dari umur termuda.", en: "Lower than the youngest age." };
		for (const [place, { start, end }] of timetable.entries())
			if (end <= start)
				faults[`timetable.${place}.end`] = { id: "Harus setelah jam mulai.", en: "Must be after the start." };
		return faults;
	},
	async findUse(db, { id }) {
		const trials = await db.$count(trialApplications, eq(trialApplications.programmeId, id));
		if (trials === 0) return null;
		return {
			id: `${trials} anak didaftarkan untuk uji coba program ini.`,
			en: `${counted(trials, "child is", "children are")} registered for a trial in this programme.`,
		};
	},
};

export const coachKind: ContentKind<typeof academyCoaches, CoachContent> = {
	name: "academy-coaches",
	table: academyCoaches,
	slug: academyCoaches.slug,
	toContent: ({ id: _id, slug: _slug, position: _position, ...content }) => content,
	toRow: (content) => content,
	nameOf: ({ name }) => name,
	title: ({ name }) => name,
	note: ({ category, role }, language) => `${sectionLabel(category, language)} · ${localize(role, language)}`,
	words: sql`${academyCoaches.name} || ' ' || ${academyCoaches.role}::text || ${academyCoaches.category}`,
	order: [asc(academyCoaches.category), asc(academyCoaches.position)],
	place: { position: academyCoaches.position, within: [academyCoaches.category] },
};
