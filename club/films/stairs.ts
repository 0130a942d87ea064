import { accentOf, pigments } from "../../app/ui/art/colours";
import { circle, rectangle } from "../../app/ui/art/svg";
import { type Film, frameHeight, frameWidth, passage } from "./film";
import { drawSwellGround } from "./swell-ground";

const { sea, deep, foam, trench } = pigments;
const { fill, shade } = accentOf("academy");
const steps = 8;

/** Step by step: the stairs grow, the ball climbs them. */
export const stairs: Film = {
	name: "anak-tangga",
	seconds: 10,
	captions: [
		{ id: "[Suara ombak]", en: "[Sound of waves]" },
		{ id: "Anak tangga demi anak tangga.", en: "Step by step." },
		{ id: "Tidak ada yang melompat ke atas.", en: "Nobody jumps to the top." },
		{ id: "Besok mulai lagi dari bawah.", en: "Tomorrow it starts at the bottom again." },
	],
	draw: (time) => {
		const wide = frameWidth / steps;
		const climb = Math.min(steps - 1, Math.max(0, time - 1));
		const step = Math.floor(climb);
		const hop = climb - step;
		const topOf = (index: number) =>
			frameHeight * (0.86 - 0.085 * index) + 10 * Math.sin(time * 1.4 + index * 0.7);
		let flight = "";
		for (let index = 0; index < steps; index++) {
			const grown = passage(time, index * 0.55, index * 0.55 + 0.9);
			const top = frameHeight - (frameHeight - topOf(index)) * grown;
			flight +=
				rectangle(index * wide, top, wide + 1, frameHeight, index % 2 ? shade : fill) +
				rectangle(index * wide, top, wide + 1, 12, foam);
		}
		const from = topOf(step);
		const to = topOf(Math.min(steps - 1, step + 1));
		const x = wide * (Math.min(climb, steps - 1) + 0.5);
		const y = from + (to - from) * hop - 150 * Math.sin(hop * Math.PI) - 44;
		return drawSwellGround(time, sea, deep, 7) + flight + circle(x, y, 44, foam) + circle(x, y, 18, trench);
	},
};
