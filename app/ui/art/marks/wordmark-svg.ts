import { pigments } from "../colours";
import { shape, svgDocument } from "../svg";
import { letterPath, measureLetters, tide } from "./letters";

export type WordmarkOutline = { word: string; width: number; height: number; path: string };

export function drawWordmark(text: string, fill: string = pigments.sea): string {
	const { word, width, height, path } = outlineWordmark(text);
	return svgDocument(width, height, shape(path, fill), { title: word });
}

/** The word with the swell running through it. */
export function outlineWordmark(text: string): WordmarkOutline {
	const height = 200;
	const lettering = { cap: height, width: tide(-1.4) };
	const width = Math.round(measureLetters(text, lettering));
	return { word: text.toUpperCase(), width, height, path: letterPath(text, lettering) };
}
