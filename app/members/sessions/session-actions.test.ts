import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearErrors, clearFieldError, currentErrors } from "../../platform/field-errors";
import { showError, showSuccess } from "../../platform/toast";
import { currentArrival } from "./arrival";
import { changeSession, currentSession, fetchUserInfo, isLoggedIn, keepToken } from "./session";
import * as actions from "./session-actions";

vi.mock("../../platform/toast", () => ({ showSuccess: vi.fn(), showError: vi.fn(), endFailures: vi.fn() }));
const registerPush = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("../../notifications/push", () => ({ registerPush }));

const asked: { path: string; body: unknown; headers: Record<string, string> }[] = [];
let answers: Record<string, { status: number; body: object }> = {};
let jar = new Map<string, string>();
const go = vi.fn();

/** As much of a browser as the session needs: a cookie jar, a language and a server. */
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
	favourite_division: null,
	member_since: "2024-01-01T00:00:00.000Z",
};

it("has exactly the fields of the specification, of which error_msg is the form's", () => {
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

	it("trims the e-mail, keeps the token in the cookie until it expires, and says so", async () => {
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

	it("leads back to where the member wanted to go, once", async () => {
		answers["/login"] = ok({ access_token: "secret", expires_in: 3600 });
		jar.set("return", encodeURIComponent("an-id /profile/all/tickets"));
		await actions.logIn(form, go, "an-id");
		expect(go).toHaveBeenCalledWith("/profile/all/tickets", { replace: true });
		expect(jar.has("return")).toBe(false);
	});

	it("means Home for a foreign id", async () => {
		answers["/login"] = ok({ access_token: "secret", expires_in: 3600 });
		jar.set("return", encodeURIComponent("an-id /profile"));
		await actions.logIn(form, go, "foreign");
		expect(go).toHaveBeenCalledWith("/", { replace: true });
	});

	it("does not fail because push does", async () => {
		registerPush.mockRejectedValueOnce(new Error("blocked"));
		answers["/login"] = ok({ access_token: "secret", expires_in: 3600 });
		expect(await actions.logIn(form, go)).toBe(true);
	});

	it("keeps the whole body of a failure in error_msg", async () => {
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

	it("shows the server's own words first when the body names an error", async () => {
		answers["/login"] = { status: 429, body: { error: "too_many_requests", message: "Tunggu sebentar." } };
		await actions.logIn(form, go);
		expect(vi.mocked(showError).mock.calls.map(([message]) => message)).toEqual([
			"Tunggu sebentar.",
			"The data provided is not appropriate.",
		]);
	});

	it("says in the form that nobody answered", async () => {
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

	it("keeps the token if there is one, says so, and leads to /", async () => {
		answers["/register"] = { status: 201, body: { access_token: "secret" } };
		expect(await actions.register(form, go)).toBe(true);
		expect(jar.get("token")).toBe("secret");
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith("Registrasi sukses.");
		expect(go).toHaveBeenCalledWith("/");
		answers["/register"] = { status: 201, body: {} };
		jar.delete("token");
		await actions.register(form, go);
		expect(jar.has("token")).toBe(false);
	});

	it("keeps the errors per field, each of which can be cleared on its own", async () => {
		answers["/register"] = refused({ email: ["Sudah terdaftar."], phone: ["Sudah terdaftar."] });
		expect(await actions.register(form, go)).toBe(false);
		expect(showError).toHaveBeenCalledExactlyOnceWith("The data provided is not appropriate.");
		expect(currentErrors()).toEqual({ email: ["Sudah terdaftar."], phone: ["Sudah terdaftar."] });
		clearFieldError("email");
		expect(currentErrors()).toEqual({ phone: ["Sudah terdaftar."] });
	});
});

describe("user info", () => {
	it("becomes the session's user", async () => {
		keepToken("secret", 60);
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

	it("that is missing rejects, clears user and token, and shows nothing", async () => {
		keepToken("unknown", 60);
		answers["/user/data"] = ok({ data: { user_data: null } });
		await expect(fetchUserInfo()).rejects.toThrow("Verification failed, please Login again.");
		expect(currentSession()).toMatchObject({ id: null, user: null, token: null, name: "", avatar: "" });
		expect(isLoggedIn()).toBe(false);
		expect(showError).not.toHaveBeenCalled();
	});

	it("that could not be asked for clears user and token, but not the log-in", async () => {
		keepToken("secret", 60);
		await expect(fetchUserInfo()).rejects.toThrow();
		expect(currentSession()).toMatchObject({ user: null, token: null });
		expect(isLoggedIn()).toBe(true);
	});

	it("asked for as a guest does not undo a log-in that came in between", async () => {
		answers["/user/data"] = ok({ data: { user_data: null } });
		const asGuest = fetchUserInfo();
		keepToken("fresh", 60);
		await expect(asGuest).rejects.toThrow();
		expect(currentSession().token).toBe("fresh");
		expect(isLoggedIn()).toBe(true);
	});
});

describe("logging out", () => {
	it("clears the session and the cookie after the server's answer, says so, and leads Home", async () => {
		keepToken("secret", 60);
		changeSession({ id: "7", user: nadia, name: "Nadia" });
		answers["/logout"] = ok({ message: "x" });
		expect(await actions.logOut(go)).toBe(true);
		expect(currentSession()).toMatchObject({ id: null, user: null, token: null, name: "" });
		expect(jar.has("token")).toBe(false);
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith("Successfully Logout.");
		expect(go).toHaveBeenCalledWith("/");
	});

	it("that does not reach the server changes nothing", async () => {
		keepToken("secret", 60);
		expect(await actions.logOut(go)).toBe(false);
		expect(isLoggedIn()).toBe(true);
		expect(go).not.toHaveBeenCalled();
	});
});

describe("the reset by e-mail", () => {
	it("says that the link is on its way, or that there is no such e-mail", async () => {
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

	it("leads to Login with the new password, also one who was logged in", async () => {
		keepToken("ended", 60);
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

	it("speaks English in the English interface where the specification speaks Indonesian", async () => {
		document.documentElement.lang = "en";
		answers["/user/new-password"] = refused({});
		await actions.setNewPassword({ token: "t", password: "x", password_confirmation: "x" }, go);
		expect(showError).toHaveBeenCalledExactlyOnceWith("The data given is not appropriate.");
	});
});

describe("the reset by phone", () => {
	it("leads to the screen otp, carrying the phone", async () => {
		answers["/otp_password/generate"] = ok({ expires_in: 300, resend_in: 60 });
		expect(await actions.generateOtp("0812 3456 7890", go)).toBe(true);
		expect(showSuccess).toHaveBeenCalledExactlyOnceWith("OTP Generated");
		expect(go).toHaveBeenCalledWith("/otp", { state: expect.objectContaining({ phone: "0812 3456 7890" }) });
		answers["/otp_password/generate"] = refused({ phone: ["Bukan nomor."] });
		expect(await actions.generateOtp("x", go)).toBe(false);
		expect(showError).toHaveBeenCalledExactlyOnceWith("Phone Number is Invalid");
	});

	it("sends otp, phone and both passwords, and leads to Login", async () => {
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
