import { expect, it } from "vitest";
import { pathTo, routeAt } from "./paths";
import routeConfig, { accountParent, type SiteRoute, siteRoutes, specifiedRoutes } from "./routes";

const table: readonly SiteRoute[] = siteRoutes;

/** The specification's table, with the demo club's words. Any other club's profile gives its own two paths. */
const specified = `
/ | Home
/login/:id? | Login
/register | Register
/forgot | Forgot password
/phone | Phone entry
/otp | otp
/reset | Reset password
/news/list/:category | News list
/news/detail/:title | NewsDetail
/event/list/:category? | event-list
/event/detail/:id | event-detail
/videos/list/:category | Videos
/videos/detail/:id | VideosDetail
/academy/:category | Academy
/foundation/ | Foundation list
/foundation/detail/:id | foundation-detail
/foundation/:id | FoundationDetail
/samudratainment | entertainment home
/samudratainment/:id | entertainment detail
/football/home | Football home
/basketball/home | Basketball home
/esports/home | Esports home
/player/list/:category? | player-list
/player/detail/:category?/:id? | player-detail
/achievement/list/:category? | achievement-list
/member/profile/:id | Member
/store/list | store-list
/store/detail/:id | store-detail
/cart | cart
/cart/:id | cart-detail
/checkout | checkout
/order-complete | order-complete
/store/invoice/:id | store-invoice
/track-order/:id/:courier | track-order
/tickets | Tickets
/buy-ticket/:id | buy-ticket
/buy-ticket-promo/:promo_link | buy-ticket-promo
/invoice/:id | Ticket invoice
/receipt/:id | ticket-receipt
/samudra-day | event-link
/samudra-day/:code | event-qr
/profile | profile
/profile/edit | profile-edit
/profile/all/items | profile-all-items
/profile/more/:id | profile-view-more
/profile/all/tickets | profile-all-tickets
/profile/address | profile-address
/profile/address/create | profile-address-create
/profile/address/:id/edit | profile-address-edit
/profile/payment | profile-payment
/profile/security | profile-security
/profile/notification | profile-notification
/settings/:category | local
/faq | FAQ
/contact-us | Contact us
/cookie | Cookie
/cookie-settings | Cookie settings
/:pathMatch(.*)* | NotFound`;

it("matches the specification's table literally, in the same order", () => {
	const lines = specifiedRoutes.map(({ path, name }) => `${path} | ${name}`);
	expect(lines).toEqual(specified.trim().split("\n"));
});

it("uses the Desktop frame for every route", () => {
	expect(table.filter(({ layout }) => layout !== "Desktop")).toEqual([]);
});

it("requires a log-in exactly where decided", () => {
	const guarded = table.filter(({ middleware }) => middleware.includes("auth")).map(({ path }) => path);
	const open = [
		"/cart/:id",
		"/checkout",
		"/order-complete",
		"/store/invoice/:id",
		"/track-order/:id/:courier",
		"/invoice/:id",
		"/receipt/:id",
	];
	expect(guarded.filter((path) => !path.startsWith("/profile")).sort()).toEqual(open.sort());
	expect(
		table
			.filter(({ path }) => path.startsWith("/profile"))
			.every(({ middleware }) => middleware.includes("auth")),
	).toBe(true);
	const guestsOnly = table.filter(({ middleware }) => middleware.includes("guest")).map(({ path }) => path);
	expect(guestsOnly).toEqual(["/login/:id?", "/register", "/forgot", "/phone"]);
});

it("declares /profile twice: standalone, and as the parent of the account screens", () => {
	const declared = routeConfig.filter(({ path }) => path === "/profile");
	expect(declared.map(({ id }) => id)).toEqual(["profile", accountParent]);
	expect(declared[1]?.children?.length).toBe(table.filter(({ path }) => path.startsWith("/profile/")).length);
});

it("finds a screen by its name and by its path", () => {
	expect(pathTo("NewsDetail", { title: "gol" })).toBe("/news/detail/gol");
	expect(pathTo("player-list")).toBe("/player/list");
	expect(pathTo("player-detail", { category: "football", id: "raka" })).toBe("/player/detail/football/raka");
	expect(routeAt("/foundation/detail/x")?.name).toBe("foundation-detail");
	expect(routeAt("/foundation/x")?.name).toBe("FoundationDetail");
	expect(routeAt("/login")?.name).toBe("Login");
	expect(routeAt("/login/abc")?.name).toBe("Login");
	expect(routeAt("/nowhere/at/all")).toBeUndefined();
});
