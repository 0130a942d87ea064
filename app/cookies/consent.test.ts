import { expect, it } from "vitest";
import { testApp } from "../../test/app";
import { returnCookie } from "../members/pending-return";
import { pushCookies } from "../notifications/sent-subscription";
import { tokenCookie } from "../platform/call-api";
import { languageCookie } from "../platform/language";
import { themeCookie } from "../platform/theme";
import { consentCookie, consentVersion, formatConsent, parseConsent } from "./consent";
import { recordConsent } from "./contract";
import { cookieList } from "./cookie-list";
import { cookieConsents } from "./tables.server";

const browser = "0123456789abcdef0123456789abcdef";

it("reads back the choice it wrote", () => {
	for (const allowed of [[], ["statistics"], ["preferences", "statistics", "marketing"]] as const)
		expect(parseConsent(formatConsent({ id: browser, allowed }))).toEqual({ id: browser, allowed });
});

it.each([
	undefined,
	"",
	"yes",
	`0.${browser}.marketing`,
	`${consentVersion}..marketing`,
	`${consentVersion}.${browser}`,
])("takes %s for no choice", (cookie) => expect(parseConsent(cookie)).toBeNull());

it("allows nothing that it does not know", () => {
	expect(parseConsent(`${consentVersion}.${browser}.everything+necessary`)?.allowed).toEqual([]);
});

it("lists every cookie that the site writes", () => {
	const listed = cookieList.flatMap(({ names }) => names);
	const written = [tokenCookie, languageCookie, themeCookie, returnCookie, consentCookie, ...pushCookies];
	expect(listed).toEqual(expect.arrayContaining(written));
	expect(new Set(listed).size).toBe(listed.length);
});

it("adds every choice to a log that nobody can change", async () => {
	const { call, db } = await testApp();
	const choice = { browser, version: 1, preferences: true, statistics: false, marketing: false };
	expect(await call(recordConsent, choice)).toMatchObject({ status: 201 });
	expect(await call(recordConsent, { ...choice, preferences: false })).toMatchObject({ status: 201 });
	const rows = await db.select().from(cookieConsents).orderBy(cookieConsents.createdAt);
	expect(rows.map(({ preferences }) => preferences)).toEqual([true, false]);
	await expect(db.update(cookieConsents).set({ marketing: true })).rejects.toThrow();
	await expect(db.delete(cookieConsents)).rejects.toThrow();
	const wrong = await call(recordConsent, { ...choice, browser: "me" });
	expect(wrong).toMatchObject({ status: 422, body: { errors: { browser: [expect.any(String)] } } });
});
