import type { RouteConfigEntry } from "@react-router/dev/routes";
import { club } from "../club/profile";
import type { MiddlewareName } from "./members/sessions/route-middleware";
import type { FrameName } from "./site/frame/frames";

/** One route: its name, path, page, frame and middleware. */
export type SiteRoute = {
	path: string;
	name: string;
	/** Below `app/`. */
	page: string;
	layout: FrameName;
	middleware: readonly MiddlewareName[];
};

const entertainment = `/${club.brandWord}tainment`;
const event = `/${club.eventSlug}`;

/** "Football home" is the home of the division `football`. */
export const divisionHomeName = (division: string) =>
	`${division.charAt(0).toUpperCase()}${division.slice(1)} home` as const;

/** Names, paths and order are literally the specification's. */
export const specifiedRoutes = [
	screen("/", "Home", "site/home/home.page.tsx"),

	screen("/login/:id?", "Login", "members/log-in/login.page.tsx", "guest"),
	screen("/register", "Register", "members/registration/register.page.tsx", "guest"),
	screen("/forgot", "Forgot password", "members/resets/forgot.page.tsx", "guest"),
	screen("/phone", "Phone entry", "members/resets/phone.page.tsx", "guest"),
	screen("/otp", "otp", "members/resets/otp.page.tsx"),
	screen("/reset", "Reset password", "members/resets/reset.page.tsx"),

	screen("/news/list/:category", "News list", "news/news-list.page.tsx"),
	screen("/news/detail/:title", "NewsDetail", "news/article/article.page.tsx"),
	screen("/event/list/:category?", "event-list", "matches/events/event-list.page.tsx"),
	screen("/event/detail/:id", "event-detail", "matches/events/event.page.tsx"),
	screen("/videos/list/:category", "Videos", "videos/video-list.page.tsx"),
	screen("/videos/detail/:id", "VideosDetail", "videos/video.page.tsx"),
	screen("/academy/:category", "Academy", "club-life/academy/academy.page.tsx"),
	screen("/foundation/", "Foundation list", "club-life/foundation/foundation-list.page.tsx"),
	screen("/foundation/detail/:id", "foundation-detail", "club-life/foundation/programme.page.tsx"),
	screen("/foundation/:id", "FoundationDetail", "club-life/foundation/programme.page.tsx"),
	screen(entertainment, "entertainment home", "club-life/entertainment/entertainment-home.page.tsx"),
	screen(
		`${entertainment}/:id`,
		"entertainment detail",
		"club-life/entertainment/entertainment-item.page.tsx",
	),
	...club.divisions.map(({ key }) =>
		screen(`/${key}/home`, divisionHomeName(key), "club-life/divisions/division-home.page.tsx"),
	),
	screen("/player/list/:category?", "player-list", "people/players/player-list.page.tsx"),
	screen("/player/detail/:category?/:id?", "player-detail", "people/players/player.page.tsx"),
	screen("/achievement/list/:category?", "achievement-list", "people/achievements/achievement-list.page.tsx"),
	screen("/member/profile/:id", "Member", "members/profile/member-card.page.tsx"),

	screen("/store/list", "store-list", "store/catalogue/product-list.page.tsx"),
	screen("/store/detail/:id", "store-detail", "store/products/product.page.tsx"),
	screen("/cart", "cart", "orders/cart/cart.page.tsx"),
	screen("/cart/:id", "cart-detail", "orders/checkout/cart-checkout.page.tsx", "auth"),
	screen("/checkout", "checkout", "orders/checkout/checkout.page.tsx", "auth"),
	screen("/order-complete", "order-complete", "orders/payment-screen/order-complete.page.tsx", "auth"),
	screen("/store/invoice/:id", "store-invoice", "orders/payment-screen/store-invoice.page.tsx", "auth"),
	screen("/track-order/:id/:courier", "track-order", "delivery/tracking/track-order.page.tsx", "auth"),

	screen("/tickets", "Tickets", "tickets/sales/ticket-list.page.tsx"),
	screen("/buy-ticket/:id", "buy-ticket", "tickets/buying/buy-ticket.page.tsx"),
	screen("/buy-ticket-promo/:promo_link", "buy-ticket-promo", "tickets/promos/buy-ticket-promo.page.tsx"),
	screen("/invoice/:id", "Ticket invoice", "tickets/buying/ticket-invoice.page.tsx", "auth"),
	screen("/receipt/:id", "ticket-receipt", "tickets/buying/ticket-receipt.page.tsx", "auth"),
	screen(event, "event-link", "tickets/landing/event-landing.page.tsx"),
	screen(`${event}/:code`, "event-qr", "tickets/issued/qr/event-qr.page.tsx"),

	screen("/profile", "profile", "members/account/profile/profile.page.tsx", "auth"),
	screen("/profile/edit", "profile-edit", "members/account/profile/profile-edit.page.tsx", "auth"),
	screen("/profile/all/items", "profile-all-items", "members/account/orders/items.page.tsx", "auth"),
	screen("/profile/more/:id", "profile-view-more", "members/account/orders/order.page.tsx", "auth"),
	screen("/profile/all/tickets", "profile-all-tickets", "members/account/orders/tickets.page.tsx", "auth"),
	screen("/profile/address", "profile-address", "members/account/addresses/addresses.page.tsx", "auth"),
	screen(
		"/profile/address/create",
		"profile-address-create",
		"members/account/addresses/address-create.page.tsx",
		"auth",
	),
	screen(
		"/profile/address/:id/edit",
		"profile-address-edit",
		"members/account/addresses/address-edit.page.tsx",
		"auth",
	),
	screen("/profile/payment", "profile-payment", "members/account/payment/payment.page.tsx", "auth"),
	screen("/profile/security", "profile-security", "members/account/security/security.page.tsx", "auth"),
	screen("/profile/notification", "profile-notification", "members/account/notifications.page.tsx", "auth"),

	screen("/settings/:category", "local", "site/settings/settings.page.tsx"),
	screen("/faq", "FAQ", "site/faq/faq.page.tsx"),
	screen("/contact-us", "Contact us", "site/contact/contact.page.tsx"),
	screen("/cookie", "Cookie", "site/cookies/cookie-notice.page.tsx"),
	screen("/cookie-settings", "Cookie settings", "site/cookies/cookie-settings.page.tsx"),
	screen("/:pathMatch(.*)*", "NotFound", "site/errors/not-found.page.tsx"),
] as const satisfies readonly SiteRoute[];

/** Screens that are not in the specification. */
export const ownRoutes = [
	screen("/profile/inbox", "profile-inbox", "members/account/inbox/inbox.page.tsx", "auth"),
	screen("/profile/passport", "profile-passport", "members/passport/passport.page.tsx", "auth"),
	screen("/profile/privacy", "profile-privacy", "members/privacy/account-privacy.page.tsx", "auth"),
	screen("/cari", "Search", "site/search/search.page.tsx"),
	screen("/syarat", "Terms", "site/legal/terms.page.tsx"),
	screen("/privasi", "Privacy", "site/legal/privacy.page.tsx"),
] as const satisfies readonly SiteRoute[];

/** Every URL of the site. */
export const siteRoutes = [...specifiedRoutes, ...ownRoutes] as const;

export type RouteName = (typeof siteRoutes)[number]["name"];

/** The name of the parent route of the account screens; `/profile` itself is also declared standalone. */
export const accountParent = "profile-parent";
const isInAccount = (path: string) => path.startsWith("/profile/");

/** For the build; the browser only needs the table above. */
export default /* @__PURE__ */ routeConfig();

function routeConfig(): RouteConfigEntry[] {
	const top = siteRoutes.filter(({ path }) => !isInAccount(path)).map(toRouterEntry);
	const account = siteRoutes.filter(({ path }) => isInAccount(path)).map(toRouterEntry);
	const parent = {
		id: accountParent,
		path: "/profile",
		file: "members/account/account-frame.tsx",
		children: account,
	};
	return [...top, parent, ...developmentScreens()];
}

function toRouterEntry({ path, name, page }: SiteRoute): RouteConfigEntry {
	// The router spells "any other path" its own way.
	return { id: name, path: path === "/:pathMatch(.*)*" ? "*" : path, file: page };
}

function developmentScreens(): RouteConfigEntry[] {
	if (process.env.NODE_ENV === "production") return [];
	return [{ id: "components", path: "/dev/components", file: "ui/samples/components.page.tsx" }];
}

function screen<const Path extends string, const Name extends string>(
	path: Path,
	name: Name,
	page: string,
	...middleware: MiddlewareName[]
) {
	return { path, name, page, layout: "Desktop", middleware } as const;
}
