import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { demoMember } from "../club/demo/members";
import { codeNow } from "./authenticator-app";
import { tabTo } from "./keyboard";
import { nextPassword, password } from "./passwords";
import { accessibilityFaults, expect, ready, test, testWithNoise } from "./site";

let made = 0;

function newMember() {
	const number = `${Date.now() % 10_000_000}${process.pid % 90}${++made}`.slice(-8).padStart(8, "1");
	return { name: "Sari Dewanti", email: `sari-${number}@example.com`, phone: `0813${number}`, password };
}
type Person = ReturnType<typeof newMember>;

async function createMember(api: APIRequestContext): Promise<Person & { token: string }> {
	const person = newMember();
	const answer = await api.post("/api/register", {
		data: { ...person, password_confirmation: password, consent: true },
	});
	expect(answer.status()).toBe(201);
	return { ...person, token: (await answer.json()).access_token };
}

/** The latest mail or text message to somebody. */
async function latest(api: APIRequestContext, to: string, template?: string): Promise<string> {
	let text = "";
	await expect
		.poll(async () => {
			const answer = await api.get(`/api/outbox/latest?to=${encodeURIComponent(to)}`);
			const message = answer.ok() ? await answer.json() : null;
			text = message?.text ?? "";
			return message && (!template || message.template === template);
		})
		.toBeTruthy();
	return text;
}
const e164 = (phone: string) => phone.replace(/^0/, "+62");
const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");

const toast = (page: Page, text: string) =>
	page.locator("[data-sonner-toast]").getByText(text, { exact: true });
const button = (page: Page, name: string) =>
	page.getByRole("main").getByRole("button", { name, exact: true });
/** By its full label; a required field has an asterisk, which is not read aloud. */
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(new RegExp(`^${label}\\*?$`));

async function open(page: Page, path: string) {
	await page.goto(path);
	await ready(page);
}
async function logIn(page: Page, { email }: Pick<Person, "email">, secret = password) {
	await field(page, "Email").fill(email);
	await field(page, "Kata sandi").fill(secret);
	await button(page, "Masuk").click();
}
const tokenCookie = async (page: Page) =>
	(await page.context().cookies()).find(({ name }) => name === "token");

test.describe("logging in", () => {
	test("says what went wrong, shows it at the field, and clears it with the first keystroke", async ({
		page,
	}) => {
		await open(page, "/login");
		await logIn(page, { email: "tiada@example.com" });
		await expect(toast(page, "The data provided is not appropriate.")).toBeVisible();
		await expect(page.getByText("Email atau kata sandi salah.")).toBeVisible();
		await expect(field(page, "Email")).toBeFocused();
		await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
		await page.keyboard.type("x");
		await expect(page.getByText("Email atau kata sandi salah.")).toBeHidden();
	});

	test.describe("on a phone", () => {
		test.use({ viewport: { width: 390, height: 844 } });

		test("no toast covers the field that has to be corrected, and an error disappears on success", async ({
			page,
			request,
		}) => {
			const member = await createMember(request);
			await open(page, "/login");
			await logIn(page, member, "bukan-ini-1987");
			const failure = toast(page, "The data provided is not appropriate.");
			await expect(failure).toBeVisible();
			await expect(field(page, "Email")).toBeFocused();
			const boxes = [page.locator("[data-sonner-toast]"), field(page, "Email"), field(page, "Kata sandi")];
			const [shown, email, secret] = await Promise.all(boxes.map((box) => box.boundingBox()));
			for (const input of [email!, secret!])
				expect(shown!.y + shown!.height <= input.y || shown!.y >= input.y + input.height).toBe(true);
			await logIn(page, member);
			await expect(toast(page, "Berhasil masuk.")).toBeVisible();
			await expect(failure).toBeHidden();
		});
	});

	test("keeps the token in a cookie for the whole site, for thirty days", async ({ page, request }) => {
		const member = await createMember(request);
		await open(page, "/login");
		await logIn(page, { email: `  ${member.email} ` });
		await expect(toast(page, "Berhasil masuk.")).toBeVisible();
		await expect(page).toHaveURL("/");
		const cookie = await tokenCookie(page);
		expect(cookie?.path).toBe("/");
		const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
		expect(Math.round(days)).toBe(30);
		await expect(page.getByRole("button", { name: /Sari Dewanti/ })).toBeVisible();
	});

	test("leads back to where the guest wanted to go", async ({ page, request }) => {
		const member = await createMember(request);
		await page.goto("/profile/security");
		await expect(page).toHaveURL(/\/login\/[\w-]+$/);
		await ready(page);
		await logIn(page, member);
		await expect(page).toHaveURL("/profile/security");
	});

	test("leads Home with an unknown id", async ({ page, request }) => {
		const member = await createMember(request);
		await open(page, "/login/someone-elses-id");
		await logIn(page, member);
		await expect(page).toHaveURL("/");
	});

	test("sends a member away from the screens of guests", async ({ page, request, baseURL }) => {
		const { token } = await createMember(request);
		await page.context().addCookies([{ name: "token", value: token, url: baseURL! }]);
		for (const path of ["/login", "/register", "/forgot", "/phone"]) {
			await page.goto(path);
			await expect(page).toHaveURL("/");
		}
	});

	test("works by a link in a mail, which leaves the address bar at once", async ({ page, request }) => {
		const member = await createMember(request);
		await open(page, "/login");
		await button(page, "Kirim tautan masuk ke emailku").click();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await field(page, "Email").fill(member.email);
		await button(page, "Kirim tautan").click();
		await expect(page.getByRole("heading", { name: "Cek emailmu" })).toBeVisible();
		const link = linkIn(await latest(request, member.email, "login-link"));
		await page.goto(link.pathname + link.search);
		await expect(toast(page, "Berhasil masuk.")).toBeVisible();
		await expect(page).toHaveURL("/");
		await page.context().clearCookies();
		await page.goto(link.pathname + link.search);
		await expect(toast(page, "The data provided is not appropriate.")).toBeVisible();
		await expect(page).toHaveURL("/");
	});

	test("works on another device by the address of the QR code", async ({ page, request }) => {
		const { token } = await createMember(request);
		const answer = await request.post("/api/user/device-token", {
			data: {},
			headers: { authorization: `Bearer ${token}` },
		});
		const { url, qr } = await answer.json();
		expect(qr).toContain("<svg");
		const link = new URL(url);
		await page.goto(`/faq${link.search}`);
		await expect(page).toHaveURL("/");
		await expect(page.getByRole("button", { name: /Sari Dewanti/ })).toBeVisible();
	});

	test("speaks English where the specification is Indonesian", async ({ page, request, baseURL }) => {
		const member = await createMember(request);
		await page.context().addCookies([{ name: "lang", value: "en", url: baseURL! }]);
		await open(page, "/login");
		await field(page, "E-mail").fill(member.email);
		await field(page, "Password").fill(password);
		await button(page, "Log in").click();
		await expect(toast(page, "Successfully logged in.")).toBeVisible();
	});
});

test("logging out clears the session and leads Home", async ({ page, request, baseURL }) => {
	const { token } = await createMember(request);
	await page.context().addCookies([{ name: "token", value: token, url: baseURL! }]);
	await open(page, "/faq");
	await page.getByRole("button", { name: /Sari Dewanti/ }).click();
	await page.getByRole("button", { name: "Keluar" }).click();
	await expect(toast(page, "Successfully Logout.")).toBeVisible();
	await expect(page).toHaveURL("/");
	expect(await tokenCookie(page)).toBeUndefined();
	const after = await request.get("/api/user/data", { headers: { authorization: `Bearer ${token}` } });
	expect((await after.json()).data.user_data).toBeNull();
});

testWithNoise(
	"logging out without a network says that one is still logged in",
	async ({ page, context, request, baseURL }) => {
		const { token } = await createMember(request);
		await context.addCookies([{ name: "token", value: token, url: baseURL! }]);
		await open(page, "/faq");
		const avatar = page.getByRole("button", { name: /Sari Dewanti/ });
		await expect(avatar).toBeVisible();
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await avatar.click();
		await page.getByRole("button", { name: "Keluar" }).click();
		await expect(page.locator("[data-sonner-toast]")).toContainText("Kamu belum keluar");
		expect(await tokenCookie(page)).toBeDefined();
		await context.setOffline(false);
		await avatar.click();
		await page.getByRole("button", { name: "Keluar" }).click();
		await expect(toast(page, "Successfully Logout.")).toBeVisible();
	},
);

/** The page's cumulative layout shift so far. */
const sumShifts = () =>
	new Promise<number>((resolve) => {
		const shifts = new PerformanceObserver((list) =>
			resolve(
				list.getEntries().reduce((sum, shift) => sum + (shift as unknown as { value: number }).value, 0),
			),
		);
		shifts.observe({ type: "layout-shift", buffered: true });
		setTimeout(() => resolve(0), 500);
	});

test.describe("registering", () => {
	async function fill(page: Page, person: Person) {
		await field(page, "Nama").fill(person.name);
		await field(page, "Email").fill(person.email);
		await field(page, "Nomor HP").fill(person.phone);
		await field(page, "Kata sandi").fill(person.password);
	}

	test("makes a member, and the banner stays until the e-mail is verified", async ({ page, request }) => {
		const person = newMember();
		await open(page, "/register");
		await fill(page, person);
		await field(page, "Divisi favorit").selectOption("basketball");
		await field(page, "Saya setuju dengan syarat keanggotaan dan kebijakan privasi.").check();
		await button(page, "Daftar").click();
		await expect(toast(page, "Registrasi sukses.")).toBeVisible();
		await expect(page).toHaveURL("/");
		const banner = page.getByRole("region", { name: "Verifikasi emailmu" });
		await expect(banner).toContainText(person.email);
		await banner.getByRole("button", { name: "Kirim ulang" }).click();
		await expect(banner).toContainText("Sudah kami kirim lagi.");
		const link = linkIn(await latest(request, person.email, "verify-email"));
		await page.goto("about:blank");
		await page.goto(link.pathname + link.hash);
		await expect(toast(page, "Emailmu sudah terverifikasi.")).toBeVisible();
		await expect(page).toHaveURL("/");
		await expect(banner).toBeHidden();
	});

	test("the banner moves nothing when it arrives", async ({ page, request, baseURL }) => {
		const { token, email } = await createMember(request);
		await page.context().addCookies([{ name: "token", value: token, url: baseURL! }]);
		await open(page, "/faq");
		const banner = page.getByRole("region", { name: "Verifikasi emailmu" });
		await expect(banner).toContainText(email);
		await expect(banner).toBeInViewport({ ratio: 1 });
		// A late font may shift a letter slightly; a banner in the flow shifts the page.
		expect(await page.evaluate(sumShifts)).toBeLessThan(0.01);
	});

	test("shows each rule of the password as it is met", async ({ page }) => {
		await open(page, "/register");
		const rule = (text: string) => page.getByRole("listitem").filter({ hasText: text });
		await field(page, "Kata sandi").fill("12345678");
		await expect(rule("8 sampai 128 karakter")).toContainText(": terpenuhi");
		await expect(rule("Bukan urutan")).toContainText("belum terpenuhi");
		await field(page, "Kata sandi").fill(password);
		await expect(rule("Bukan urutan")).toContainText(": terpenuhi");
	});

	test("says what is wrong by each field", async ({ page, request }) => {
		const other = await createMember(request);
		await open(page, "/register");
		await fill(page, { ...newMember(), email: other.email });
		await button(page, "Daftar").click();
		await expect(toast(page, "The data provided is not appropriate.")).toBeVisible();
		await expect(page.getByText("Setujui dulu syarat keanggotaan.")).toBeVisible();
		await field(page, "Saya setuju dengan syarat keanggotaan dan kebijakan privasi.").check();
		await expect(page.getByText("Setujui dulu syarat keanggotaan.")).toBeHidden();
		await button(page, "Daftar").click();
		await expect(page.getByText(/^Email ini sudah terdaftar/)).toBeVisible();
		await expect(field(page, "Email")).toBeFocused();
	});
});

test.describe("the reset by e-mail", () => {
	test("leads from the request through the link to the new password", async ({ page, request }) => {
		const member = await createMember(request);
		await open(page, "/forgot");
		await field(page, "Email").fill("tiada@example.com");
		await button(page, "Kirim tautan").click();
		await expect(toast(page, "Email not found.")).toBeVisible();
		await field(page, "Email").fill(member.email);
		await button(page, "Kirim tautan").click();
		await expect(
			toast(page, "Reset password request sent. Please Check your email for the change password link."),
		).toBeVisible();
		await expect(page.getByRole("heading", { name: "Cek emailmu" })).toBeFocused();

		const link = linkIn(await latest(request, member.email, "reset-link"));
		await page.goto(link.pathname + link.search);
		await expect(page.getByRole("heading", { name: "Buat kata sandi baru" })).toBeVisible();
		await expect(page).toHaveURL("/reset");
		await field(page, "Kata sandi baru").fill("sayang123");
		await field(page, "Ulangi kata sandi").fill("sayang123");
		await button(page, "Simpan kata sandi").click();
		await expect(toast(page, "Data yang diberikan tidak sesuai.")).toBeVisible();
		await expect(page.getByText(/^Kata sandi ini terlalu umum/)).toBeVisible();
		await field(page, "Kata sandi baru").fill(nextPassword);
		await field(page, "Ulangi kata sandi").fill(nextPassword);
		await button(page, "Simpan kata sandi").click();
		await expect(toast(page, "Password Updated!")).toBeVisible();
		await expect(page).toHaveURL("/login");
		await logIn(page, member, nextPassword);
		await expect(toast(page, "Berhasil masuk.")).toBeVisible();

		await page.goto(link.pathname + link.search);
		await expect(page.getByRole("heading", { name: "Tautan ini sudah tidak berlaku" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Minta tautan baru" })).toBeVisible();
	});

	test("asks for the link again where there is none", async ({ page }) => {
		await open(page, "/reset");
		await expect(page.getByRole("heading", { name: "Tautan ini sudah tidak berlaku" })).toBeVisible();
	});
});

test.describe("the reset by phone", () => {
	const digits = (page: Page) => [1, 2, 3, 4, 5, 6].map((place) => page.locator(`input[name=otp${place}]`));
	const codeFor = async (api: APIRequestContext, phone: string) =>
		/\d{6}/.exec(await latest(api, e164(phone), "otp"))?.[0] ?? "";

	test("leads from the number through the code to the new password", async ({ page, request }) => {
		const member = await createMember(request);
		await open(page, "/phone");
		await field(page, "Nomor HP").fill("021 555 1234");
		await button(page, "Kirim kode").click();
		await expect(toast(page, "Phone Number is Invalid")).toBeVisible();
		await field(page, "Nomor HP").fill(member.phone);
		await button(page, "Kirim kode").click();
		await expect(toast(page, "OTP Generated")).toBeVisible();
		await expect(page).toHaveURL("/otp");
		await expect(page.getByText(member.phone)).toBeVisible();
		await expect(page.getByText(/Kirim ulang dalam/)).toBeVisible();

		const code = await codeFor(request, member.phone);
		const [first, second, , , fifth, sixth] = digits(page);
		await first!.focus();
		// Only the last digit is wrong: the others are typed again over themselves.
		await page.keyboard.type(code.slice(0, 5) + ((Number(code[5]) + 1) % 10));
		await expect(sixth!).toBeFocused();
		await field(page, "Kata sandi baru").fill(nextPassword);
		await field(page, "Ulangi kata sandi").fill(nextPassword);
		await button(page, "Ganti kata sandi").click();
		await expect(toast(page, "Data is Invalid")).toBeVisible();
		await expect(page.getByText(/^Kode salah atau sudah kedaluwarsa/)).toBeVisible();
		await expect(first!).toBeFocused();

		await sixth!.focus();
		await page.keyboard.press("Backspace");
		await page.keyboard.press("Backspace");
		await expect(fifth!).toBeFocused();
		await page.keyboard.press("Home");
		await page.keyboard.press("ArrowRight");
		await expect(second!).toBeFocused();
		await pasteInto(second!, ` ${code.slice(0, 3)} ${code.slice(3)} `);
		for (const [place, input] of digits(page).entries()) await expect(input).toHaveValue(code[place]!);
		await button(page, "Ganti kata sandi").click();
		await expect(toast(page, "Password successfully changed.")).toBeVisible();
		await expect(page).toHaveURL("/login");
	});

	test("takes a code that the browser fills in, and survives a reload", async ({ page, request }) => {
		const member = await createMember(request);
		await open(page, "/forgot");
		await page.getByRole("radio", { name: /Kode ke nomor HP/ }).check();
		await field(page, "Nomor HP").fill(member.phone);
		await button(page, "Kirim kode").click();
		await expect(page).toHaveURL("/otp");
		await page.reload();
		await ready(page);
		await expect(page.getByText(member.phone)).toBeVisible();
		const [first] = digits(page);
		await expect(first!).toHaveAttribute("autocomplete", "one-time-code");
		const code = await codeFor(request, member.phone);
		await first!.fill(code);
		for (const [place, input] of digits(page).entries()) await expect(input).toHaveValue(code[place]!);
	});

	test("leads to the number where there is none", async ({ page }) => {
		await open(page, "/otp");
		await page.getByRole("main").getByRole("link", { name: "Masukkan nomor HP" }).click();
		await expect(page).toHaveURL("/phone");
	});
});

test("a fan from abroad registers by keyboard, and a verified number opens the account with a code", async ({
	page,
	request,
}) => {
	const abroad = { ...newMember(), phone: `8123${String(Date.now()).slice(-4)}` };
	await open(page, "/register");
	await field(page, "Nama").fill(abroad.name);
	await field(page, "Email").fill(abroad.email);
	await page.getByLabel("Kode negara").focus();
	await page.keyboard.type("Singap");
	await expect(page.getByText(/^Kami tidak mengirim kode ke negara ini/)).toBeVisible();
	await field(page, "Nomor HP").fill(abroad.phone);
	await field(page, "Kata sandi").fill(password);
	await page.getByRole("checkbox", { name: /syarat keanggotaan/ }).check();
	await button(page, "Daftar").click();
	await expect(toast(page, "Registrasi sukses.")).toBeVisible();
	await open(page, "/profile");
	await expect(page.getByText(`+65${abroad.phone}`)).toBeVisible();

	// Of the demo's members, so that the number is verified.
	await page.context().clearCookies();
	await open(page, "/login");
	await button(page, "Kirim kode masuk ke HP-ku").click();
	await field(page, "Nomor HP").fill(demoMember.phone);
	await button(page, "Kirim kode").click();
	await expect(page.getByRole("heading", { name: "Masukkan kode" })).toBeFocused();
	const code = /\d{6}/.exec(await latest(request, demoMember.phone, "otp"))?.[0] ?? "";
	await page.locator("input[name=otp1]").focus();
	await page.keyboard.type(code);
	await button(page, "Masuk").click();
	await expect(toast(page, "Berhasil masuk.")).toBeVisible();
	await expect(page).toHaveURL("/");
});

test.describe("by keyboard alone", () => {
	async function typeInto(page: Page, label: string, text: string) {
		await tabTo(page, field(page, label));
		await page.keyboard.type(text);
	}

	test("one registers, logs out and logs in", async ({ page }) => {
		const person = newMember();
		await open(page, "/register");
		await typeInto(page, "Nama", person.name);
		await typeInto(page, "Nomor HP", person.phone);
		await typeInto(page, "Email", person.email);
		await typeInto(page, "Kata sandi", person.password);
		await tabTo(page, field(page, "Saya setuju dengan syarat keanggotaan dan kebijakan privasi."));
		await page.keyboard.press("Space");
		await tabTo(page, button(page, "Daftar"));
		await page.keyboard.press("Enter");
		await expect(toast(page, "Registrasi sukses.")).toBeVisible();

		// The new page takes the focus once it is there, even if a key was pressed before.
		await expect(page).toHaveURL("/");
		await expect(page.locator("main h1")).toBeFocused();
		const avatar = page.getByRole("button", { name: /Sari Dewanti/ });
		await expect(avatar).toBeVisible();
		await avatar.focus();
		await page.keyboard.press("Enter");
		const logOut = page.getByRole("button", { name: "Keluar" });
		await expect(logOut).toBeVisible();
		await tabTo(page, logOut);
		await page.keyboard.press("Enter");
		await expect(toast(page, "Successfully Logout.")).toBeVisible();

		await open(page, "/login");
		await typeInto(page, "Email", person.email);
		await typeInto(page, "Kata sandi", "keliru-sekali");
		await page.keyboard.press("Enter");
		await expect(toast(page, "The data provided is not appropriate.")).toBeVisible();
		await typeInto(page, "Kata sandi", person.password);
		await page.keyboard.press("Enter");
		await expect(toast(page, "Berhasil masuk.")).toBeVisible();
	});

	test("one resets the password by phone and by e-mail", async ({ page, request }) => {
		const member = await createMember(request);
		await open(page, "/phone");
		await typeInto(page, "Nomor HP", member.phone);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/otp");
		const code = /\d{6}/.exec(await latest(request, e164(member.phone), "otp"))?.[0] ?? "";
		await tabTo(page, page.locator("input[name=otp1]"));
		await page.keyboard.type(code);
		await typeInto(page, "Kata sandi baru", nextPassword);
		await typeInto(page, "Ulangi kata sandi", nextPassword);
		await page.keyboard.press("Enter");
		await expect(toast(page, "Password successfully changed.")).toBeVisible();

		await open(page, "/forgot");
		await typeInto(page, "Email", member.email);
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { name: "Cek emailmu" })).toBeFocused();
		const link = linkIn(await latest(request, member.email, "reset-link"));
		await page.goto(link.pathname + link.search);
		await expect(field(page, "Kata sandi baru")).toBeVisible();
		await typeInto(page, "Kata sandi baru", password);
		await typeInto(page, "Ulangi kata sandi", password);
		await page.keyboard.press("Enter");
		await expect(toast(page, "Password Updated!")).toBeVisible();
		await expect(page).toHaveURL("/login");
	});
});

test.describe("proving ownership of an account", () => {
	const proofLink = async (api: APIRequestContext, email: string) => {
		const link = linkIn(await latest(api, email, "verify-email"));
		return link.pathname + link.hash;
	};
	const dialog = (page: Page) => page.getByRole("dialog", { name: "Verifikasi emailmu" });

	test("on another device requires the password, and ends no session", async ({ page, request }) => {
		const member = await createMember(request);
		await page.goto(await proofLink(request, member.email));
		await dialog(page)
			.getByLabel(/^Kata sandi/)
			.fill("bukan-ini-1987");
		await dialog(page).getByRole("button", { name: "Verifikasi" }).click();
		await expect(dialog(page).getByText("Kata sandi saat ini salah.")).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await dialog(page)
			.getByLabel(/^Kata sandi/)
			.fill(password);
		await dialog(page).getByRole("button", { name: "Verifikasi" }).click();
		await expect(toast(page, "Emailmu sudah terverifikasi.")).toBeVisible();
		await expect(dialog(page)).toBeHidden();
		const me = await request.get("/api/user/data", { headers: { authorization: `Bearer ${member.token}` } });
		expect((await me.json()).data.user_data).toMatchObject({ email_verified: true });
	});

	test("without the password leads to a new one, and logs out whoever registered", async ({
		page,
		request,
	}) => {
		const member = await createMember(request);
		await page.goto(await proofLink(request, member.email));
		await dialog(page).getByRole("button", { name: "Buat kata sandi baru" }).click();
		await expect(page).toHaveURL("/reset");
		await field(page, "Kata sandi baru").fill(nextPassword);
		await field(page, "Ulangi kata sandi").fill(nextPassword);
		await button(page, "Simpan kata sandi").click();
		await expect(toast(page, "Password Updated!")).toBeVisible();
		const me = await request.get("/api/user/data", { headers: { authorization: `Bearer ${member.token}` } });
		expect((await me.json()).data.user_data).toBeNull();
		await logIn(page, member, nextPassword);
		await expect(toast(page, "Berhasil masuk.")).toBeVisible();
		await expect(page.getByRole("region", { name: "Verifikasi emailmu" })).toBeHidden();
	});

	test("one enters the code that was sent to the phone", async ({ page, request }) => {
		const member = await createMember(request);
		await page.goto(await proofLink(request, member.email));
		await dialog(page)
			.getByLabel(/^Kata sandi/)
			.fill(password);
		await dialog(page).getByRole("button", { name: "Verifikasi" }).click();
		await expect(toast(page, "Emailmu sudah terverifikasi.")).toBeVisible();
		await open(page, "/login");
		await logIn(page, member);
		const banner = page.getByRole("region", { name: "Verifikasi nomor HP-mu" });
		await banner.getByRole("button", { name: "Kirim kode" }).click();
		const code = /\d{6}/.exec(await latest(request, e164(member.phone), "otp"))?.[0] ?? "";
		const codeDialog = page.getByRole("dialog", { name: "Verifikasi nomor HP-mu" });
		await codeDialog.locator("input[name=otp1]").focus();
		// Only the last digit is wrong: the others are typed again over themselves.
		await page.keyboard.type(code.slice(0, 5) + ((Number(code[5]) + 1) % 10));
		await codeDialog.getByRole("button", { name: "Verifikasi" }).click();
		await expect(codeDialog.getByText(/^Kode salah atau sudah kedaluwarsa/)).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await codeDialog.locator("input[name=otp1]").focus();
		await page.keyboard.type(code);
		await codeDialog.getByRole("button", { name: "Verifikasi" }).click();
		await expect(toast(page, "Nomor HP-mu sudah terverifikasi.")).toBeVisible();
		await expect(codeDialog).toBeHidden();
		await expect(banner).toBeHidden();
	});

	test("a log-in link says whose account it opens, and offers to log out", async ({ page, request }) => {
		const member = await createMember(request);
		const answer = await request.post("/api/user/device-token", {
			data: {},
			headers: { authorization: `Bearer ${member.token}` },
		});
		await page.goto(`/faq${new URL((await answer.json()).url).search}`);
		const banner = page.getByRole("region", { name: "Akun yang sedang dibuka" });
		await expect(banner).toContainText(`Kamu masuk sebagai Sari Dewanti (${member.email}).`);
		await banner.getByRole("button", { name: "Bukan kamu? Keluar" }).click();
		await expect(toast(page, "Successfully Logout.")).toBeVisible();
		expect(await tokenCookie(page)).toBeUndefined();
	});

	test("after a log-in by link, a password can be set without the current one", async ({ page, request }) => {
		const member = await createMember(request);
		await request.post("/api/user/login-link", { data: { email: member.email } });
		const link = linkIn(await latest(request, member.email, "login-link"));
		await page.goto(link.pathname + link.search);
		await expect(toast(page, "Berhasil masuk.")).toBeVisible();
		await expect(page).toHaveURL("/");
		await open(page, "/profile");
		await page
			.getByRole("region", { name: "Buat kata sandi" })
			.getByRole("link", { name: "Buat kata sandi" })
			.click();
		await expect(page).toHaveURL("/profile/security");
		await expect(field(page, "Kata sandi saat ini")).toBeHidden();
		await field(page, "Kata sandi baru").fill(nextPassword);
		await field(page, "Ulangi kata sandi").fill(nextPassword);
		await button(page, "Buat kata sandi").click();
		await expect(toast(page, "Password Updated!")).toBeVisible();
		await expect(field(page, "Kata sandi saat ini")).toBeVisible();
	});

	test("a reset by phone that the member did not request is undone from the mail", async ({
		page,
		request,
	}) => {
		const member = await createMember(request);
		await request.post("/api/otp_password/generate", { data: { phone: member.phone } });
		const otp = /\d{6}/.exec(await latest(request, e164(member.phone), "otp"))?.[0] ?? "";
		const reset = await request.post("/api/otp_password/update", {
			data: { otp, phone: member.phone, password: nextPassword, password_confirmation: nextPassword },
		});
		expect(reset.status()).toBe(200);
		const link = linkIn(await latest(request, member.email, "phone-reset"));
		await page.goto(link.pathname + link.hash);
		await expect(
			toast(page, "Sudah dibatalkan. Kata sandi lamamu berlaku lagi, dan semua perangkat sudah keluar."),
		).toBeVisible();
		await expect(page).toHaveURL("/");
		await open(page, "/login");
		await logIn(page, member);
		await expect(toast(page, "Berhasil masuk.")).toBeVisible();
	});
});

test("two-step verification is set up, required after password and mailed link, and turned off", async ({
	page,
	request,
	baseURL,
}) => {
	const member = await createMember(request);
	const proof = linkIn(await latest(request, member.email, "verify-email")).hash.split("=")[1];
	await request.post("/api/user/verify-email", { data: { token: proof, password } });
	await page.context().addCookies([
		{ name: "token", value: member.token, url: baseURL! },
		{ name: "consent", value: "1.e2e.", url: baseURL! },
	]);
	await open(page, "/profile/security");
	await page.getByRole("button", { name: "Aktifkan", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(/^Kata sandi saat ini/).fill("bukan-ini-1987");
	await dialog.getByRole("button", { name: "Lanjut" }).click();
	await expect(dialog.getByText("Kata sandi saat ini salah.")).toBeVisible();
	await dialog.getByLabel(/^Kata sandi saat ini/).fill(password);
	await dialog.getByRole("button", { name: "Lanjut" }).click();
	await expect(dialog.getByRole("img", { name: "Kode QR untuk aplikasi autentikator" })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	const code = codeNow(await dialog.locator("code").innerText());
	await dialog.getByLabel(/^Kode enam angka dari aplikasi/).fill(code);
	await dialog.getByRole("button", { name: "Aktifkan" }).click();
	await expect(toast(page, "Masuk dua langkah sudah aktif.")).toBeVisible();
	const recovery = await dialog.locator("code").allInnerTexts();
	expect(recovery).toHaveLength(10);
	await dialog.getByRole("button", { name: "Sudah kusimpan" }).click();
	await expect(page.getByText("10 kode pemulihan tersisa.")).toBeVisible();

	await page.context().clearCookies({ name: "token" });
	await open(page, "/login");
	await logIn(page, member);
	await expect(page.getByRole("heading", { name: "Satu langkah lagi" })).toBeVisible();
	await field(page, "Kode").fill("abc");
	await button(page, "Masuk").click();
	await expect(page.getByText(/Kode salah atau sudah pernah dipakai/)).toBeVisible();
	await expect(field(page, "Kode")).toBeFocused();
	await field(page, "Kode").fill(recovery[0]!);
	await page.keyboard.press("Enter");
	await expect(toast(page, "Berhasil masuk.")).toBeVisible();
	await expect(page).toHaveURL("/");

	await page.context().clearCookies({ name: "token" });
	await request.post("/api/user/login-link", { data: { email: member.email } });
	const link = linkIn(await latest(request, member.email, "login-link"));
	await page.goto(`${link.pathname}${link.search}`);
	await expect(page).toHaveURL("/login");
	await ready(page);
	await field(page, "Kode").fill(recovery[1]!);
	await button(page, "Masuk").click();
	await expect(page).toHaveURL("/");
	expect((await tokenCookie(page))?.value).toBeTruthy();

	await open(page, "/profile/security");
	await expect(page.getByText("8 kode pemulihan tersisa.")).toBeVisible();
	await page.getByRole("button", { name: "Matikan" }).click();
	await dialog.getByLabel(/^Kata sandi saat ini/).fill(password);
	await dialog.getByRole("button", { name: "Matikan" }).click();
	await expect(dialog.getByText("Masukkan kode dari aplikasi autentikatormu.")).toBeVisible();
	await expect(dialog.getByLabel(/^Kode/)).toBeFocused();
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByLabel(/^Kode/).fill(recovery[2]!);
	await page.keyboard.press("Enter");
	await expect(toast(page, "Masuk dua langkah sudah dimatikan.")).toBeVisible();
	await latest(request, member.email, "security-changed");
});

test("a member's card shows who they are, and a missing one is not found", async ({ page, request }) => {
	const { token } = await createMember(request);
	const me = await request.get("/api/user/data", { headers: { authorization: `Bearer ${token}` } });
	const { id } = (await me.json()).data.user_data;
	await open(page, `/member/profile/${id}`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Sari Dewanti");
	const missing = await page.goto("/member/profile/nobody");
	expect(missing?.status()).toBe(404);
});

test("without JavaScript every form says what it needs, and the rest can be read", async ({ browser }) => {
	const page = await pageWithoutScripts(browser);
	for (const path of ["/login", "/register", "/forgot", "/phone"]) {
		await page.goto(path);
		await expect(page.getByText(/butuh JavaScript/)).toBeVisible();
		await expect(page.getByRole("main").locator("button[type=submit]")).toBeDisabled();
	}
	await page.goto("/faq");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.context().close();
});

async function pasteInto(input: Locator, text: string) {
	await input.evaluate((element, text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text", text);
		element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, text);
}

async function pageWithoutScripts(browser: Browser) {
	const context = await browser.newContext({ javaScriptEnabled: false });
	return context.newPage();
}
