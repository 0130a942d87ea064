import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type APIRequestContext, type Locator, type Page, test as steps } from "@playwright/test";
import { demoStaff } from "../club/demo/members";
import {
	areasAreLoaded,
	as,
	type Buyer,
	enter,
	putInCart,
	readOrder,
	register,
	simulate,
	variantsOf,
} from "./buyers";
import { nextPassword, password } from "./passwords";
import { placeTicketOrder } from "./place-ticket-order";
import { expect, ready, testWithNoise } from "./site";

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").getByText(text, { exact: true });

/** Tab after Tab, as a person would, until it is there. */
async function tabTo(page: Page, target: Locator) {
	await target.waitFor();
	for (let pressed = 0; pressed < 120; pressed++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab never came to ${target}.`);
}
async function press(page: Page, target: Locator, key = "Enter") {
	await tabTo(page, target);
	await page.keyboard.press(key);
}
async function type(page: Page, target: Locator, text: string) {
	await tabTo(page, target);
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(text);
}
/** Past header and tabs by the link that is there for it. */
async function open(page: Page, path: string) {
	await page.goto(path);
	await ready(page);
	await press(page, page.getByRole("link", { name: "Skip to content" }));
}

type Pass = { qr: { code: string }; section: { gate: string } };

/** One ticket, paid. */
async function buyTicket(api: APIRequestContext, fan: Buyer): Promise<Pass> {
	const number = await placeTicketOrder(api, fan.token);
	await simulate(api, fan, number, "succeed");
	await expect.poll(async () => (await readOrder(api, fan, number)).state).toBe("issued");
	const { events } = await (await api.get("/api/passes", { headers: as(fan) })).json();
	return events[0].passes[0];
}

/** As a scanner at the gate does. */
async function scanAtGate(api: APIRequestContext, { qr: { code }, section: { gate } }: Pass) {
	const staff = await api.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	const headers = as({ token: (await staff.json()).access_token, email: "" });
	const now = new Date().toISOString();
	const scans = [{ id: randomUUID(), code, isManual: false, direction: "in", at: now }];
	const answer = await api.post("/api/gate/scans", {
		headers,
		data: { event: "match-halilintar", gate, scanner: "e2e", sentAt: now, scans },
	});
	expect((await answer.json()).results, await answer.text()).toMatchObject([{ verdict: "in" }]);
}

/**
 * Frames until the QR can be seen, counted from the press: 1 if it is part of the very next picture that the browser paints.
 * Counted, not timed, so a slow machine gives the same number.
 */
async function framesUntilQr(page: Page, act: () => Promise<void>): Promise<number> {
	const counted = await page.evaluateHandle(() => {
		const frames = new Promise<number>((resolve) => {
			let seen = 0;
			const look = () => {
				seen += 1;
				const box = document.querySelector(".pass-viewer svg.pass-qr path")?.getBoundingClientRect();
				if (box && box.width > 100) resolve(seen);
				else requestAnimationFrame(look);
			};
			document.addEventListener("click", () => requestAnimationFrame(look), { once: true, capture: true });
		});
		return { frames };
	});
	await act();
	return counted.evaluate(({ frames }) => frames);
}

// The browser itself logs what it cannot load offline.
testWithNoise(
	"phone, English, keyboard only: every screen of the account does its work",
	async ({ page, context, request, baseURL }) => {
		steps.slow();
		await page.setViewportSize({ width: 390, height: 844 });
		const fan = await register(request);
		await enter(page, fan, baseURL!);
		await context.addCookies([{ name: "lang", value: "en", url: baseURL! }]);
		const main = page.getByRole("main");
		const dialog = page.getByRole("dialog");
		const pass = await buyTicket(request, fan);
		const waiting = await placeTicketOrder(request, fan.token);

		await steps.step(
			"/profile: the next ticket's QR is there with the next frame, without a network",
			async () => {
				await open(page, "/profile");
				await expect(main.getByText("Waiting for your payment")).toBeVisible();
				await tabTo(page, main.getByRole("button", { name: /^Open QR/ }));
				await context.setOffline(true);
				const asked: string[] = [];
				page.on(
					"request",
					(sent) => ["script", "fetch", "xhr"].includes(sent.resourceType()) && asked.push(sent.url()),
				);
				const frames = await framesUntilQr(page, () => page.keyboard.press("Enter"));
				expect(frames).toBe(1);
				expect(asked).toEqual([]);
				await expect(dialog.getByRole("img", { name: /^QR code of ticket/ })).toBeVisible();
				await page.keyboard.press("Escape");
				await expect(dialog).toBeHidden();
				await expect(main.getByRole("button", { name: /^Open QR/ })).toBeFocused();
				page.removeAllListeners("request");
				await context.setOffline(false);
			},
		);

		await steps.step("/profile/all/tickets: a ticket is opened, and its other acts are reached", async () => {
			await open(page, "/profile/all/tickets");
			await press(page, main.getByRole("button", { name: /^Open QR/ }));
			await press(page, dialog.getByRole("button", { name: "Transfer" }));
			await type(
				page,
				page
					.getByRole("dialog", { name: /ransfer/ })
					.getByRole("textbox")
					.first(),
				"nobody",
			);
			await page.keyboard.press("Escape");
			await page.keyboard.press("Escape");
			await expect(dialog).toHaveCount(0);
		});

		await steps.step("/profile/more: an order that waits is cancelled", async () => {
			await open(page, `/profile/more/${waiting}`);
			await press(page, main.getByRole("link", { name: "Pay now" }));
			await expect(page).toHaveURL(/order-complete/);
			await press(page, main.getByRole("button", { name: "Cancel order" }));
			await press(page, dialog.getByRole("button", { name: "Yes, cancel it" }));
			await expect(toast(page, "The order is cancelled.")).toBeVisible();
		});

		await steps.step("/profile/edit: name, child with consent, and another e-mail address", async () => {
			await open(page, "/profile/edit");
			await type(page, main.getByRole("textbox", { name: "Name", exact: true }), "Sari Keyboard");
			await page.keyboard.press("Enter");
			await expect(toast(page, "Your profile is saved.")).toBeVisible();

			const email = `baru-${randomUUID().slice(0, 8)}@example.com`;
			await press(page, main.getByRole("button", { name: "Change e-mail" }));
			await type(page, dialog.getByLabel("New e-mail"), email);
			await type(page, dialog.getByLabel(/^Current password|^Password/), password);
			await page.keyboard.press("Enter");
			await expect(dialog.getByText(new RegExp(`sent a six-digit code to ${email}`))).toBeVisible();
			const mail = async () =>
				(await request.get(`/api/outbox/latest?to=${encodeURIComponent(email)}`)).json();
			await expect.poll(async () => (await mail()).text ?? "").toMatch(/\b\d{6}\b/);
			await type(page, dialog.getByLabel("Six-digit code"), /\b\d{6}\b/.exec((await mail()).text)![0]);
			await page.keyboard.press("Enter");
			await expect(toast(page, "Your e-mail is changed.")).toBeVisible();
			await expect(main.getByText(email)).toBeVisible();

			await type(page, main.getByLabel("Child's name"), "Bintang Dewanti");
			await tabTo(page, main.getByRole("textbox", { name: "Date of birth" }));
			await page.keyboard.type("05032015");
			await press(page, main.getByLabel(/^I am the parent or guardian/), "Space");
			await press(page, main.getByRole("button", { name: "Keep child" }));
			await expect(main.getByRole("button", { name: "Delete Bintang Dewanti" })).toBeVisible();
		});

		await steps.step("/profile/address: one is saved and changed", async () => {
			await areasAreLoaded(request);
			await open(page, "/profile/address");
			await press(page, main.getByRole("link", { name: "Add address" }));
			await expect(page).toHaveURL("/profile/address/create");
			await type(page, main.getByLabel("Name of the address"), "Home");
			await type(page, main.getByLabel("Recipient's name"), "Sari Dewanti");
			await type(page, main.getByLabel("Recipient's mobile number"), "0813 5550 1987");
			await type(page, main.getByLabel("Street, number, RT/RW"), "Jl. Tebet Raya No. 12");
			await type(page, main.getByRole("combobox", { name: /^Village, ward or district/ }), "tebet barat");
			await expect(page.getByRole("option").first()).toContainText("Tebet Barat");
			await page.keyboard.press("ArrowDown");
			await page.keyboard.press("Enter");
			await type(page, main.getByLabel("Postcode"), "12810");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL("/profile/address");
			await press(page, main.getByRole("link", { name: "Edit address Home" }));
			await type(page, main.getByLabel("Landmark (optional)"), "blue fence");
			await page.keyboard.press("Enter");
			await expect(main.getByText(/blue fence/)).toBeVisible();
		});

		await steps.step("/profile/all/items: the tab of what is to be paid leads to the order", async () => {
			const variant = (await variantsOf(request, "syal-ombak")).find(({ stock }) => stock > 0);
			await putInCart(request, fan, variant!.id);
			await page.goto("/checkout");
			await ready(page);
			const place = page.getByRole("button", { name: "Place order" });
			await expect(page.getByRole("radio", { name: /^JNE Reguler/ })).toBeVisible();
			await expect(place).not.toHaveAttribute("aria-busy", "true");
			await press(page, place);
			await expect(page).toHaveURL(/order-complete\?order=/);
			const number = new URL(page.url()).searchParams.get("order")!;
			await open(page, "/profile/all/items");
			await press(page, main.getByRole("link", { name: /^To pay 1/ }));
			await press(page, main.getByRole("link", { name: "Wave Scarf" }));
			await expect(page).toHaveURL(new RegExp(`/profile/more/${number}`));
		});

		await steps.step("/profile/payment: a method and an account for refunds", async () => {
			await open(page, "/profile/payment");
			await tabTo(page, main.getByLabel("Payment method"));
			await page.keyboard.press("ArrowDown");
			await expect(toast(page, "Your preferred method is saved.")).toBeVisible();
		});

		await steps.step("/profile/security: another device by QR, and another password", async () => {
			await open(page, "/profile/security");
			await type(page, main.getByLabel(/^Current password/), password);
			await type(page, main.getByLabel(/^New password/), nextPassword);
			await type(page, main.getByLabel(/^Repeat password|^Repeat/), nextPassword);
			await page.keyboard.press("Enter");
			await expect(toast(page, "Password Updated!")).toBeVisible();
			await press(page, main.getByRole("button", { name: "Log in on another device" }));
			await expect(
				dialog.getByRole("img", { name: "QR code for logging in on another device" }),
			).toBeVisible();
			await page.keyboard.press("Escape");
		});

		await steps.step("/profile/notification: quiet hours, a topic and the calendar's address", async () => {
			await open(page, "/profile/notification");
			await press(page, main.getByRole("switch", { name: /^Do not disturb me/ }), "Space");
			await expect(main.getByLabel("From")).toHaveValue("22:00");
			const news = main.getByRole("group", { name: "Club news" }).getByRole("switch", { name: "E-mail" });
			await press(page, news, "Space");
			await expect(toast(page, "Saved.").first()).toBeVisible();
			await expect(news).toBeChecked();
			const address = await main.locator(".own-calendar").innerText();
			await press(page, main.getByRole("button", { name: "Change address" }));
			await expect(main.locator(".own-calendar")).not.toHaveText(address);
			// Nothing reaches into the margin.
			const right = await main
				.locator(".notification-toggles .toggle-switch")
				.evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
			expect(right).toBeLessThanOrEqual(390 - 16);
		});

		await steps.step("/profile/inbox: all is read", async () => {
			await expect(async () => {
				await open(page, "/profile/inbox");
				await expect(main.getByRole("button", { name: "Mark all as read" })).toBeVisible({ timeout: 5_000 });
			}).toPass();
			await press(page, main.getByRole("button", { name: "Mark all as read" }));
			await expect(main.getByRole("status")).toHaveText("All caught up");
		});

		await steps.step(
			"/profile/passport: a scan at the gate is a stamp, and its card can be shared",
			async () => {
				await open(page, "/profile/passport");
				await expect(main.getByText("Your passport is still empty.")).toBeVisible();
				await scanAtGate(request, pass);
				await open(page, "/profile/passport");
				await expect(main.getByRole("heading", { name: "Once at the ground" })).toBeVisible();
				await expect(main.getByRole("link", { name: /Halilintar/ })).toBeVisible();
				const [download] = await Promise.all([
					page.waitForEvent("download"),
					press(page, main.getByRole("button", { name: "Share card" })),
				]);
				const card = await readFile(await download.path());
				// A PNG begins with its width and height.
				expect([card.readUInt32BE(16) > 500, card.readUInt32BE(20) > 500]).toEqual([true, true]);
			},
		);

		await steps.step("/profile/privacy: a copy is asked for, and a consent given", async () => {
			await open(page, "/profile/privacy");
			await press(page, main.getByRole("button", { name: "Ask for a copy" }));
			await expect(main.getByText(/We are collecting it|Ready to download/).first()).toBeVisible();
			await press(page, main.getByRole("switch", { name: "Club news by e-mail" }), "Space");
			await expect(main.getByRole("row", { name: /News by e-mail.*Agreed/ })).toBeVisible();
		});
	},
);
