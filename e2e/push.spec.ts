import type { BrowserContext, Page } from "@playwright/test";
import { demoMember } from "../club/demo/members";
import { wholeBrowser } from "./browsers";
import { expect, ready, test } from "./site";

test.use({ launchOptions: wholeBrowser });

/** A browser's push service cannot be reached from here, so a fake plays the browser's part. */
const subscription = {
	endpoint: "https://fcm.googleapis.com/fcm/send/first",
	key: "BC9z3tOZrKJSJoCYCRIFPzqw_HCtufEfWNITcpFWE77gPWuz9nNoZiRPzeaFi4VKh3Z9UTeKftkDGIhJXWKa600",
	token: "i5RjpNvJoxgjSzXI7AgT3w",
};

test.beforeEach(async ({ context }) => {
	await context.addInitScript(standInForPushService, subscription);
});

test("a log-in registers the worker and sends the subscription", async ({ page, context }) => {
	await context.grantPermissions(["notifications"]);
	const sent = collectSent(page);
	const logs = collectInfo(page);
	await logIn(page);
	await expect.poll(() => sent.length).toBe(1);
	expect(sent[0]).toEqual(subscription);
	expect(logs).toContain("Notification permission: granted");
	expect(await subscribedWith(page)).toEqual([{ userVisibleOnly: true, key: await serverKey(page) }]);
	await expect
		.poll(() => pushCookies(context))
		.toEqual({
			"du-endpoint": subscription.endpoint,
			"du-key": subscription.key,
			"du-token": subscription.token,
		});
	expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "")).toMatch(/\/sw\.js$/);
});

test("subscribes once, and sends again only what has changed", async ({ page, context }) => {
	await context.grantPermissions(["notifications"]);
	const sent = collectSent(page);
	await logIn(page);
	await expect.poll(async () => (await pushCookies(context))["du-endpoint"]).toBe(subscription.endpoint);
	expect(sent.length).toBe(1);

	const logs = collectInfo(page);
	await logInAgain(page, context);
	await expect.poll(() => logs.length).toBe(1);
	await page.waitForLoadState("networkidle");
	expect(sent.length).toBe(1);
	expect(await subscribedWith(page)).toHaveLength(1);

	const changed = { ...subscription, endpoint: "https://fcm.googleapis.com/fcm/send/second" };
	await page.evaluate((next) => localStorage.setItem("push-stand-in", JSON.stringify(next)), changed);
	await logInAgain(page, context);
	await expect.poll(() => sent.length).toBe(2);
	expect(sent[1]).toEqual(changed);
	await expect.poll(async () => (await pushCookies(context))["du-endpoint"]).toBe(changed.endpoint);
});

test("a refused permission is logged, and nothing else happens", async ({ page, context }) => {
	const sent = collectSent(page);
	const logs = collectInfo(page);
	await page.addInitScript(() => {
		Notification.requestPermission = async () => "denied";
	});
	await logIn(page);
	await expect.poll(() => logs).toContain("Notification permission: denied");
	await page.waitForLoadState("networkidle");
	expect(sent).toEqual([]);
	expect(await pushCookies(context)).toEqual({});
});

test("the worker registers as a desktop", async ({ page, context }) => {
	await context.grantPermissions(["notifications"]);
	await logIn(page);
	await expect.poll(() => toldClientType(context)).toBe("desktop");
});

test("the page's own client type takes precedence", async ({ page, context }) => {
	await context.grantPermissions(["notifications"]);
	await page.goto("/login");
	await ready(page);
	await page.evaluate(() => {
		const meta = document.createElement("meta");
		meta.name = "forceClientDetect";
		meta.content = "mobile";
		document.head.append(meta);
	});
	await fillLogIn(page);
	await expect.poll(() => toldClientType(context)).toBe("mobile");
});

test.describe("on a phone", () => {
	test.use({
		userAgent:
			"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
		viewport: { width: 390, height: 844 },
	});

	test("the worker registers as a phone", async ({ page, context }) => {
		await context.grantPermissions(["notifications"]);
		await logIn(page);
		await expect.poll(() => toldClientType(context)).toBe("mobile");
	});
});

test("every push is shown, even a malformed one, and opens only this site", async ({
	page,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["notifications"]);
	await logIn(page);
	await expect.poll(() => toldClientType(context)).toBe("desktop");
	const deliver = await pushService(page, context);
	const shown = () =>
		worker(context).evaluate(async () => {
			const { registration } = self as unknown as ServiceWorkerGlobalScope;
			return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
		});
	/** Redelivered until it shows: under load, the browser may drop one sent through DevTools. */
	const showsUp = (data: string, expected: { title: string; body: string }) =>
		expect
			.poll(
				async () => {
					await deliver(data);
					return shown();
				},
				{ intervals: [2000] },
			)
			.toContainEqual(expected);
	const goal = { title: "Gol!", body: "88', Kogoya" };
	await showsUp(JSON.stringify({ ...goal, path: "https://jahat.example/", tag: "gol" }), goal);
	await showsUp("not json", { title: new URL(baseURL!).hostname, body: "not json" });
	const address = await worker(context).evaluate(() =>
		(self as unknown as { addressOf(path: string): string }).addressOf("https://jahat.example/"),
	);
	expect(address).toBe(new URL("/", baseURL).href);
});

type ServiceWorkerGlobalScope = { registration: ServiceWorkerRegistration };

async function logIn(page: Page) {
	await page.goto("/login");
	await ready(page);
	await fillLogIn(page);
}

async function fillLogIn(page: Page) {
	// The cookie notice may appear at any moment, and on a phone it would cover a button just before the click.
	await page.context().addCookies([{ name: "consent", value: "1.e2e.", url: page.url() }]);
	await page.getByLabel("Email").fill(demoMember.email);
	await page.locator('input[name="password"]').fill(demoMember.password);
	await page.locator('main form button[type="submit"]').click();
	await expect(page.getByText("Berhasil masuk.")).toBeVisible();
	await expect(page).toHaveURL("/");
}

/** As after thirty days: the session is over, everything else in the browser is as it was. */
async function logInAgain(page: Page, context: BrowserContext) {
	await context.clearCookies({ name: "token" });
	await logIn(page);
}

const worker = (context: BrowserContext) => context.serviceWorkers()[0]!;

async function toldClientType(context: BrowserContext) {
	if (!context.serviceWorkers()[0]) return undefined;
	return worker(context).evaluate(async () => {
		const kept = await (await caches.open("ombak-push")).match("/client-type");
		return kept?.text();
	});
}

/** Delivers as the browser does once it has decrypted a push. */
async function pushService(page: Page, context: BrowserContext) {
	const session = await context.newCDPSession(page);
	const registered = new Promise<string>((resolve) =>
		session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const [registration] = registrations;
			if (registration) resolve(registration.registrationId);
		}),
	);
	await session.send("ServiceWorker.enable");
	const registrationId = await registered;
	const { origin } = new URL(page.url());
	return (data: string) => session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

function collectSent(page: Page) {
	const sent: unknown[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/setSubscription") sent.push(request.postDataJSON());
	});
	return sent;
}

function collectInfo(page: Page) {
	const lines: string[] = [];
	page.on("console", (line) => {
		if (line.type() === "info") lines.push(line.text());
	});
	return lines;
}

async function pushCookies(context: BrowserContext) {
	const cookies = (await context.cookies()).filter(({ name }) => name.startsWith("du-"));
	return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

const subscribedWith = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("push-subscribed-with") ?? "[]"));

const serverKey = async (page: Page) =>
	(await (await page.request.get("/api/push/key")).json()).key as string;

/** Keeps one subscription in the browser's storage, as a browser does. */
function standInForPushService(fresh: { endpoint: string; key: string; token: string }) {
	const bytesOf = (text: string) =>
		Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (character) => character.charCodeAt(0))
			.buffer;
	const asSubscription = (kept: typeof fresh) => ({
		endpoint: kept.endpoint,
		getKey: (name: string) => bytesOf(name === "p256dh" ? kept.key : kept.token),
	});
	PushManager.prototype.getSubscription = async () => {
		const kept = localStorage.getItem("push-stand-in");
		return (kept ? asSubscription(JSON.parse(kept)) : null) as PushSubscription | null;
	};
	PushManager.prototype.subscribe = async (options) => {
		const calls = JSON.parse(localStorage.getItem("push-subscribed-with") ?? "[]");
		calls.push({ userVisibleOnly: options?.userVisibleOnly, key: options?.applicationServerKey });
		localStorage.setItem("push-subscribed-with", JSON.stringify(calls));
		localStorage.setItem("push-stand-in", JSON.stringify(fresh));
		return asSubscription(fresh) as PushSubscription;
	};
}
