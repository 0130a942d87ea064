import { corner } from "./corner";
import type { Film } from "./film";
import { goal } from "./goal";
import { mangrove } from "./mangrove";
import { shot } from "./shot";
import { stage } from "./stage";
import { stairs } from "./stairs";
import { sunrise } from "./sunrise";
import { trench } from "./trench";

/** Each is one file with captions. */
export const films = { goal, corner, shot, trench, stairs, mangrove, stage, sunrise } satisfies Record<
	string,
	Film
>;

/** The live broadcast plays this one as a stream, in two qualities. */
export const streamed = trench;
