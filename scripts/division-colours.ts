import path from "node:path";
import type { Plugin } from "vite";
import { club } from "../club/profile";

const rules = club.divisions.map(
	({ key, colours: { fill, deep, onLight, onDark } }) =>
		`[data-division="${key}"]{--accent:${fill};--accent-deep:${deep};--accent-text:light-dark(${onLight},${onDark})}`,
);

/** The accents of the club's divisions, for the tokens of every style sheet that has them. */
export function divisionColours(): Plugin {
	const tokens = path.resolve("app/ui/tokens.css");
	return {
		name: "division-colours",
		enforce: "pre",
		transform(code, id) {
			return id.split("?")[0] === tokens ? { code: `${code}\n${rules.join("\n")}\n`, map: null } : undefined;
		},
	};
}
