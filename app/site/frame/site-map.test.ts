import { expect, test } from "vitest";
import { club } from "../../../club/profile";
import { divisionPath, routeAt } from "../../paths";
import { findDivision } from "../../platform/club-profile";
import { placeOf, socialLinksAt, ways } from "./site-map";

const placeAt = (id: string, params: Record<string, string> = {}) =>
	placeOf([
		{ id: "root", params: {} },
		{ id, params },
	]);

test("a screen belongs to the menu section that links to it", () => {
	expect(placeAt("NewsDetail", { title: "x" }).section).toBe("news");
	expect(placeAt("checkout").section).toBe("store");
	expect(placeAt("FAQ").section).toBeUndefined();
	expect(placeOf([]).section).toBeUndefined();
});

test("the house comes from the screen, then from the category in its URL", () => {
	expect(placeAt("Basketball home").house).toBe("basketball");
	expect(placeAt("News list", { category: "esports" }).house).toBe("esports");
	expect(placeAt("News list", { category: "all" }).house).toBeUndefined();
	expect(placeAt("Academy", { category: "football" }).house).toBe("academy");
	expect(placeAt("News list", { category: "constructor" }).house).toBeUndefined();
});

test("every link in the frame leads to a screen", () => {
	for (const path of [...Object.values(ways), ...club.divisions.map(({ key }) => divisionPath(key))])
		expect(routeAt(path), path).toBeDefined();
});

test("divisions and the store show their own social links, everything else the club's", () => {
	expect(socialLinksAt(placeAt("Esports home"))).toBe(findDivision("esports")?.socialLinks);
	expect(socialLinksAt(placeAt("player-list", { category: "basketball" }))).toBe(
		findDivision("basketball")?.socialLinks,
	);
	expect(socialLinksAt(placeAt("Football home"))).toBe(club.socialLinks.main);
	expect(socialLinksAt(placeAt("cart"))).toBe(club.socialLinks.store);
});
