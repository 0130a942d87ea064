import { pigments } from "../colours";
import { rectangle, round, shape } from "../svg";
import type { Scene } from "./composition";

/** A sign in large pixels on lines of light; the wave shifts its rows as a bad signal would. */
export function drawSign({ random, width, height, field }: Scene): string {
	const sign = random.pick(signs);
	const columns = sign[0]?.length ?? 1;
	const pixel = Math.max(2, round(Math.min(height / (sign.length + 3), width / (columns + 3))));
	const [left, top] = [round((width - columns * pixel) / 2), round((height - sign.length * pixel) / 2)];
	const phase = random.phase();
	const sway = pixel * random.between(0.3, 0.55);

	let [face, shadow] = ["", ""];
	sign.forEach((row, index) => {
		const shift = round(sway * Math.sin(index * 0.8 + phase));
		const y = top + index * pixel;
		for (const run of row.matchAll(/#+/g)) {
			const x = left + run.index * pixel + shift;
			const bar = `h${run[0].length * pixel}v${pixel + 1}h-${run[0].length * pixel}z`;
			face += `M${x} ${y}${bar}`;
			shadow += `M${x + round(pixel * 0.55)} ${y + round(pixel * 0.55)}${bar}`;
		}
	});
	let light = "";
	const beams = 12;
	for (let beam = 0; beam < beams; beam++) {
		const y = round((height * beam) / beams);
		light += `M0 ${y}H${width}v${round((height / beams) * (0.42 + 0.26 * Math.sin(beam * 0.8 + phase)))}H0Z`;
	}
	const shade = field.counterStripe === field.ground ? field.line : field.counterStripe;
	return (
		rectangle(0, 0, width, height, field.ground) +
		shape(light, field.stripe === pigments.foam ? pigments.deep : field.stripe) +
		shape(shadow, shade) +
		shape(face, field.counter)
	);
}

const crown = [
	"#.....##.....#",
	"##...####...##",
	"###..####..###",
	"####.####.####",
	"##############",
	"##############",
	".############.",
	"..............",
	".############.",
];
const controller = [
	"...####......####...",
	".##################.",
	".###.##########..##.",
	"###...########..####",
	"####.##########.####",
	"####################",
	"######........######",
	"#####..........#####",
	".###............###.",
];
const invader = [
	"..#.....#..",
	"...#...#...",
	"..#######..",
	".##.###.##.",
	"###########",
	"#.#######.#",
	"#.#.....#.#",
	"...##.##...",
];
const bolt = ["....####", "...####.", "..####..", ".#######", "...####.", "..###...", ".##.....", "#......."];
const cup = [
	"..########..",
	"############",
	"#.########.#",
	"#.########.#",
	".##########.",
	"...######...",
	".....##.....",
	".....##.....",
	"...######...",
];
const heart = [
	"..###...###..",
	".#####.#####.",
	"#############",
	"#############",
	".###########.",
	"..#########..",
	"....#####....",
	"......#......",
];
const signs = [crown, controller, invader, bolt, cup, heart];
