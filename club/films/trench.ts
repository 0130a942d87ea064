import { accentOf, pigments } from "../../app/ui/art/colours";
import { pixelDisc } from "../../app/ui/art/pixel-disc";
import { rectangle, round, shape } from "../../app/ui/art/svg";
import { type Film, frameHeight, frameWidth } from "./film";

const { trenchSwell, sea, foam } = pigments;
const { fill } = accentOf("esports");
const pixel = 40;

/** The sea in squares, under a square moon: the screen of the live broadcast. */
export const trench: Film = {
	name: "palung",
	seconds: 16,
	captions: [
		{ id: "[Suara ombak]", en: "[Sound of waves]" },
		{ id: "Kotak demi kotak, air naik ke layar.", en: "Square by square the water enters the screen." },
		{ id: "Bulan Palung terbit.", en: "The moon of the trench rises." },
		{ id: "Pasang naik dua kali malam ini.", en: "The tide comes in twice tonight." },
		{ id: "[Ombak surut]", en: "[The waves ebb]" },
	],
	draw: (time) => {
		const rise = Math.sin((time / 16) * Math.PI);
		const moon = round((frameHeight * (0.62 - 0.32 * rise)) / 10) * 10;
		return (
			rectangle(0, 0, frameWidth, frameHeight, pigments.trench) +
			drawLines(time) +
			shape(pixelDisc(round(frameWidth * 0.66), moon, 34), fill) +
			drawTide(time * 0.8, 0.66 - 0.14 * rise, sea) +
			drawTide(time * 1.1 + 2, 0.8 - 0.1 * rise, foam) +
			drawTide(time * 1.3 + 4, 0.9 - 0.08 * rise, fill)
		);
	},
};

function drawLines(time: number): string {
	let lines = "";
	for (let line = 0; line < 12; line++) {
		const y = round((line * frameHeight) / 12);
		lines += `M0 ${y}H${frameWidth}v${round(30 + 14 * Math.sin(line * 0.8 + time))}H0Z`;
	}
	return shape(lines, trenchSwell);
}

function drawTide(phase: number, level: number, ink: string): string {
	let [surface, spray] = ["", ""];
	for (let column = 0; column * pixel < frameWidth; column++) {
		const swing = 0.09 * Math.sin(column * 0.34 + phase) + 0.03 * Math.sin(column * 1.1 + phase);
		const top = round(((level + swing) * frameHeight) / pixel) * pixel;
		const left = column * pixel;
		surface += `${column ? "H" : "M"}${left}${column ? "V" : " "}${top}`;
		for (const [above, size] of [28, 18, 10].entries()) {
			const inset = (pixel - size) / 2;
			spray += `M${left + inset} ${top - (above + 1) * pixel + inset}h${size}v${size}h-${size}z`;
		}
	}
	return shape(`${surface}H${frameWidth}V${frameHeight}H0Z${spray}`, ink);
}
