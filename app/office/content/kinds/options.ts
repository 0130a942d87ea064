import { clubSections, divisionKeys } from "../../../platform/club-profile";
import { sectionLabel } from "../../../platform/lists/section-label";
import { toSlug } from "../../../platform/words/to-slug";
import type { Values, Words } from "../content-fields";

const inBoth = (say: (language: "id" | "en") => string): Words => ({ id: say("id"), en: say("en") });

export const divisionOptions = () =>
	divisionKeys.map((value) => ({ value, label: inBoth((language) => sectionLabel(value, language)) }));
export const sectionOptions = () =>
	clubSections.map((value) => ({ value, label: inBoth((language) => sectionLabel(value, language)) }));

/** The seed of a drawing: the slug of its name. */
export const drawingWord = (name: unknown) =>
	toSlug(typeof name === "string" ? name : ((name as { id?: string } | undefined)?.id ?? "")) || "baru";

/** A drawn cover in the colours of a house. */
export const drawnCover = (name: unknown, division: unknown): Values => ({
	art: "cover",
	division,
	slug: drawingWord(name),
});

export const coverLabel: Words = { id: "Gambar", en: "Picture" };
