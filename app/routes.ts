import type { RouteConfigEntry } from "@react-router/dev/routes";
import { club } from "../club/profile";
import type { FrameName } from "./frame/frames";
import type { MiddlewareName } from "./members/sessions/route-middleware";

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

/** Names, paths and order are literally the specification's. */
export const specifiedRoutes = [
	screen("/", "Home", "home/home.page.tsx"),

	screen("/login/:id?", "Login", "members/log-in/login.page.tsx", "guest"),
	screen("/register", "Register", "members/registration/register.page.tsx", "guest"),
	screen("/forgot", "Forgot password", "members/resets/forgot.page.tsx", "guest"),
	screen("/phone", "Phone entry", "members/resets/phone.page.tsx", "guest"),
	screen("/otp", "otp", "members/resets/otp.page.tsx"),
	screen("/reset", "Reset password", "members/resets/reset.page.tsx"),

	screen("/news/list/:category", "News list", "news/news-list.page.tsx"),
	screen("/news/detail/:title", "NewsDetail", "news/article.page.tsx"),
	screen("/event/list/:category?", "event-list", "events/event-list.page.tsx"),
	screen("/event/detail/:id", "event-detail", "events/event.page.tsx"),
	screen("/videos/list/:category", "Videos", "videos/video-list.page.tsx"),
	screen("/videos/detail/:id", "VideosDetail", "videos/video.page.tsx"),
	screen("/academy/:category", "Academy", "academy/academy.page.tsx"),
	screen("/foundation/", "Foundation list", "foundation/foundation-list.page.tsx"),
	screen("/foundation/detail/:id", "foundation-detail", "foundation/programme.page.tsx"),
	screen("/foundation/:id", "FoundationDetail", "foundation/programme.page.tsx"),
	screen(entertainment, "entertainment home", "entertainment/entertainment-home.page.tsx"),
	screen(`${entertainment}/:id`, "entertainment detail", "entertainment/entertainment-item.page.tsx"),
	screen("/football/home", "Football home", "divisions/division-home.page.tsx"),
	screen("/basketball/home", "Basketball home", "divisions/division-home.page.tsx"),
	screen("/esports/home", "Esports home", "divisions/division-home.page.tsx"),
	screen("/player/list/:category?", "player-list", "players/player-list.page.tsx"),
	screen("/player/detail/:category?/:id?", "player-detail", "players/player.page.tsx"),
	screen("/achievement/list/:category?", "achievement-list", "achievements/achievement-list.page.tsx"),
	screen("/member/profile/:id", "Member", "members/profile/member-card.page.tsx"),

	screen("/store/list", "store-list", "store/product-list.page.tsx"),
	screen("/store/detail/:id", "store-detail", "store/product.page.tsx"),
	screen("/cart", "cart", "store/cart.page.tsx"),
	screen("/cart/:id", "cart-detail", "store/cart-checkout.page.tsx", "auth"),
	screen("/checkout", "checkout", "store/checkout.page.tsx", "auth"),
	screen("/order-complete", "order-complete", "orders/order-complete.page.tsx", "auth"),
	screen("/store/invoice/:id", "store-invoice", "store/store-invoice.page.tsx", "auth"),
	screen("/track-order/:id/:courier", "track-order", "store/track-order.page.tsx", "auth"),

	screen("/tickets", "Tickets", "tickets/ticket-list.page.tsx"),
	screen("/buy-ticket/:id", "buy-ticket", "tickets/buy-ticket.page.tsx"),
	screen("/buy-ticket-promo/:promo_link", "buy-ticket-promo", "tickets/buy-ticket-promo.page.tsx"),
	screen("/invoice/:id", "Ticket invoice", "tickets/ticket-invoice.page.tsx", "auth"),
	screen("/receipt/:id", "ticket-receipt", "tickets/ticket-receipt.page.tsx", "auth"),
	screen(event, "event-link", "tickets/event-landing.page.tsx"),
	screen(`${event}/:code`, "event-qr", "passes/event-qr.page.tsx"),

	screen("/profile", "profile", "account/profile.page.tsx", "auth"),
	screen("/profile/edit", "profile-edit", "account/profile-edit.page.tsx", "auth"),
	screen("/profile/all/items", "profile-all-items", "account/items.page.tsx", "auth"),
	screen("/profile/more/:id", "profile-view-more", "account/order.page.tsx", "auth"),
	screen("/profile/all/tickets", "profile-all-tickets", "account/tickets.page.tsx", "auth"),
	screen("/profile/address", "profile-address", "account/addresses.page.tsx", "auth"),
	screen("/profile/address/create", "profile-address-create", "account/address-create.page.tsx", "auth"),
	screen("/profile/address/:id/edit", "profile-address-edit", "account/address-edit.page.tsx", "auth"),
	screen("/profile/payment", "profile-payment", "account/payment.page.tsx", "auth"),
	screen("/profile/security", "profile-security", "account/security.page.tsx", "auth"),
	screen("/profile/notification", "profile-notification", "account/notifications.page.tsx", "auth"),

	screen("/settings/:category", "local", "settings/settings.page.tsx"),
	screen("/faq", "FAQ", "faq/faq.page.tsx"),
	screen("/contact-us", "Contact us", "contact/contact.page.tsx"),
	screen("/cookie", "Cookie", "cookies/cookie-notice.page.tsx"),
	screen("/cookie-settings", "Cookie settings", "cookies/cookie-settings.page.tsx"),
	screen("/:pathMatch(.*)*", "NotFound", "home/not-found.page.tsx"),
] as const satisfies readonly SiteRoute[];

/** Screens that are not in the specification. */
export const ownRoutes = [
	screen("/profile/inbox", "profile-inbox", "account/inbox.page.tsx", "auth"),
	screen("/profile/passport", "profile-passport", "passport/passport.page.tsx", "auth"),
	screen("/profile/privacy", "profile-privacy", "privacy/account-privacy.page.tsx", "auth"),
	screen("/cari", "Search", "search/search.page.tsx"),
	screen("/syarat", "Terms", "legal/terms.page.tsx"),
	screen("/privasi", "Privacy", "legal/privacy.page.tsx"),
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
		file: "account/account-frame.tsx",
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
	return [{ id: "components", path: "/dev/components", file: "dev/components.page.tsx" }];
}

function screen<const Path extends string, const Name extends string>(
	path: Path,
	name: Name,
	page: string,
	...middleware: MiddlewareName[]
) {
	return { path, name, page, layout: "Desktop", middleware } as const;
}
