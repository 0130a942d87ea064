import type { UIMatch } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { type ClubSection, clubSections, divisionKeys, findDivision } from "../../platform/club-profile";
import { divisionHomeName, type RouteName } from "../../routes";

/** The reader's location, as far as the frame needs it. */
export type PlaceOnSite = {
	section: SiteSection | undefined;
	/** Whose accent, flag and social links the frame shows. */
	house: ClubSection | undefined;
	/** Checkout has its own bottom bar on phones; nothing else goes there. */
	isPaying: boolean;
	/** No account banner here: it would cover the payment code. */
	isUndisturbed: boolean;
};

export function placeOf(matches: readonly Pick<UIMatch, "id" | "params">[]): PlaceOnSite {
	const match = matches.at(-1);
	const name = match?.id as RouteName | undefined;
	if (!name) return { section: undefined, house: undefined, isPaying: false, isUndisturbed: false };
	const category = match?.params.category;
	return {
		section: sectionOf(name),
		house: ownHouses[name] ?? clubSections.find((key) => key === category),
		isPaying: payingScreens.includes(name),
		isUndisturbed: payingScreens.includes(name) || name === "order-complete",
	};
}

/** The menu link for the section a screen belongs to. */
const sections = {
	home: ["Home"],
	news: ["News list", "NewsDetail"],
	events: ["event-list", "event-detail"],
	teams: [...divisionKeys.map(divisionHomeName), "player-list", "player-detail", "achievement-list"],
	tickets: ["Tickets", "buy-ticket", "buy-ticket-promo", "event-link", "event-qr"],
	store: ["store-list", "store-detail", "cart", "cart-detail", "checkout", "order-complete"],
	academy: ["Academy"],
	foundation: ["Foundation list", "foundation-detail", "FoundationDetail"],
	entertainment: ["entertainment home", "entertainment detail"],
	account: [
		"profile",
		"profile-edit",
		"profile-all-items",
		"profile-view-more",
		"profile-all-tickets",
		"profile-address",
		"profile-address-create",
		"profile-address-edit",
		"profile-payment",
		"profile-security",
		"profile-notification",
		"profile-inbox",
		"Login",
		"Register",
	],
} as const satisfies Record<string, readonly RouteName[]>;
export type SiteSection = keyof typeof sections;

const sectionOf = (name: RouteName) =>
	(Object.keys(sections) as SiteSection[]).find((section) =>
		(sections[section] as readonly string[]).includes(name),
	);

const payingScreens: readonly RouteName[] = ["cart", "cart-detail", "checkout"];

/** Screens that belong to one house regardless of their URL. */
const ownHouses: Partial<Record<RouteName, ClubSection>> = {
	...Object.fromEntries(divisionKeys.map((key) => [divisionHomeName(key), key])),
	Academy: "academy",
	"Foundation list": "foundation",
	"foundation-detail": "foundation",
	FoundationDetail: "foundation",
	"entertainment home": "entertainment",
	"entertainment detail": "entertainment",
};

/** The frame's links. Keyed by section, so the current one can be marked. */
export const ways = {
	home: pathTo("Home"),
	news: pathTo("News list", { category: "all" }),
	events: pathTo("event-list"),
	tickets: pathTo("Tickets"),
	store: pathTo("store-list"),
	academy: pathTo("Academy", { category: divisionKeys[0] }),
	foundation: pathTo("Foundation list"),
	entertainment: pathTo("entertainment home"),
} as const satisfies Partial<Record<SiteSection, string>>;

export const entertainmentName = `${club.shortName}tainment`;

/** The store and most divisions have accounts of their own. */
export function socialLinksAt({ house, section }: PlaceOnSite) {
	const { socialLinks } = club;
	if (section === "store") return socialLinks.store;
	return findDivision(house)?.socialLinks ?? socialLinks.main;
}

/** Marks the link of the section the reader is in. */
export const currentIf = (current: boolean) => (current ? ("page" as const) : undefined);
