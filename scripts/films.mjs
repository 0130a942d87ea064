// `npm run films [-- name …]`: renders the demo's films (club/films) into public/media, with their captions. The films
// are committed, so this (and ffmpeg) is needed only after changing one.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { createServer } from "vite";
import { root } from "./setup.mjs";

const framesPerSecond = 20;
const media = path.join(root, "public", "media");
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);

const vite = await createServer({
	configFile: false,
	root,
	appType: "custom",
	server: { middlewareMode: true, hmr: false, ws: false },
	optimizeDeps: { noDiscovery: true },
	logLevel: "error",
});
const { films, streamed } = await vite.ssrLoadModule("/club/films/films.ts");
const { drawFrame } = await vite.ssrLoadModule("/club/films/film.ts");

for (const film of Object.values(films).filter(isWanted)) {
	await writeCaptions(film);
	await encode(film, 540, path.join(media, `${film.name}.mp4`), ["-movflags", "+faststart"]);
}
if (isWanted(streamed)) await writeStream(streamed);
await vite.close();

/** HLS: two qualities in four-second segments, and the master playlist. */
async function writeStream(film) {
	const folder = path.join(media, film.name);
	await mkdir(folder, { recursive: true });
	const qualities = [
		{ height: 360, bandwidth: 260_000, codecs: "avc1.64001e,mp4a.40.2" },
		{ height: 720, bandwidth: 700_000, codecs: "avc1.64001f,mp4a.40.2" },
	];
	for (const { height } of qualities)
		await encode(film, height, path.join(folder, `${height}p.m3u8`), [
			...["-g", String(framesPerSecond * 4), "-sc_threshold", "0", "-hls_time", "4"],
			...["-hls_playlist_type", "vod", "-hls_segment_filename", path.join(folder, `${height}p-%d.m4s`)],
			...["-hls_segment_type", "fmp4", "-hls_fmp4_init_filename", `${height}p-init.mp4`],
		]);
	const list = qualities.map(
		({ height, bandwidth, codecs }) =>
			`#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${(height * 16) / 9}x${height},CODECS="${codecs}"\n${height}p.m3u8\n`,
	);
	await writeFile(path.join(folder, `${film.name}.m3u8`), `#EXTM3U\n#EXT-X-VERSION:7\n${list.join("")}`);
}

/** H.264 and AAC play everywhere. The sound is the sea: noise that swells. */
async function encode(film, height, file, output) {
	const width = Math.round((height * 16) / 9 / 2) * 2;
	const sea = `anoisesrc=color=brown:amplitude=0.7:seed=7:duration=${film.seconds},lowpass=f=1100,tremolo=f=0.16:d=0.85,afade=t=in:d=1,afade=t=out:st=${film.seconds - 1.5}:d=1.5`;
	const ffmpeg = spawn(
		"ffmpeg",
		[
			...["-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24"],
			...["-s", `${width}x${height}`, "-r", String(framesPerSecond), "-i", "-", "-f", "lavfi", "-i", sea],
			...["-c:v", "libx264", "-preset", "slower", "-tune", "animation", "-crf", "36", "-pix_fmt", "yuv420p"],
			...["-c:a", "aac", "-b:a", "32k", "-ac", "1", "-ar", "32000", "-t", String(film.seconds)],
			...["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"],
			...output,
			file,
		],
		{ stdio: ["pipe", "inherit", "inherit"] },
	);
	const ended = once(ffmpeg, "close");
	for (let frame = 0; frame < film.seconds * framesPerSecond; frame++) {
		const svg = Buffer.from(drawFrame(film, frame / framesPerSecond));
		const pixels = await sharp(svg).resize(width, height).removeAlpha().raw().toBuffer();
		if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, "drain");
	}
	ffmpeg.stdin.end();
	const [code] = await ended;
	if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
	console.log(path.relative(root, file));
}

async function writeCaptions({ name, seconds, captions }) {
	const clock = (second) => `00:${second.toFixed(3).padStart(6, "0")}`;
	const each = seconds / captions.length;
	for (const language of ["id", "en"]) {
		const cues = captions.map(
			(text, place) => `${clock(place * each)} --> ${clock((place + 1) * each)}\n${text[language]}\n`,
		);
		await writeFile(path.join(media, `${name}.${language}.vtt`), `WEBVTT\n\n${cues.join("\n")}`);
	}
}
