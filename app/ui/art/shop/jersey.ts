import { club } from "../../../../club/profile";
import { divisionKeys } from "../../../platform/club-profile";
import { accentOf, pigments } from "../colours";
import { drawStitchedCrest } from "../marks/crest-svg";
import { letterPath, letterPathWithin, tide } from "../marks/letters";
import { shortenShirtName } from "../marks/shirt-name";
import type { KitName } from "../picture-ref";
import { createRandom } from "../random";
import { clippedToPath, group, rectangle, shape, stroke, svgDocument } from "../svg";
import { swellPath } from "../swell";

export type Jersey = {
	slug: string;
	kit: KitName;
	/** With a number or a name, the shirt is shown from behind. */
	number?: number;
	name?: string;
	/** The word on the chest. */
	word?: string;
};

export function drawJersey({ slug, kit, number, name, word = club.shortName }: Jersey): string {
	const random = createRandom(`jersey/${slug}${kit}`);
	const colours = kits[kit];
	const isFront = number === undefined && !name;
	const cut = cutCloth(kit === "basketball" ? "sleeveless" : "sleeved", isFront ? "front" : "back");
	const stripes = swellPath({
		x: 20,
		y: 40,
		width: 560,
		height: 540,
		stripes: kit === "basketball" ? 8 : 10,
		amplitude: 20,
		waves: 1.1,
		phase: random.phase(),
		drift: 0.42,
	});
	const cloth =
		rectangle(0, 0, 600, 600, colours.cloth) +
		shape(stripes, colours.stripe) +
		cut.folds +
		stroke(cut.cuffs, colours.trim, 16);
	return svgDocument(
		600,
		600,
		clippedToPath("cloth", cut.body, cloth) +
			stroke(cut.collar, colours.trim, 16) +
			(isFront ? printFront(colours, word) : printBack(colours, cut, number, name)),
	);
}

type KitColours = { cloth: string; stripe: string; print: string; trim: string };
const { trench, sea, deep, foam } = pigments;
/** The accents of the club's first three divisions, or of as many as there are. */
const [first = accentOf("club").fill, second = first, third = first] = divisionKeys.map(
	(key) => accentOf(key).fill,
);
const kits: Record<KitName, KitColours> = {
	home: { cloth: sea, stripe: deep, print: foam, trim: first },
	away: { cloth: foam, stripe: "#DCE6EA", print: sea, trim: trench },
	third: { cloth: trench, stripe: "#0F3346", print: third, trim: third },
	keeper: { cloth: second, stripe: "#E09A00", print: trench, trim: sea },
	basketball: { cloth: second, stripe: "#F09A00", print: trench, trim: sea },
	esports: { cloth: trench, stripe: "#0A4A48", print: third, trim: third },
};

/** `nameRoom` is the width between the shoulders. */
type Cut = { body: string; collar: string; cuffs: string; folds: string; nameRoom: number };

function cutCloth(sleeves: "sleeveless" | "sleeved", side: "front" | "back"): Cut {
	const waist =
		shape(
			"M146 262C176 330 170 470 150 560L130 560V262ZM454 262C424 330 430 470 450 560L470 560V262Z",
			trench,
			0.16,
		) +
		shape(
			"M190 548C214 470 206 420 196 380C226 430 232 490 222 556ZM410 548C386 470 394 420 404 380C374 430 368 490 378 556Z",
			trench,
			0.1,
		);
	if (sleeves === "sleeveless") {
		const neck =
			side === "front" ? "C350 128 328 150 300 150S250 128 244 58" : "C352 92 330 104 300 104S248 92 244 58";
		const armholes = "M206 66C210 150 188 196 140 226M394 66C390 150 412 196 460 226";
		return {
			body: `M206 66C210 150 188 196 140 226C150 330 150 430 144 548Q300 574 456 548C450 430 450 330 460 226C412 196 390 150 394 66L356 58${neck}Z`,
			collar: `M356 58${neck}`,
			cuffs: armholes,
			folds: waist,
			nameRoom: 164,
		};
	}
	const neck = side === "front" ? "C352 112 248 112 226 62" : "C350 86 250 86 226 62";
	const shoulders = shape(
		"M142 92C150 150 148 210 146 262L112 338L100 333C130 250 128 150 124 100ZM458 92C450 150 452 210 454 262L488 338L500 333C470 250 472 150 476 100Z",
		trench,
		0.18,
	);
	return {
		body: `M226 62L142 92C104 108 84 138 68 184L22 300L112 338L146 262C154 350 152 450 146 548Q300 574 454 548C448 450 446 350 454 262L488 338L578 300L532 184C516 138 496 108 458 92L374 62${neck}Z`,
		collar: `M374 62${neck}`,
		cuffs: "M20 296L114 336M580 296L486 336",
		folds: waist + shoulders,
		nameRoom: 250,
	};
}

function printFront({ cloth, print }: KitColours, word: string): string {
	const chest = letterPath(word, { x: 300, y: 246, cap: 46, width: tide(-1.4), fit: 212, anchor: "middle" });
	const maker = "M206 184l34-14 4 10-34 16z";
	return (
		group("translate(358 156) scale(.46)", drawStitchedCrest({ ground: print, mark: cloth })) +
		shape(maker, print) +
		shape(chest, print)
	);
}

function printBack({ print }: KitColours, cut: Cut, number: number | undefined, name = ""): string {
	const centred = { x: 300, anchor: "middle" } as const;
	const line = letterPathWithin(cut.nameRoom, shortenShirtName(name), {
		...centred,
		y: 148,
		cap: 36,
		width: 0.3,
		tracking: 14,
	});
	const digits = letterPathWithin(230, String(number ?? ""), {
		...centred,
		y: 216,
		cap: 200,
		width: 0.45,
		tracking: 6,
	});
	return shape(line + digits, print);
}
