import { expect, it } from "vitest";
import { shareEqualParts } from "./share-equal-parts";

const match = () => ({ slug: "derby", venue: { name: "Stadion" }, tickets: null });

it("makes equal parts one object, over several answers, and changes no value", () => {
	const share = shareEqualParts();
	const page = { hero: match(), list: [match(), { slug: "other", venue: { name: "Stadion" } }], none: null };
	const shared = share(page);
	expect(shared).toEqual(page);
	expect(shared.hero).toBe(shared.list[0]);
	expect(shared.list[1]!.venue).toBe(shared.hero.venue);
	expect(share([match()])[0]).toBe(shared.hero);
});
