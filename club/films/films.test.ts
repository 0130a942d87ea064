import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseCues } from "../../app/videos/cues";
import { demoVideos } from "../demo/videos";
import { drawFrame } from "./film";
import { films, streamed } from "./films";

const media = path.join(import.meta.dirname, "..", "..", "public", "media");
const read = (...names: string[]) => readFileSync(path.join(media, ...names));

describe.each(Object.values(films))("$name", (film) => {
	test("is as long as it says", () => {
		expect(Math.abs(lengthOf(read(`${film.name}.mp4`)) - film.seconds)).toBeLessThan(0.2);
	});

	test.each(["id", "en"] as const)("has captions in %s that end with it", (language) => {
		const file = read(`${film.name}.${language}.vtt`).toString();
		expect(parseCues(file).map(({ text }) => text)).toEqual(
			film.captions.map((caption) => caption[language]),
		);
		const end = `--> 00:${film.seconds.toFixed(3).padStart(6, "0")}`;
		expect(file).toContain(end);
	});

	test("draws a frame for every moment", () => {
		for (const time of [0, film.seconds / 2, film.seconds]) {
			const frame = drawFrame(film, time);
			expect(frame).toMatch(/^<svg .*<\/svg>$/s);
			expect(frame).not.toMatch(/NaN|undefined|Infinity/);
		}
	});
});

test("the stream has two qualities of the same length", () => {
	const folder = streamed.name;
	const lists = [
		...read(folder, `${folder}.m3u8`)
			.toString()
			.matchAll(/^\d+p\.m3u8$/gm),
	].map(([name]) => name);
	expect(lists).toHaveLength(2);
	for (const list of lists) {
		const lengths = [
			...read(folder, list)
				.toString()
				.matchAll(/#EXTINF:([\d.]+)/g),
		].map(([, text]) => Number(text));
		expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(streamed.seconds, 0);
	}
});

test("all of them together are light", () => {
	const names = readdirSync(media, { recursive: true, encoding: "utf8" });
	const bytes = names.map((name) => statSync(path.join(media, name))).filter((file) => file.isFile());
	expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(4_000_000);
});

test("every demo video says the length of what it plays, and only the live one has none", () => {
	for (const { slug, source, sourceRef, seconds, isLive } of demoVideos(new Date())) {
		expect(isLive, slug).toBe(source === "hls");
		if (source === "file") {
			expect(Math.abs(lengthOf(read(path.basename(sourceRef))) - (seconds ?? 0)), slug).toBeLessThan(0.2);
		}
	}
});

/** From the head of an MP4 file: duration over time scale. */
function lengthOf(file: Buffer): number {
	const head = file.indexOf("mvhd");
	return file.readUInt32BE(head + 20) / file.readUInt32BE(head + 16);
}
