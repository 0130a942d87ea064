import { expect, it } from "vitest";
import { tokenCookies } from "../../../server/token-cookie";
import { testApp } from "../../../test/app";
import { returnCookie } from "../../members/sessions/pending-return";
import { pushCookies } from "../../messages/push/sent-subscription";
import { themeCookie } from "../../platform/browser/theme";
import { tokenCookie } from "../../platform/http/call-api";
import { languageCookie } from "../../platform/words/language";
import { consentCookie, consentVersion, formatConsent, parseConsent } from "./consent";
import { recordConsent } from "./contract";
import { cookieList } from "./cookie-list";
import { cookieConsents } from "./tables.server";

const visitor = "018f3c1e-7d2a-4b6f-9c3d-0123456789ab";

it("reads back the choice it wrote", () => {
	for (const allowed of [[], ["statistics"], ["preferences", "statistics", "marketing"]] as const)
		expect(parseConsent(formatConsent({ id: visitor, allowed }))).toEqual({ id: visitor, allowed });
});

it.each([
	undefined,
	"",
	"yes",
	`0.${visitor}.marketing`,
	`${consentVersion}..marketing`,
	`${consentVersion}.${visitor}`,
])("treats %s as no choice", (cookie) => expect(parseConsent(cookie)).toBeNull());

it("ignores unknown kinds", () => {
	expect(parseConsent(`${consentVersion}.${visitor}.everything-necessary`)?.allowed).toEqual([]);
});

it("lists every cookie that the site writes", () => {
	const listed = cookieList.flatMap(({ names }) => names);
	const byScripts = [tokenCookie, languageCookie, themeCookie, returnCookie, consentCookie, ...pushCookies];
	const written = [...byScripts, ...Object.values(tokenCookies).map(({ name }) => name)];
	expect(listed).toEqual(expect.arrayContaining(written));
	expect(new Set(listed).size).toBe(listed.length);
});

it("adds every choice to an append-only log", async () => {
	const { call, db } = await testApp();
	const choice = { visitor, version: 1, preferences: true, statistics: false, marketing: false };
	expect(await call(recordConsent, choice)).toMatchObject({ status: 201 });
	expect(await call(recordConsent, { ...choice, preferences: false })).toMatchObject({ status: 201 });
	const rows = await db.select().from(cookieConsents).orderBy(cookieConsents.createdAt);
	expect(rows.map(({ preferences }) => preferences)).toEqual([true, false]);
	await expect(db.update(cookieConsents).set({ marketing: true })).rejects.toThrow();
	await expect(db.delete(cookieConsents)).rejects.toThrow();
	const wrong = await call(recordConsent, { ...choice, visitor: "me" });
	expect(wrong).toMatchObject({ status: 422, body: { errors: { visitor: [expect.any(String)] } } });
});
