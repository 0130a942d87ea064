import { pigments } from "./colours";
import { letterPath, tide } from "./letters";
import { shape, svgDocument } from "./svg";

export type WordmarkOutline = { word: string; width: number; height: number; path: string };

export function drawWordmark(text: string, fill: string = pigments.sea): string {
	const { word, width, height, path } = outlineWordmark(text);
	return svgDocument(width, height, shape(path, fill), { title: word });
}

/** The word with the swell running through it. */
export function outlineWordmark(text: string): WordmarkOutline {
	const height = 200;
	const { path, width } = letterPath(text, { cap: height, width: tide(-1.4) });
	return { word: text.toUpperCase(), width: Math.round(width), height, path };
}
