import { rectangle, round } from "../svg";
import type { Scene } from "./composition";

/** A keyboard under the wave: four keys are lit, the ones that walk. */
export function drawKeys({ random, width, height, field }: Scene): string {
	const key = Math.max(Math.sqrt(width * height) / 5.4, width / 10, height / 10);
	const [columns, rows] = [Math.ceil(width / key) + 1, Math.ceil(height / key) + 1];
	const phase = random.phase();
	const column = Math.max(1, Math.floor(columns * random.between(0.3, 0.55)));
	const row = Math.max(0, Math.floor(rows / 2) - 1);
	const lit = new Set([`${column} ${row}`, ...[-1, 0, 1].map((step) => `${column + step} ${row + 1}`)]);
	const cap = round(key * 0.84);
	let keys = "";
	for (let y = 0; y < rows; y++) {
		for (let x = 0; x < columns; x++) {
			const lift = key * 0.12 * Math.sin(x * 0.8 + y * 0.5 + phase);
			const place = `x="${round((x - (y % 2) * 0.3 - 0.1) * key)}" y="${round((y - 0.2) * key + lift)}"`;
			keys += `<use href="#k" ${place} fill="${lit.has(`${x} ${y}`) ? field.counter : field.stripe}"/>`;
		}
	}
	const edge = round(cap * 0.12);
	return (
		rectangle(0, 0, width, height, field.ground) +
		`<defs><g id="k"><rect width="${cap}" height="${cap}" rx="${edge}"/>` +
		`<path d="M${edge * 2} ${cap - edge}h${cap - edge * 4}" stroke="${field.line}" stroke-width="7"/></g></defs>${keys}`
	);
}
