import { expect, test } from "vitest";
import { hairTones, playerLooks, skinTones } from "./picture-ref";
import { drawPlayerCard } from "./player-card";
import { hairColours, skinColours } from "./player-looks";

const raka = { slug: "raka-wirayuda", division: "football", number: 7, name: "Wirayuda" } as const;

test.each(skinTones)("skin %s is the one that is drawn", (skin) => {
	const card = drawPlayerCard({ ...raka, skin });
	expect(card).toContain(skinColours[skin]);
	for (const other of skinTones) if (other !== skin) expect(card).not.toContain(skinColours[other]);
});

test.each(hairTones)("hair %s is the one that is drawn", (hair) => {
	const card = drawPlayerCard({ ...raka, look: "curly", hair });
	expect(card).toContain(hairColours[hair]);
	for (const other of hairTones) if (other !== hair) expect(card).not.toContain(hairColours[other]);
});

test("every look gives a different picture", () => {
	const cards = new Set(playerLooks.map((look) => drawPlayerCard({ ...raka, look })));
	expect(cards.size).toBe(playerLooks.length);
});

test("setting a trait leaves the rest of the picture unchanged", () => {
	const card = drawPlayerCard({ ...raka, look: "fade", skin: "tan", hair: "black" });
	const other = drawPlayerCard({ ...raka, look: "fade", skin: "umber", hair: "black" });
	expect(other).toBe(card.replaceAll(skinColours.tan, skinColours.umber));
});

test("under a hijab there is no hair", () => {
	for (const look of ["hijab", "headset-hijab"] as const) {
		expect(drawPlayerCard({ ...raka, look, hair: "copper" })).not.toContain(hairColours.copper);
	}
});

test("a cutout is the figure without its backdrop", () => {
	const card = drawPlayerCard({ ...raka, look: "quiff" });
	const figure = drawPlayerCard({ ...raka, look: "quiff", cutout: true });
	const backdrop = '<rect x="0" y="0" width="600" height="760"';
	expect(card).toContain(backdrop);
	expect(figure).not.toContain(backdrop);
});

test("a coach has a name and no number", () => {
	const { number: _number, ...coach } = raka;
	expect(drawPlayerCard(coach).length).toBeLessThan(drawPlayerCard(raka).length);
});
