import { beforeEach, describe, expect, it, vi } from "vitest";
import { showError, showSuccess } from "../../platform/browser/toast";
import { clearErrors, clearFieldError, currentErrors } from "../../platform/http/field-errors";
import { currentArrival } from "./arrival";
import { changeSession, currentSession, fetchUserInfo, isLoggedIn, storeToken } from "./session";
import * as actions from "./session-actions";

vi.mock("../../platform/browser/toast", () => ({
	showSuccess: vi.fn(),
	showError: vi.fn(),
	endFailures: vi.fn(),
}));
const registerPush = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("../../messages/push/push", () => ({ registerPush }));

const asked: { path: string; body: unknown; headers: Record<string, string> }[] = [];
let answers: Record<string, { status: number; body: object }> = {};
let jar = new Map<string, string>();
const go = vi.fn();

/** A minimal fake browser: a cookie jar, a language and a server. */
beforeEach(() => {
	jar = new Map();
	answers = {};
	asked.length = 0;
	vi.clearAllMocks();
	vi.stubGlobal("window", { location: { protocol: "https:", pathname: "/login" } });
	vi.stubGlobal("document", {
		documentElement: { lang: "id" },
		get cookie() {
			return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
		},
		set cookie(text: string) {
			const [pair = "", ...rest] = text.split("; ");
			const [name = "", value = ""] = pair.split("=");
			if (rest.includes("Max-Age=0")) jar.delete(name);
			else jar.set(name, value);
			if (name === "token") jar.set("token-attributes", rest.join(" "));
		},
	});
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		const path = url.replace("/api", "").split("?")[0] as string;
		asked.push({ path, body: JSON.parse(String(init.body)), headers: init.headers as never });
		const answer = answers[path];
		if (!answer) throw new TypeError("offline");
		return Response.json(answer.body, { status: answer.status });
	});
	changeSession({ id: null, user: null, token: null, authStatus: "", name: "", avatar: "" });
	clearErrors();
});

const ok = (body: object = {}) => ({ status: 200, body });
const refused = (errors: object, message = "Ada isian yang perlu diperbaiki.") => ({
	status: 422,
	body: { message, errors },
});
const nadia = {
	id: "7",
	name: "Nadia",
	email: "nadia@example.com",
	phone: "+62",
	avatar: "/photo/7?w=224",
	email_verified: true,
	phone_verified: true,
	has_password: true,
	has_second_step: false,
	has_passkey: false,
	favourite_division: null,
	member_since: "2024-01-01T00:00:00.000Z",
};

it("has exactly the fields of the specification, except error_msg, which belongs to the form", () => {
	expect(Object.keys(currentSession()).sort()).toEqual([
		"authStatus",
		"avatar",
		"id",
		"name",
		"token",
		"user",
	]);
});

describe("logging in", () => {
	const form = { email: "  nadia@example.com ", password: "ombak" };

	it("trims the e-mail, stores the token in the cookie until it expires, and shows the message", async () => {
		answers["/login"] = ok({ access_token: "secret", expires_in: 3600 });
		expect(await actions.logIn(form, go)).toBe(true);
		expect(asked[0]?.body).toEqual({ email: "nadia@example.com", password: "ombak" });
		expect(jar.get("token")).toBe("secret");
		expect(jar.get("token-attributes")).toBe("Path=/ SameSite=Lax Secure Max-Age=3600");
		expect(currentSession().token).toBe("secret");
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith("Berhasil masuk.");
		expect(go).toHaveBeenCalledWith("/", { replace: true });
		await vi.waitFor(() => expect(registerPush).toHaveBeenCalledOnce());
	});

	it("redirects to the pending return, once", async () => {
		answers["/login"] = ok({ access_token: "secret", expires_in: 3600 });
		jar.set("return", encodeURIComponent("an-id /profile/all/tickets"));
		await actions.logIn(form, go, "an-id");
		expect(go).toHaveBeenCalledWith("/profile/all/tickets", { replace: true });
		expect(jar.has("return")).toBe(false);
	});

	it("goes Home for a foreign id", async () => {
		answers["/login"] = ok({ access_token: "secret", expires_in: 3600 });
		jar.set("return", encodeURIComponent("an-id /profile"));
		await actions.logIn(form, go, "foreign");
		expect(go).toHaveBeenCalledWith("/", { replace: true });
	});

	it("succeeds even if push registration fails", async () => {
		registerPush.mockRejectedValueOnce(new Error("blocked"));
		answers["/login"] = ok({ access_token: "secret", expires_in: 3600 });
		expect(await actions.logIn(form, go)).toBe(true);
	});

	it("stores the whole error body in error_msg", async () => {
		const failure = refused({ email: ["Tidak cocok."] }, "The data provided is not appropriate.");
		answers["/login"] = failure;
		expect(await actions.logIn(form, go)).toBe(false);
		expect(currentErrors()).toEqual(failure.body);
		expect(showError).toHaveBeenCalledExactlyOnceWith("The data provided is not appropriate.");
		expect(isLoggedIn()).toBe(false);
		expect(go).not.toHaveBeenCalled();
		clearFieldError("email");
		expect(currentErrors()).toEqual({ ...failure.body, errors: {} });
	});

	it("shows the server's message first when the body has an error", async () => {
		answers["/login"] = { status: 429, body: { error: "too_many_requests", message: "Tunggu sebentar." } };
		await actions.logIn(form, go);
		expect(vi.mocked(showError).mock.calls.map(([message]) => message)).toEqual([
			"Tunggu sebentar.",
			"The data provided is not appropriate.",
		]);
	});

	it("shows a connection error in the form", async () => {
		await actions.logIn(form, go);
		expect(currentErrors()).toEqual({ connection: expect.stringContaining("koneksi") });
	});

	it("works with an auth_token", async () => {
		answers["/login"] = ok({ access_token: "secret", expires_in: 60 });
		expect(await actions.logInByAuthToken("once")).toBe(true);
		expect(asked[0]?.body).toEqual({ auth_token: "once" });
		expect(currentArrival().byToken).toBe(true);
		answers["/logout"] = ok();
		await actions.logOut(go);
		expect(currentArrival().byToken).toBe(false);
	});
});

describe("registering", () => {
	const form = {
		name: "Nadia",
		email: "nadia@example.com",
		phone: "0812",
		password: "x",
		password_confirmation: "x",
		consent: true,
	};

	it("stores the token if there is one, shows the message, and navigates to /", async () => {
		answers["/register"] = { status: 201, body: { access_token: "secret" } };
		expect(await actions.registerHere(form, go)).toBe(true);
		expect(jar.get("token")).toBe("secret");
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith("Registrasi sukses.");
		expect(go).toHaveBeenCalledWith("/");
		answers["/register"] = { status: 201, body: {} };
		jar.delete("token");
		await actions.registerHere(form, go);
		expect(jar.has("token")).toBe(false);
	});

	it("stores errors per field, each of which can be cleared individually", async () => {
		answers["/register"] = refused({ email: ["Sudah terdaftar."], phone: ["Sudah terdaftar."] });
		expect(await actions.registerHere(form, go)).toBe(false);
		expect(showError).toHaveBeenCalledExactlyOnceWith("The data provided is not appropriate.");
		expect(currentErrors()).toEqual({ email: ["Sudah terdaftar."], phone: ["Sudah terdaftar."] });
		clearFieldError("email");
		expect(currentErrors()).toEqual({ phone: ["Sudah terdaftar."] });
	});
});

describe("user info", () => {
	it("becomes the session's user", async () => {
		storeToken("secret", 60);
		answers["/user/data"] = ok({ data: { user_data: nadia } });
		await fetchUserInfo();
		expect(currentSession()).toMatchObject({
			id: "7",
			user: nadia,
			token: "secret",
			name: "Nadia",
			avatar: nadia.avatar,
		});
		expect(asked[0]?.headers.Authorization).toBe("Bearer secret");
	});

	it("rejects if missing, clears user and token, and shows nothing", async () => {
		storeToken("unknown", 60);
		answers["/user/data"] = ok({ data: { user_data: null } });
		await expect(fetchUserInfo()).rejects.toThrow("Verification failed, please Login again.");
		expect(currentSession()).toMatchObject({ id: null, user: null, token: null, name: "", avatar: "" });
		expect(isLoggedIn()).toBe(false);
		expect(showError).not.toHaveBeenCalled();
	});

	it("clears user and token on a network failure, but keeps the cookie", async () => {
		storeToken("secret", 60);
		await expect(fetchUserInfo()).rejects.toThrow();
		expect(currentSession()).toMatchObject({ user: null, token: null });
		expect(isLoggedIn()).toBe(true);
	});

	it("does not undo a log-in that happened while it was loading", async () => {
		answers["/user/data"] = ok({ data: { user_data: null } });
		const asGuest = fetchUserInfo();
		storeToken("fresh", 60);
		await expect(asGuest).rejects.toThrow();
		expect(currentSession().token).toBe("fresh");
		expect(isLoggedIn()).toBe(true);
	});
});

describe("logging out", () => {
	it("clears the session and the cookie after the server's answer, shows the message, and goes Home", async () => {
		storeToken("secret", 60);
		changeSession({ id: "7", user: nadia, name: "Nadia" });
		answers["/logout"] = ok({ message: "x" });
		expect(await actions.logOut(go)).toBe(true);
		expect(currentSession()).toMatchObject({ id: null, user: null, token: null, name: "" });
		expect(jar.has("token")).toBe(false);
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith("Successfully Logout.");
		expect(go).toHaveBeenCalledWith("/");
	});

	it("changes nothing if the server cannot be reached, and says so", async () => {
		storeToken("secret", 60);
		expect(await actions.logOut(go)).toBe(false);
		expect(isLoggedIn()).toBe(true);
		expect(go).not.toHaveBeenCalled();
		expect(showError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Kamu belum keluar"));
	});
});

describe("the reset by e-mail", () => {
	it("reports that the link was sent, or that the e-mail is unknown", async () => {
		answers["/user/forgot-password"] = ok();
		expect(await actions.requestReset(" nadia@example.com ")).toBe(true);
		expect(asked[0]?.body).toEqual({ email: "nadia@example.com" });
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith(
			"Reset password request sent. Please Check your email for the change password link.",
		);
		answers["/user/forgot-password"] = refused({ email: ["Tidak ada."] });
		expect(await actions.requestReset("nadia@example.com")).toBe(false);
		expect(showError).toHaveBeenCalledExactlyOnceWith("Email not found.");
	});

	it("sets authStatus to the string true or false", async () => {
		answers["/user/validate"] = ok();
		await actions.validateReset("token");
		expect(currentSession().authStatus).toBe("true");
		answers["/user/validate"] = refused({ token: ["Mati."] });
		await actions.validateReset("token");
		expect(currentSession().authStatus).toBe("false");
	});

	it("goes to Login after setting the new password, even if logged in", async () => {
		storeToken("ended", 60);
		const form = { token: "t", password: "x", password_confirmation: "x" };
		answers["/user/new-password"] = ok();
		expect(await actions.setNewPassword(form, go)).toBe(true);
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith("Password Updated!");
		expect(go).toHaveBeenCalledWith("/login");
		expect(isLoggedIn()).toBe(false);
		answers["/user/new-password"] = refused({ password: ["Terlalu umum."] });
		expect(await actions.setNewPassword(form, go)).toBe(false);
		expect(showError).toHaveBeenCalledExactlyOnceWith("Data yang diberikan tidak sesuai.");
		expect(currentErrors()).toEqual({ password: ["Terlalu umum."] });
	});

	it("shows English in the English interface where the specification is Indonesian", async () => {
		document.documentElement.lang = "en";
		answers["/user/new-password"] = refused({});
		await actions.setNewPassword({ token: "t", password: "x", password_confirmation: "x" }, go);
		expect(showError).toHaveBeenCalledExactlyOnceWith("The data given is not appropriate.");
	});
});

describe("the reset by phone", () => {
	it("navigates to the otp screen, carrying the phone", async () => {
		answers["/otp_password/generate"] = ok({ expires_in: 300, resend_in: 60 });
		expect(await actions.sendOtp("0812 3456 7890", go)).toBe(true);
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith("OTP Generated");
		expect(go).toHaveBeenCalledWith("/otp", { state: expect.objectContaining({ phone: "0812 3456 7890" }) });
		answers["/otp_password/generate"] = refused({ phone: ["Bukan nomor."] });
		expect(await actions.sendOtp("x", go)).toBe(false);
		expect(showError).toHaveBeenCalledExactlyOnceWith("Phone Number is Invalid");
	});

	it("sends otp, phone and both passwords, and goes to Login", async () => {
		const form = { otp: "123456", phone: "0812", password: "x", password_confirmation: "x" };
		answers["/otp_password/update"] = ok();
		expect(await actions.updateByOtp(form, go)).toBe(true);
		expect(asked[0]?.body).toEqual(form);
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith("Password successfully changed.");
		expect(go).toHaveBeenCalledWith("/login");
		answers["/otp_password/update"] = refused({ otp: ["Salah."] });
		expect(await actions.updateByOtp(form, go)).toBe(false);
		expect(showError).toHaveBeenCalledExactlyOnceWith("Data is Invalid");
	});
});
