import { pigments } from "../colours";
import type { compositions } from "../picture-ref";
import { circle, rectangle, round, shape } from "../svg";
import type { Composition, Scene } from "./composition";
import { drawBigScreen, drawClapper, drawFilmStrip, drawSpeech } from "./screen";
import { drawHeadphones, drawMicrophone, drawRecord, drawStrings } from "./sound";

export const entertainmentCompositions: Record<(typeof compositions)["entertainment"][number], Composition> =
	{
		spotlight: drawSpotlight,
		"sound-wave": drawSoundWave,
		"film-strip": drawFilmStrip,
		clapper: drawClapper,
		microphone: drawMicrophone,
		headphones: drawHeadphones,
		record: drawRecord,
		strings: drawStrings,
		"big-screen": drawBigScreen,
		speech: drawSpeech,
	};

function drawSpotlight({ random, width, height, field }: Scene): string {
	const x = width * random.between(0.3, 0.7);
	const y = height * random.between(0.9, 1.1);
	const phase = random.phase();
	const reach = Math.hypot(width, height) * 1.2;
	const beams = 13;
	let light = "";
	for (let beam = 0; beam < beams; beam++) {
		const from = Math.PI * (1 + (beam + 0.24 * Math.sin(beam + phase)) / beams);
		const to = from + (Math.PI / beams) * (0.5 + 0.24 * Math.sin(beam * 1.3 + phase));
		const far = (angle: number) =>
			`${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
		light += `M${round(x)} ${round(y)}L${far(from)} ${far(to)}Z`;
	}
	return (
		rectangle(0, 0, width, height, field.ground) +
		shape(light, field.stripe) +
		circle(x, y, height * 0.46, field.counter) +
		circle(x, y, height * 0.3, field.line)
	);
}

function drawSoundWave({ random, width, height, field }: Scene): string {
	const bars = 26;
	const phase = random.phase();
	const middle = height / 2;
	let [quiet, loud] = ["", ""];
	for (let bar = 0; bar < bars; bar++) {
		const x = (bar + 0.5) * (width / bars);
		const level = Math.abs(Math.sin(bar * 0.42 + phase) * Math.cos(bar * 0.13 + phase * 2));
		const reach = height * (0.08 + 0.36 * level);
		const thick = round((width / bars) * (0.5 + 0.28 * Math.sin(bar * 0.5 + phase)));
		const column = `M${round(x - thick / 2)} ${round(middle - reach)}h${thick}V${round(middle + reach)}h-${thick}z`;
		if (bar % 5 === 2) loud += column;
		else quiet += column;
	}
	// The quiet stripes of dark and pale grounds are too quiet for thin bars.
	const faint: string[] = [pigments.deep, pigments.sea, pigments.mist, pigments.trenchSwell];
	const quietFill = faint.includes(field.stripe) ? field.line : field.stripe;
	return rectangle(0, 0, width, height, field.ground) + shape(quiet, quietFill) + shape(loud, field.counter);
}
