import { pigments } from "../colours";

/** A crest in two inks: strokes lie on the shield in the given order, then the border, then the dot. */
export type CrestGeometry = {
	width: number;
	height: number;
	/** The outline, as an SVG path. */
	shield: string;
	/** Width of the border in the ground's ink; half of it falls outside the shield. */
	border: number;
	strokes: { ink: keyof CrestInks; width: number; path: string }[];
	dot: { x: number; y: number; radius: number; fill: string };
};

export type CrestInks = { ground: string; mark: string };

/** The crest is never tinted: these are all the grounds it has. */
export const crestVariants = {
	sea: { ground: pigments.sea, mark: pigments.foam },
	foam: { ground: pigments.foam, mark: pigments.sea },
	trench: { ground: pigments.trench, mark: pigments.foam },
} satisfies Record<string, CrestInks>;
export type CrestVariant = keyof typeof crestVariants;
