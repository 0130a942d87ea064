import { rectangle, svgDocument } from "../../app/ui/art/svg";

/** A short film of the club's own art. `npm run films` draws it frame by frame into public/media. */
export type Film = {
	/** Names its files: `gol.mp4`, `gol.id.vtt`. */
	name: string;
	seconds: number;
	/** What it says, evenly spread over its length. */
	captions: readonly { id: string; en: string }[];
	/** The inside of one frame; `time` is in seconds. */
	draw: (time: number) => string;
};

export const frameWidth = 1280;
export const frameHeight = 720;

export const drawFrame = ({ draw }: Film, time: number): string =>
	svgDocument(frameWidth, frameHeight, rectangle(0, 0, frameWidth, frameHeight, "#061824") + draw(time));

/** 0 before `from`, 1 after `to`, and an easy passage in between. */
export function passage(time: number, from: number, to: number): number {
	const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
	return share * share * (3 - 2 * share);
}

export const blend = (from: number, to: number, share: number): number => from + (to - from) * share;
