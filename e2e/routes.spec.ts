import type { APIRequestContext, Page } from "@playwright/test";
import { type SiteRoute, siteRoutes } from "../app/routes";
import { demoMember } from "../club/demo/members";
import { demoPromoLinkPlan } from "../club/demo/ticket-sales/demo-promo-links";
import { club } from "../club/profile";
import { markupFaults } from "./markup-faults";
import { placeTicketOrder } from "./place-ticket-order";
import { otherLooks, samples } from "./route-samples";
import { accessibilityFaults, expect, layoutShift, ready, test, wholePageFaults } from "./site";

/** In one worker, one after the other: pages share most links, and each link is followed once. */
test.describe.configure({ mode: "default" });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const table: readonly SiteRoute[] = siteRoutes;

/** Filled from the demo club, so that the table of samples needs no slug that may change. */
let found: Record<string, string>;
let token: string;
test.beforeAll(async ({ playwright, baseURL }) => {
	const request = await playwright.request.newContext({ baseURL: baseURL! });
	token = await logIn(request);
	found = await findSamples(request);
	await request.dispose();
});

test("every route has a sample, and every sample a route", () => {
	expect(Object.keys(samples).sort()).toEqual(table.map(({ name }) => name).sort());
});

for (const [index, { name, middleware, layout }] of table.entries())
	test(`${name} has its frame, is accessible and has no dead links`, async ({ page, context, baseURL }) => {
		if (middleware.includes("auth"))
			await context.addCookies([{ name: "token", value: token, url: baseURL! }]);
		const status = name === "NotFound" ? 404 : 200;
		await lookAt(page, addressOf(name), { looks: looksAt(index), frame: layout, status });
	});

for (const [index, address] of otherLooks.entries())
	test(`${address} is accessible and has no dead links`, ({ page }) =>
		lookAt(page, address, { looks: looksAt(index) }));

type Look = {
	viewport: typeof phone;
	colorScheme: "light" | "dark";
	faults: (page: Page) => Promise<string[]>;
};

/**
 * A width changes what is laid out and a theme its colours, so two opposite looks meet all four, and one of them has the
 * frame in it. Taken in turns from page to page, what pages share is seen in every combination. `LOOKS=all npm test browser`
 * takes all four of every page, each with the frame.
 */
function looksAt(index: number): Look[] {
	const isEverything = process.env.LOOKS === "all";
	const withFrame = [0, 2, 1, 3][index % 4];
	const looks: Look[] = (
		[
			[phone, "light"],
			[desktop, "dark"],
			[phone, "dark"],
			[desktop, "light"],
		] as const
	).map(([viewport, colorScheme], place) => ({
		viewport,
		colorScheme,
		faults: isEverything || place === withFrame ? wholePageFaults : accessibilityFaults,
	}));
	if (isEverything) return looks;
	return index % 2 === 0 ? looks.slice(0, 2) : looks.slice(2);
}

/**
 * Phone and desktop, light and dark, and the smallest phone in both languages. Nothing in the app reads the width of the
 * window, so one load serves every width.
 */
async function lookAt(
	page: Page,
	address: string,
	{ looks, frame = "Desktop", status = 200 }: { looks: Look[]; frame?: string; status?: number },
) {
	// Halfway through an animation, contrast says nothing.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize(phone);
	const response = await page.goto(address);
	await ready(page);
	await page.waitForLoadState("networkidle");
	expect(response?.status(), "status").toBe(status);
	expect(await markupFaults((await response?.text()) ?? ""), "markup").toEqual([]);
	expect(await page.title(), "title").toMatch(new RegExp(`\\S.*${club.name}|^${club.name}. \\S`));
	await expect(page.locator(`[data-frame=${frame}]`)).toHaveCount(1);
	await expect(page.locator("h1")).toHaveCount(1);
	expect(await layoutShift(page), "content that moved while the page loaded").toBeLessThan(0.01);
	for (const { viewport, colorScheme, faults } of looks) {
		await page.setViewportSize(viewport);
		await page.emulateMedia({ colorScheme });
		expect(await faults(page), `${viewport.width} ${colorScheme}`).toEqual([]);
		expect(await sidewaysScroll(page), `sideways scroll at ${viewport.width}`).toBe(0);
	}
	expect(await deadLinksOf(page), "dead links").toEqual([]);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await sidewaysScroll(page), "sideways scroll at 320").toBe(0);
	await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=en`);
	expect(await sidewaysScroll(page), "sideways scroll at 320 in English").toBe(0);
}

/** The status of every link that any page has. */
const followed = new Map<string, number>();

async function deadLinksOf(page: Page): Promise<string[]> {
	const { elsewhere, nowhere } = await linksOf(page);
	expect(elsewhere.length).toBeGreaterThan(5);
	for (const link of elsewhere)
		if (!followed.has(link)) followed.set(link, (await page.request.get(link)).status());
	return [...nowhere, ...elsewhere.filter((link) => followed.get(link)! >= 400)];
}

/** The site's own addresses that a page links, and the places within itself that it links but does not have. */
const linksOf = (page: Page) =>
	page.evaluate(() => {
		const urls = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
			.map(({ href }) => new URL(href))
			.filter(({ origin }) => origin === location.origin);
		const within = urls.filter(({ pathname, hash }) => pathname === location.pathname && hash !== "");
		return {
			elsewhere: urls.filter((url) => !within.includes(url)).map(({ pathname, search }) => pathname + search),
			nowhere: within
				.map(({ hash }) => hash)
				.filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
		};
	});

const addressOf = (name: string) =>
	(samples[name] ?? "").replace(/:(\w+)/g, (_, what: string) => found[what] ?? what);

const sidewaysScroll = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function findSamples(request: APIRequestContext) {
	const first = async (path: string, pick: (answer: never) => string) =>
		pick((await (await request.get(`/api${path}`)).json()) as never);
	return {
		article: await first("/news", ({ stories }: { stories: { slug: string }[] }) => stories[0]!.slug),
		video: await first("/videos", ({ videos }: { videos: { slug: string }[] }) => videos[0]!.slug),
		programme: await first(
			"/foundation",
			({ programmes }: { programmes: { slug: string }[] }) => programmes[0]!.slug,
		),
		show: await first("/entertainment", ({ items }: { items: { slug: string }[] }) => items[0]!.slug),
		member: await ownId(request),
		order: await placeTicketOrder(request, token),
		promo: demoPromoLinkPlan[0]!.slug,
	};
}

async function ownId(request: APIRequestContext) {
	const response = await request.get("/api/user/data", { headers: { authorization: `Bearer ${token}` } });
	return ((await response.json()) as { data: { user_data: { id: string } } }).data.user_data.id;
}

async function logIn(request: APIRequestContext) {
	const response = await request.post("/api/login", {
		data: { email: demoMember.email, password: demoMember.password },
	});
	return ((await response.json()) as { access_token: string }).access_token;
}
