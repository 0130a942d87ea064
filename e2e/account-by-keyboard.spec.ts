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
import { tabTo } from "./keyboard";
import { nextPassword, password } from "./passwords";
import { placeTicketOrder } from "./place-ticket-order";
import { desktop, expect, phone, ready, testWithNoise } from "./site";

/** The account's screens take turns. `LOOKS=all npm test browser` goes through all of them on both. */
const looks = [
	{ viewport: phone, language: "en" },
	{ viewport: desktop, language: "id" },
] as const;
const journeys = process.env.LOOKS === "all" ? [0, 1] : [0];

const words = {
	en: {
		skip: "Skip to content",
		due: "Waiting for your payment",
		openQr: /^Open QR/,
		qr: /^QR code of ticket/,
		transfer: "Transfer",
		payNow: "Pay now",
		cancelOrder: "Cancel order",
		yesCancel: "Yes, cancel it",
		orderCancelled: "Your order has been cancelled.",
		name: "Name",
		profileSaved: "Profile saved.",
		changeEmail: "Change e-mail",
		newEmail: "New e-mail",
		codeSentTo: "sent a six-digit code to",
		code: "Six-digit code",
		emailChanged: "Your e-mail has been changed.",
		childName: "Child's name",
		birthDate: "Date of birth",
		isParent: /^I am the parent or guardian/,
		keepChild: "Add child",
		deleteChild: "Delete Bintang Dewanti",
		addAddress: "Add address",
		addressName: "Address name",
		recipient: "Recipient's name",
		recipientPhone: "Recipient's mobile number",
		street: "Street, number, RT/RW",
		area: /^Village, ward or district/,
		postcode: "Postcode",
		editHome: "Edit address Home",
		landmark: "Landmark (optional)",
		placeOrder: "Place order",
		toPay: /^To pay 1/,
		scarf: "Wave Scarf",
		method: "Payment method",
		methodSaved: "Preferred payment method saved.",
		accountNumber: /^Account number/,
		holder: /^Account holder/,
		isCard: "This is a card number. Enter a bank account number instead.",
		accountSaved: "Bank account saved.",
		keptAccount: "BCA, ending in 6789",
		changeAccount: "Change account",
		addAccount: "Add account",
		forgetAccount: "Remove account",
		accountForgotten: "Bank account removed.",
		currentPassword: /^Current password/,
		newPassword: /^New password/,
		repeatPassword: /^Repeat password/,
		otherDevice: "Log in on another device",
		otherDeviceQr: "QR code for logging in on another device",
		quiet: /^Do not disturb me/,
		from: /^From/,
		news: "Club news",
		email: "E-mail",
		saved: "Saved.",
		changeCalendar: "Change address",
		readAll: "Mark all as read",
		allRead: "All caught up",
		noStamps: "Your passport is still empty.",
		oneVisit: "Once at the ground",
		shareCard: "Share card",
		askCopy: "Request a copy",
		copyState: /We are preparing it|Ready to download/,
		newsConsent: "Club news by e-mail",
		newsAgreed: /News by e-mail.*Agreed/,
	},
	id: {
		skip: "Lewati ke isi",
		due: "Menunggu pembayaran",
		openQr: /^Buka QR/,
		qr: /^Kode QR tiket/,
		transfer: "Alihkan",
		payNow: "Bayar sekarang",
		cancelOrder: "Batalkan pesanan",
		yesCancel: "Ya, batalkan",
		orderCancelled: "Pesanan dibatalkan.",
		name: "Nama",
		profileSaved: "Profilmu tersimpan.",
		changeEmail: "Ganti email",
		newEmail: "Email baru",
		codeSentTo: "Kode enam angka kami kirim ke",
		code: "Kode enam angka",
		emailChanged: "Emailmu sudah diganti.",
		childName: "Nama anak",
		birthDate: "Tanggal lahir",
		isParent: /^Aku orang tua atau walinya/,
		keepChild: "Simpan anak",
		deleteChild: "Hapus Bintang Dewanti",
		addAddress: "Tambah alamat",
		addressName: "Nama alamat",
		recipient: "Nama penerima",
		recipientPhone: "Nomor HP penerima",
		street: "Jalan, nomor, RT/RW",
		area: /^Kelurahan atau kecamatan/,
		postcode: "Kode pos",
		editHome: "Ubah alamat Home",
		landmark: "Patokan (boleh kosong)",
		placeOrder: "Buat pesanan",
		toPay: /^Belum dibayar 1/,
		scarf: "Syal Ombak",
		method: "Cara bayar",
		methodSaved: "Cara bayar pilihanmu tersimpan.",
		accountNumber: /^Nomor rekening/,
		holder: /^Nama pemilik rekening/,
		isCard: "Ini nomor kartu. Masukkan nomor rekening, jangan nomor kartu.",
		accountSaved: "Rekeningmu tersimpan.",
		keptAccount: "BCA, berakhiran 6789",
		changeAccount: "Ganti rekening",
		addAccount: "Tambah rekening",
		forgetAccount: "Hapus rekening",
		accountForgotten: "Rekeningmu sudah dihapus.",
		currentPassword: /^Kata sandi saat ini/,
		newPassword: /^Kata sandi baru/,
		repeatPassword: /^Ulangi kata sandi/,
		otherDevice: "Masuk di perangkat lain",
		otherDeviceQr: "Kode QR untuk masuk di perangkat lain",
		quiet: /^Jangan ganggu/,
		from: /^Dari/,
		news: "Berita klub",
		email: "Email",
		saved: "Tersimpan.",
		changeCalendar: "Ganti alamat",
		readAll: "Tandai semua sudah dibaca",
		allRead: "Semua sudah dibaca",
		noStamps: "Paspormu masih kosong.",
		oneVisit: "1 kali di stadion",
		shareCard: "Bagikan kartu",
		askCopy: "Minta salinan",
		copyState: /Sedang kami kumpulkan|Siap diunduh/,
		newsConsent: "Kabar klub lewat email",
		newsAgreed: /Kabar lewat email.*Setuju/,
	},
};

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").getByText(text, { exact: true });

async function press(page: Page, target: Locator, key = "Enter") {
	await tabTo(page, target);
	await page.keyboard.press(key);
}
async function type(page: Page, target: Locator, text: string) {
	await tabTo(page, target);
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(text);
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
	const headers = as({ token: (await staff.json()).access_token });
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
for (const first of journeys)
	testWithNoise(
		`keyboard only, first ${looks[first]!.viewport.width} wide: every screen of the account works`,
		async ({ page, context, request, baseURL }) => {
			steps.slow();
			let turn = first;
			let t: (typeof words)["id" | "en"];
			const step = (title: string, act: () => Promise<void>) =>
				steps.step(title, async () => {
					const { viewport, language } = looks[turn++ % looks.length]!;
					t = words[language];
					await page.setViewportSize(viewport);
					await context.addCookies([{ name: "lang", value: language, url: baseURL! }]);
					await act();
				});
			/** Skips header and tabs by the skip link. */
			const open = async (page: Page, path: string) => {
				await page.goto(path);
				await ready(page);
				await press(page, page.getByRole("link", { name: t.skip }));
			};
			const fan = await register(request);
			await enter(page, fan, baseURL!);
			const main = page.getByRole("main");
			const dialog = page.getByRole("dialog");
			const pass = await buyTicket(request, fan);
			const waiting = await placeTicketOrder(request, fan.token);

			await step(
				"/profile: the next ticket's QR code shows in the very next frame, also offline",
				async () => {
					await open(page, "/profile");
					await expect(main.getByText(t.due)).toBeVisible();
					await tabTo(page, main.getByRole("button", { name: t.openQr }));
					await context.setOffline(true);
					const asked: string[] = [];
					page.on(
						"request",
						(sent) => ["script", "fetch", "xhr"].includes(sent.resourceType()) && asked.push(sent.url()),
					);
					const frames = await framesUntilQr(page, () => page.keyboard.press("Enter"));
					expect(frames).toBe(1);
					expect(asked).toEqual([]);
					await expect(dialog.getByRole("img", { name: t.qr })).toBeVisible();
					await page.keyboard.press("Escape");
					await expect(dialog).toBeHidden();
					await expect(main.getByRole("button", { name: t.openQr })).toBeFocused();
					page.removeAllListeners("request");
					await context.setOffline(false);
				},
			);

			await step("/profile/all/tickets: a ticket opens, and its other actions work", async () => {
				await open(page, "/profile/all/tickets");
				await press(page, main.getByRole("button", { name: t.openQr }));
				await press(page, dialog.getByRole("button", { name: t.transfer }));
				await type(
					page,
					page.getByRole("dialog", { name: t.transfer }).getByRole("textbox").first(),
					"nobody",
				);
				await page.keyboard.press("Escape");
				await page.keyboard.press("Escape");
				await expect(dialog).toHaveCount(0);
			});

			await step("/profile/more: an unpaid order is cancelled", async () => {
				await open(page, `/profile/more/${waiting}`);
				await press(page, main.getByRole("link", { name: t.payNow }));
				await expect(page).toHaveURL(/order-complete/);
				await press(page, main.getByRole("button", { name: t.cancelOrder }));
				await press(page, dialog.getByRole("button", { name: t.yesCancel }));
				await expect(toast(page, t.orderCancelled)).toBeVisible();
			});

			await step("/profile/edit: name, child with consent, and another e-mail address", async () => {
				await open(page, "/profile/edit");
				await type(page, main.getByRole("textbox", { name: t.name, exact: true }), "Sari Keyboard");
				await page.keyboard.press("Enter");
				await expect(toast(page, t.profileSaved)).toBeVisible();

				const email = `baru-${randomUUID().slice(0, 8)}@example.com`;
				await press(page, main.getByRole("button", { name: t.changeEmail }));
				await type(page, dialog.getByLabel(t.newEmail), email);
				await type(page, dialog.getByLabel(t.currentPassword), password);
				await page.keyboard.press("Enter");
				await expect(dialog.getByText(new RegExp(`${t.codeSentTo} ${email}`))).toBeVisible();
				const mail = async () =>
					(await request.get(`/api/outbox/latest?to=${encodeURIComponent(email)}`)).json();
				await expect.poll(async () => (await mail()).text ?? "").toMatch(/\b\d{6}\b/);
				await type(page, dialog.getByLabel(t.code), /\b\d{6}\b/.exec((await mail()).text)![0]);
				await page.keyboard.press("Enter");
				await expect(toast(page, t.emailChanged)).toBeVisible();
				await expect(main.getByText(email)).toBeVisible();

				await type(page, main.getByLabel(t.childName), "Bintang Dewanti");
				await tabTo(page, main.getByRole("textbox", { name: t.birthDate }));
				await page.keyboard.type("05032015");
				await press(page, main.getByLabel(t.isParent), "Space");
				await press(page, main.getByRole("button", { name: t.keepChild }));
				await expect(main.getByRole("button", { name: t.deleteChild })).toBeVisible();
			});

			await step("/profile/address: one is saved and changed", async () => {
				await areasAreLoaded(request);
				await open(page, "/profile/address");
				await press(page, main.getByRole("link", { name: t.addAddress }));
				await expect(page).toHaveURL("/profile/address/create");
				await type(page, main.getByLabel(t.addressName), "Home");
				await type(page, main.getByLabel(t.recipient), "Sari Dewanti");
				await type(page, main.getByLabel(t.recipientPhone), "0813 5550 1987");
				await type(page, main.getByLabel(t.street), "Jl. Tebet Raya No. 12");
				await type(page, main.getByRole("combobox", { name: t.area }), "tebet barat");
				await expect(page.getByRole("option").first()).toContainText("Tebet Barat");
				await page.keyboard.press("ArrowDown");
				await page.keyboard.press("Enter");
				await type(page, main.getByLabel(t.postcode), "12810");
				await page.keyboard.press("Enter");
				await expect(page).toHaveURL("/profile/address");
				await press(page, main.getByRole("link", { name: t.editHome }));
				await type(page, main.getByLabel(t.landmark), "blue fence");
				await page.keyboard.press("Enter");
				await expect(main.getByText(/blue fence/)).toBeVisible();
			});

			await step("/profile/all/items: the tab of unpaid orders leads to the order", async () => {
				const variant = (await variantsOf(request, "syal-ombak")).find(({ stock }) => stock > 0);
				await putInCart(request, fan, variant!.id);
				await page.goto("/checkout");
				await ready(page);
				const place = page.getByRole("button", { name: t.placeOrder });
				await expect(page.getByRole("radio", { name: /^JNE Reguler/ })).toBeVisible();
				await expect(place).not.toHaveAttribute("aria-busy", "true");
				await press(page, place);
				await expect(page).toHaveURL(/order-complete\?order=/);
				const number = new URL(page.url()).searchParams.get("order")!;
				await open(page, "/profile/all/items");
				await press(page, main.getByRole("link", { name: t.toPay }));
				await press(page, main.getByRole("link", { name: t.scarf }));
				await expect(page).toHaveURL(new RegExp(`/profile/more/${number}`));
			});

			await step("/profile/payment: a method and an account for refunds", async () => {
				await open(page, "/profile/payment");
				await tabTo(page, main.getByRole("combobox", { name: t.method }));
				await page.keyboard.press("ArrowDown");
				await expect(toast(page, t.methodSaved)).toBeVisible();
				await press(page, main.getByRole("button", { name: t.addAccount }));
				await type(page, dialog.getByLabel(/^Bank/), "BCA");
				await type(page, dialog.getByLabel(t.accountNumber), "4811 1111 1111 1114");
				await type(page, dialog.getByLabel(t.holder), "Sari Dewanti");
				await type(page, dialog.getByLabel(t.currentPassword), password);
				await page.keyboard.press("Enter");
				await expect(dialog.getByText(t.isCard)).toBeVisible();
				await expect(dialog.getByLabel(t.accountNumber)).toBeFocused();
				await type(page, dialog.getByLabel(t.accountNumber), "0123456789");
				await page.keyboard.press("Enter");
				await expect(toast(page, t.accountSaved)).toBeVisible();
				await expect(main.getByText(t.keptAccount)).toBeVisible();
				await press(page, main.getByRole("button", { name: t.changeAccount }));
				await page.keyboard.press("Escape");
				await expect(main.getByRole("button", { name: t.changeAccount })).toBeFocused();
				await press(page, main.getByRole("button", { name: t.forgetAccount }));
				await type(page, dialog.getByLabel(t.currentPassword), password);
				await page.keyboard.press("Enter");
				await expect(toast(page, t.accountForgotten)).toBeVisible();
			});

			await step("/profile/security: another device by QR, and another password", async () => {
				await open(page, "/profile/security");
				await type(page, main.getByLabel(t.currentPassword), password);
				await type(page, main.getByLabel(t.newPassword), nextPassword);
				await type(page, main.getByLabel(t.repeatPassword), nextPassword);
				await page.keyboard.press("Enter");
				await expect(toast(page, "Password Updated!")).toBeVisible();
				await press(page, main.getByRole("button", { name: t.otherDevice }));
				await expect(dialog.getByRole("img", { name: t.otherDeviceQr })).toBeVisible();
				await page.keyboard.press("Escape");
			});

			await step("/profile/notification: quiet hours, a topic and the calendar's address", async () => {
				await open(page, "/profile/notification");
				await press(page, main.getByRole("switch", { name: t.quiet }), "Space");
				await expect(main.getByLabel(t.from)).toHaveValue("22:00");
				const news = main.getByRole("group", { name: t.news }).getByRole("switch", { name: t.email });
				await press(page, news, "Space");
				await expect(toast(page, t.saved).first()).toBeVisible();
				await expect(news).toBeChecked();
				const address = await main.locator(".own-calendar").innerText();
				await press(page, main.getByRole("button", { name: t.changeCalendar }));
				await expect(main.locator(".own-calendar")).not.toHaveText(address);
				// Nothing reaches into the margin.
				const right = await main
					.locator(".notification-toggles .toggle-switch")
					.evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
				expect(right).toBeLessThanOrEqual(page.viewportSize()!.width - 16);
			});

			await step("/profile/inbox: all is read", async () => {
				await expect(async () => {
					await open(page, "/profile/inbox");
					await expect(main.getByRole("button", { name: t.readAll })).toBeVisible({ timeout: 5_000 });
				}).toPass();
				await press(page, main.getByRole("button", { name: t.readAll }));
				await expect(main.getByRole("status")).toHaveText(t.allRead);
			});

			await step("/profile/passport: a scan at the gate is a stamp, and its card can be shared", async () => {
				await open(page, "/profile/passport");
				await expect(main.getByText(t.noStamps)).toBeVisible();
				await scanAtGate(request, pass);
				await open(page, "/profile/passport");
				await expect(main.getByRole("heading", { name: t.oneVisit })).toBeVisible();
				await expect(main.getByRole("link", { name: /Halilintar/ })).toBeVisible();
				const [download] = await Promise.all([
					page.waitForEvent("download"),
					press(page, main.getByRole("button", { name: t.shareCard })),
				]);
				const card = await readFile(await download.path());
				// A PNG begins with its width and height.
				expect([card.readUInt32BE(16) > 500, card.readUInt32BE(20) > 500]).toEqual([true, true]);
			});

			await step("/profile/privacy: a copy is requested, and consent is given", async () => {
				await open(page, "/profile/privacy");
				await press(page, main.getByRole("button", { name: t.askCopy }));
				await expect(main.getByText(t.copyState).first()).toBeVisible();
				await press(page, main.getByRole("switch", { name: t.newsConsent }), "Space");
				await expect(main.getByRole("row", { name: t.newsAgreed })).toBeVisible();
			});
		},
	);
