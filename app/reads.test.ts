import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { publicReads } from "./reads";
import { siteRoutes } from "./routes";

it("the data of every public page is known before its code", () => {
	const isRead = (page: string) =>
		/onServer\(/.test(readFileSync(path.join(import.meta.dirname, page), "utf8"));
	// A member's card is seen by those who have its link, one at a time.
	const read = siteRoutes
		.filter(({ name, page }) => name !== "Member" && isRead(page))
		.map(({ name }) => name);
	expect(read.filter((name) => !publicReads[name])).toEqual([]);
	expect(Object.keys(publicReads).sort()).toEqual([...read].sort());
});

it("nothing that is only for members is asked for ahead", () => {
	const guarded = siteRoutes.filter(({ middleware }) => middleware.length > 0);
	expect(guarded.filter(({ name }) => name in publicReads)).toEqual([]);
});
