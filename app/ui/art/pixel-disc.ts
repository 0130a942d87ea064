/** A disc in eight by eight steps: what football draws round, esports draws in pixels. */
export function pixelDisc(x: number, y: number, step: number): string {
	const corner = (first: string, second: string) => `${first}${second}`.repeat(2);
	const [right, left, down, up] = [`h${step}`, `h-${step}`, `v${step}`, `v-${step}`];
	const [across, back, drop, rise] = [`h${4 * step}`, `h-${4 * step}`, `v${4 * step}`, `v-${4 * step}`];
	return (
		`M${x - 2 * step} ${y - 4 * step}${across}${corner(down, right)}${drop}${corner(left, down)}` +
		`${back}${corner(up, left)}${rise}${corner(right, up)}z`
	);
}
