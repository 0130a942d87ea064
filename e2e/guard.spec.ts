import type { Page, Request, Route } from "@playwright/test";
import { expect, moving, ready, testWithNoise as test } from "./site";

test.use(moving);

const userData = "**/api/user/data*";
const answer = (route: Route, body: object, status = 200) => route.fulfill({ status, json: body });
const guest = { data: { user_data: null } };
const member = {
	data: {
		user_data: {
			id: "018f0000-0000-7000-8000-000000000001",
			name: "Nadia Putri",
			email: "nadia@example.org",
			phone: "+6281234567890",
			avatar: "/art/avatar/nadia.svg",
			email_verified: true,
			favourite_division: null,
			member_since: "2024-01-01T00:00:00.000Z",
		},
	},
};

function collect(page: Page, path: string) {
	const requests: Request[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === path) requests.push(request);
	});
	return requests;
}

test("asks for the user's data on every navigation", async ({ page }) => {
	const asked = collect(page, "/api/user/data");
	await page.goto("/faq");
	await ready(page);
	await expect.poll(() => asked.length).toBe(1);
	await page.evaluate(() => window.__reactRouterDataRouter.navigate("/cookie"));
	await expect(page).toHaveURL("/cookie");
	await expect.poll(() => asked.length).toBe(2);
});

test("lets a public page appear before the user's data", async ({ page }) => {
	const held: Route[] = [];
	const first = page.waitForResponse(userData);
	await page.goto("/faq");
	await ready(page);
	await first;
	await page.route(userData, (route) => void held.push(route));
	await page.evaluate(() => window.__reactRouterDataRouter.navigate("/cookie"));
	await expect(page.locator("h1")).toBeVisible();
	await expect(page).toHaveURL("/cookie");
	expect(held.length).toBe(1);
	await answer(held[0]!, guest);
});

test("carries the client's headers and the token of the cookie", async ({ page, context, baseURL }) => {
	await context.addCookies([{ name: "token", value: "a-token", url: baseURL! }]);
	await page.route(userData, (route) => answer(route, member));
	const asked = collect(page, "/api/user/data");
	await page.goto("/faq");
	await expect.poll(() => asked.length).toBe(1);
	const headers = await asked[0]!.allHeaders();
	expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
	expect(headers.authorization).toBe("Bearer a-token");
	expect(headers.cookie).toContain("token=a-token");
});

test("logs a guest in by auth_token, fetches the user and goes Home, with nothing left in the address", async ({
	page,
	context,
}) => {
	const calls: string[] = [];
	await page.route("**/api/login*", (route) => {
		calls.push(`login ${route.request().postData()}`);
		return answer(route, { access_token: "fresh", expires_in: 3600 });
	});
	await page.route(userData, (route) => {
		const token = route.request().headers().authorization;
		calls.push(`user ${token ?? "guest"}`);
		return answer(route, token ? member : guest);
	});
	await page.goto("/faq?auth_token=one-time-secret");
	await expect(page).toHaveURL("/");
	expect(calls).toContain('login {"auth_token":"one-time-secret"}');
	expect(calls.indexOf("user Bearer fresh")).toBeGreaterThan(
		calls.indexOf('login {"auth_token":"one-time-secret"}'),
	);
	expect((await context.cookies()).find(({ name }) => name === "token")?.value).toBe("fresh");
	expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain(
		"one-time-secret",
	);
});

test("leaves a member's session alone when an auth_token comes along", async ({ page, context, baseURL }) => {
	await context.addCookies([{ name: "token", value: "mine", url: baseURL! }]);
	await page.route(userData, (route) => answer(route, member));
	const logins = collect(page, "/api/login");
	await page.goto("/faq?auth_token=foreign");
	await ready(page);
	await page.waitForLoadState("networkidle");
	expect(logins).toEqual([]);
	await expect(page).toHaveURL("/faq");
});

test("sends a guest from a member's screen to Login, with a return id instead of a URL", async ({
	page,
	context,
}) => {
	await page.goto("/profile/security");
	await expect(page).toHaveURL(/\/login\/[\w-]+$/);
	const kept = (await context.cookies()).find(({ name }) => name === "return");
	expect(decodeURIComponent(kept?.value ?? "")).toMatch(/^[\w-]+ \/profile\/security$/);

	await page.goto("/faq");
	await ready(page);
	await page.evaluate(() => window.__reactRouterDataRouter.navigate("/profile"));
	await expect(page).toHaveURL(/\/login\/[\w-]+$/);
});

test("shows an API error as a red toast at the top right, message first", async ({ page }) => {
	await page.addInitScript(timeToasts);
	await page.route(userData, (route) =>
		answer(route, { error: "server_error", message: "Ada yang salah di pihak kami." }, 500),
	);
	await page.goto("/faq");
	const toast = page.locator("[data-sonner-toast]");
	await expect(toast).toContainText("Ada yang salah di pihak kami.");
	await expect(toast).toHaveAttribute("data-type", "error");
	await expect(page.locator("[data-sonner-toaster]")).toHaveAttribute("data-x-position", "right");
	await expect(page.locator("[data-sonner-toaster]")).toHaveAttribute("data-y-position", "top");
	await expect(toast).toHaveCount(0);
	// Five seconds plus the exit animation; a busy machine only adds to it.
	expect(await page.evaluate(() => window.toastShownFor ?? 0)).toBeGreaterThan(4_900);
});

test("falls back to the error's code, and stays silent on /m/login", async ({ page }) => {
	await page.route(userData, (route) => answer(route, { error: "only_a_code" }, 500));
	await page.goto("/faq");
	await expect(page.locator("[data-sonner-toast]")).toContainText("only_a_code");
	const asked = collect(page, "/api/user/data");
	await page.goto("/m/login");
	await expect.poll(() => asked.length).toBe(1);
	await ready(page);
	await page.waitForLoadState("networkidle");
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test("shows no toast for a body without error", async ({ page }) => {
	await page.route(userData, (route) => answer(route, { message: "Hanya pesan." }, 422));
	await page.goto("/faq");
	await ready(page);
	await page.waitForLoadState("networkidle");
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test("never shows more than twenty toasts, including those that are leaving", async ({ page }) => {
	await page.addInitScript(countToasts);
	await page.route(userData, (route) => answer(route, { error: "x", message: "Ombak" }, 500));
	await page.goto("/faq");
	await ready(page);
	for (let turn = 0; turn < 30; turn++) {
		await page.evaluate(
			(path) => window.__reactRouterDataRouter.navigate(path),
			turn % 2 ? "/faq" : "/cookie",
		);
	}
	await expect.poll(() => page.evaluate(() => window.mostToasts ?? 0)).toBeGreaterThan(5);
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
	expect(await page.evaluate(() => window.mostToasts ?? 0)).toBeLessThanOrEqual(20);
});

test("a failure leaves as soon as the same call succeeds", async ({ page }) => {
	await page.clock.install();
	await page.route(userData, (route) => answer(route, { error: "x", message: "Ombak" }, 500), { times: 1 });
	await page.goto("/faq");
	await page.clock.runFor(1000);
	await expect(page.locator("[data-sonner-toast]")).toContainText("Ombak");
	await page.evaluate(() => void window.__reactRouterDataRouter.navigate("/cookie"));
	await expect(page).toHaveURL("/cookie");
	// Half a second of the page's own clock: far less than the five that it would stay.
	await expect(async () => {
		await page.clock.runFor(100);
		await expect(page.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 100 });
	}).toPass();
});

test("gives up on a silent server after ten seconds and tells its caller", async ({ page }) => {
	await page.clock.install();
	await page.goto("/faq");
	await ready(page);
	await page.route("**/api/**", () => {});
	const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/user/data"));
	await page.evaluate(() => void window.__reactRouterDataRouter.navigate("/cookie"));
	expect((await failed).failure()?.errorText).toContain("ERR_ABORTED");
});

/** Runs in the page: how many toasts stood there at most, leaving or not. */
function countToasts() {
	new MutationObserver(() => {
		const count = document.querySelectorAll("[data-sonner-toast]").length;
		window.mostToasts = Math.max(window.mostToasts ?? 0, count);
	}).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: how long the last toast stood there. */
function timeToasts() {
	let shownAt = 0;
	new MutationObserver(() => {
		const isShown = document.querySelector("[data-sonner-toast]") !== null;
		if (isShown) shownAt ||= performance.now();
		else if (shownAt) window.toastShownFor = performance.now() - shownAt;
	}).observe(document, { childList: true, subtree: true });
}

declare global {
	interface Window {
		toastShownFor?: number;
		mostToasts?: number;
		__reactRouterDataRouter: { navigate(to: string): Promise<void> };
	}
}
