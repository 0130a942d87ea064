import { expect, it } from "vitest";
import { club } from "../club/profile";
import { clubErrors } from "./club-errors";
import type { Division } from "./platform/club-profile";

const [first] = club.divisions as [Division];
const withDivisions = (...divisions: Partial<Division>[]) =>
	clubErrors({ ...club, divisions: divisions.map((division) => ({ ...first, ...division })) });

it("finds nothing wrong with the club", () => {
	expect(clubErrors(club)).toEqual([]);
});

it("takes one to eight divisions, two of one sport among them", () => {
	expect(withDivisions({ key: "putra" }, { key: "putri" })).toEqual([]);
	expect(withDivisions()).toEqual([expect.stringMatching(/^club\/profile\.ts: divisions: .*>=1/)]);
	const nine = Array.from({ length: 9 }, (_, place) => ({ key: `tim-${place}` }));
	expect(withDivisions(...nine)).toEqual([expect.stringMatching(/^club\/profile\.ts: divisions: .*<=8/)]);
});

it.each([
	[[{ key: "putra" }, { key: "putra" }], 'divisions.1.key: "putra" is there twice'],
	[[{ key: "store" }], 'divisions.0.key: "store" is the address of something else'],
	[[{ key: "academy" }], 'divisions.0.key: "academy" is the address of something else'],
	[[{ key: club.eventSlug }], `divisions.0.key: "${club.eventSlug}" is the address of something else`],
	[[{ key: "Tim Putra" }], "divisions.0.key: must be a word of a-z, 0-9 and -"],
	[[{ sport: "chess" }], /divisions\.0\.sport: there is no "chess"; there are .*football/],
	[[{ sport: "toString" }], /divisions\.0\.sport: there is no "toString"/],
	[
		[{ squads: [...first.squads, ...first.squads] }],
		`divisions.0.squads.${first.squads.length}.key: "${first.squads[0]!.key}" is there twice`,
	],
	[[{ squads: [] }], /divisions\.0\.squads: .*>=1/],
])("names the place and the reason: %#", (divisions, line) => {
	expect(withDivisions(...(divisions as Partial<Division>[]))[0]).toMatch(line);
});
