type Wave = { length: number; middle: number; amplitude: number; waves: number; phase: number };

/** A sine wave from left to right, or from top to bottom for `isUpright`. */
export function wavePath(wave: Wave, isUpright = false): string {
	const { length } = wave;
	const count = Math.max(8, Math.round(length / 24));
	const third = length / count / 3;
	const point = (along: number, across: number) =>
		(isUpright ? [across, along] : [along, across]).map((part) => Math.round(part * 10) / 10).join(" ");
	let path = `M${point(0, heightAt(wave, 0))}`;
	for (let at = 1; at <= count; at++) {
		const [from, to] = [((at - 1) * length) / count, (at * length) / count];
		path += `C${point(from + third, heightAt(wave, from) + third * slopeAt(wave, from))} ${point(
			to - third,
			heightAt(wave, to) - third * slopeAt(wave, to),
		)} ${point(to, heightAt(wave, to))}`;
	}
	return path;
}

export const heightAt = ({ length, middle, amplitude, waves, phase }: Wave, along: number) =>
	middle + amplitude * Math.sin((along / length) * waves * 2 * Math.PI + phase);

const slopeAt = ({ length, amplitude, waves, phase }: Wave, along: number) =>
	(amplitude * Math.cos((along / length) * waves * 2 * Math.PI + phase) * waves * 2 * Math.PI) / length;
