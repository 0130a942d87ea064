import type { Random } from "../random";

/** The five colours of a cover: a ground with its stripe, a counter-ground with its own, and a line over all. */
export type CoverField = {
	ground: string;
	stripe: string;
	counter: string;
	counterStripe: string;
	line: string;
};

export type Scene = {
	random: Random;
	width: number;
	height: number;
	field: CoverField;
	/** Set by the page to keep the disc away from text, in 0..1 of width, height and the shorter side. */
	disc?: { x: number; y: number; size: number };
	/** "ring" leaves out the halfway line, "none" every line around the disc. */
	lines?: "ring" | "none";
};

/** Draws the inside of a picture of the scene's size. Every composition starts by filling the ground. */
export type Composition = (scene: Scene) => string;
