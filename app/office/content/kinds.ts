import type { ContentEndpoints, ContentState } from "../../editing/content/contract";
import type { Fields, Values, Words } from "./content-fields";
import { coachScreens, programmeScreens } from "./kinds/academy";
import { achievementScreens } from "./kinds/achievements";
import { entertainmentScreens } from "./kinds/entertainment";
import { questionGroupScreens, questionScreens } from "./kinds/faq";
import { foundationScreens } from "./kinds/foundation";
import { heroScreens } from "./kinds/hero";
import { playerScreens } from "./kinds/players";
import { sponsorScreens } from "./kinds/sponsors";
import { videoScreens } from "./kinds/videos";

/** How the office shows one kind of content. */
export type ContentScreens<Content extends object = Values> = {
	/** All of them, as a tab. */
	label: Words;
	/** One of them, in the middle of a sentence. */
	one: Words;
	endpoints: ContentEndpoints;
	/** Where readers see it. */
	page: (id: string, content: Values) => string;
	fields: Fields<Content>;
	/** Initial content of a new item. Without it, none can be added. */
	empty?: { [Name in keyof Content]-?: unknown };
	/** The states it may have; none if everything is always shown. */
	states?: readonly ContentState[];
	isOrdered?: boolean;
};

/** In the order of the tabs. */
export const contentNames = [
	"videos",
	"players",
	"achievements",
	"academy-programmes",
	"academy-coaches",
	"foundation",
	"entertainment",
	"faq",
	"faq-groups",
	"sponsors",
	"hero",
] as const;
export type ContentName = (typeof contentNames)[number];

export const contentScreens: Record<ContentName, ContentScreens> = {
	videos: videoScreens,
	players: playerScreens,
	achievements: achievementScreens,
	"academy-programmes": programmeScreens,
	"academy-coaches": coachScreens,
	foundation: foundationScreens,
	entertainment: entertainmentScreens,
	faq: questionScreens,
	"faq-groups": questionGroupScreens,
	sponsors: sponsorScreens,
	hero: heroScreens,
};

export const findContentScreens = (name: string): ContentScreens | undefined =>
	contentNames.includes(name as ContentName) ? contentScreens[name as ContentName] : undefined;
