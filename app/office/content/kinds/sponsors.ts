import { type SponsorContent, sponsorEndpoints } from "../../../club-life/sponsors/writing/contract";
import { divisionPath } from "../../../paths";
import { type DivisionKey, leadingDivision } from "../../../platform/club-profile";
import type { ContentScreens } from "../kinds";
import { divisionOptions, drawingWord } from "./options";

export const sponsorScreens: ContentScreens<SponsorContent> = {
	label: { id: "Sponsor", en: "Sponsors" },
	one: { id: "sponsor", en: "sponsor" },
	endpoints: sponsorEndpoints,
	page: (_id, { division }) => divisionPath((division as DivisionKey | null) ?? leadingDivision),
	states: ["shown", "coming", "ended"],
	isOrdered: true,
	empty: {
		name: "",
		division: null,
		url: null,
		logo: { art: "field", slug: "baru", tone: "foam" },
		startsOn: null,
		endsOn: null,
	},
	fields: {
		name: { type: "text", longest: 80, label: { id: "Nama", en: "Name" } },
		division: {
			type: "choice",
			optional: true,
			options: divisionOptions,
			label: { id: "Divisi", en: "Division" },
			hint: {
				id: "Kosongkan untuk sponsor seluruh klub.",
				en: "Leave empty for a sponsor of the whole club.",
			},
		},
		url: {
			type: "text",
			longest: 300,
			optional: true,
			label: { id: "Situsnya", en: "Website" },
			hint: { id: "https://…", en: "https://…" },
		},
		startsOn: { type: "day", label: { id: "Hari pertama", en: "First day" } },
		endsOn: {
			type: "day",
			optional: true,
			label: { id: "Hari terakhir", en: "Last day" },
			hint: {
				id: "Setelah itu hilang sendiri dari situs.",
				en: "After that, it disappears from the site automatically.",
			},
		},
		logo: {
			type: "picture",
			label: { id: "Logo", en: "Logo" },
			hint: {
				id: "Tanpa foto, namanya ditulis dengan huruf klub. Pembaca layar mendengar namanya.",
				en: "Without a photo, the name is set in the club's typeface. Screen readers read out the name.",
			},
			drawing: ({ name }) => ({ art: "field", slug: drawingWord(name), tone: "foam" }),
		},
	},
};
