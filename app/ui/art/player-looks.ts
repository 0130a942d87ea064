import { pigments } from "./colours";
import type { HairTone, PlayerLook, SkinTone } from "./picture-ref";
import { shape } from "./svg";

export const skinColours: Record<SkinTone, string> = {
	umber: "#5C3A26",
	brown: "#7A4A2E",
	chestnut: "#94603C",
	bronze: "#AD774E",
	tan: "#C48F63",
	fair: "#DDB28C",
};

export const hairColours: Record<HairTone, string> = {
	black: "#12100F",
	soot: "#1C1512",
	espresso: "#2A1C15",
	"blue-black": "#0E1418",
	brown: "#4B2F20",
	copper: "#8A4A22",
	blond: "#C79A4B",
	grey: "#8E9499",
};

/** Hair that may be picked at random; lighter and dyed hair must be chosen explicitly. */
export const chanceHair: readonly HairTone[] = ["black", "soot", "espresso", "blue-black"];

/** The colours a head is drawn in. `cloth` is the scarf, `trim` the headset, `band` the hair tie. */
export type HeadInks = { hair: string; cloth: string; fold: string; trim: string; band: string };

type Look = {
	draw: (inks: HeadInks) => string;
	/** Long hair and cloth fall over the shirt. */
	overShirt?: boolean;
	coversEars?: boolean;
};

/** All heads are seen from behind, as from the stand: no faces. */
export const looks: Record<PlayerLook, Look> = {
	fade: { draw: drawFade },
	shaved: {
		draw: ({ hair }) =>
			shape(
				"M208 298C202 208 246 166 300 166S398 208 392 298C391 330 380 356 362 368C340 380 260 380 238 368C220 356 209 330 208 298Z",
				hair,
				0.52,
			),
	},
	quiff: {
		draw: ({ hair }) =>
			shape(
				"M212 300C204 214 240 160 300 156S396 214 388 300C386 330 372 350 352 360C336 366 264 366 248 360C228 350 214 330 212 300Z",
				hair,
				0.6,
			) +
			shape(
				"M222 262C214 176 232 128 336 122C372 132 384 176 378 262C362 318 332 346 300 350C268 346 238 318 222 262Z",
				hair,
			),
	},
	curly: {
		draw: ({ hair }) =>
			shape(
				"M196 296a34 34 0 0 1 4-58a38 38 0 0 1 38-54a46 46 0 0 1 62-22a46 46 0 0 1 62 22a38 38 0 0 1 38 54a34 34 0 0 1 4 58a36 36 0 0 1-30 56a42 42 0 0 1-44 22a60 60 0 0 1-60 0a42 42 0 0 1-44-22a36 36 0 0 1-30-56Z",
				hair,
			),
	},
	ponytail: {
		overShirt: true,
		draw: ({ hair, band }) =>
			drawGatheredHair(hair) +
			shape("M276 262C268 350 262 430 286 524C300 544 318 536 322 514C340 430 332 350 324 262Z", hair) +
			shape("M270 270H330V286H270Z", band),
	},
	bun: {
		draw: ({ hair, band }) =>
			shape("M300 106A54 54 0 0 1 300 214A54 54 0 0 1 300 106Z", hair) +
			drawGatheredHair(hair) +
			shape("M262 190C280 204 320 204 338 190L334 210C318 220 282 220 266 210Z", band),
	},
	long: { overShirt: true, coversEars: true, draw: ({ hair }) => drawLongHair(hair) },
	hijab: { overShirt: true, coversEars: true, draw: drawHijab },
	headset: { draw: (inks) => drawFade(inks) + drawHeadset(inks) },
	"headset-long": { overShirt: true, draw: (inks) => drawLongHair(inks.hair) + drawHeadset(inks) },
	"headset-hijab": {
		overShirt: true,
		coversEars: true,
		draw: (inks) => drawHijab(inks) + drawHeadset(inks),
	},
};

function drawFade({ hair }: HeadInks): string {
	return (
		shape(
			"M208 298C202 208 246 166 300 166S398 208 392 298C391 330 382 350 366 362C346 374 254 374 234 362C218 350 209 330 208 298Z",
			hair,
		) + shape("M214 316C220 364 252 386 300 386S380 364 386 316Z", hair, 0.45)
	);
}

function drawGatheredHair(hair: string): string {
	return shape(
		"M208 298C202 208 246 166 300 166S398 208 392 298C391 336 372 372 300 376C228 372 209 336 208 298Z",
		hair,
	);
}

function drawLongHair(hair: string): string {
	return shape(
		"M206 310C200 210 244 166 300 166S400 210 394 310C396 400 424 446 404 492C350 520 250 520 196 492C176 446 204 400 206 310Z",
		hair,
	);
}

function drawHijab({ cloth, fold }: HeadInks): string {
	return (
		shape(
			"M196 310C186 206 236 154 300 154S414 206 404 310C404 380 432 436 470 506C410 552 190 552 130 506C168 436 196 380 196 310Z",
			cloth,
		) +
		shape(
			"M300 172C336 260 352 400 336 540H306C318 400 318 260 300 172ZM250 196C226 290 214 420 176 520L200 530C236 420 246 290 250 196Z",
			fold,
			0.12,
		)
	);
}

function drawHeadset({ trim }: HeadInks): string {
	return (
		shape(
			"M186 300C178 190 236 134 300 134S422 190 414 300H392C394 208 352 158 300 158S206 208 208 300Z",
			trim,
		) +
		shape("M172 272q0-12 12-12h30v112h-30q-12 0-12-12zM428 272q0-12-12-12h-30v112h30q12 0 12-12z", trim) +
		shape("M196 260h18v112h-18zM386 260h18v112h-18z", pigments.trench)
	);
}
