import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import path from "node:path";
import type { Settings } from "../../platform/settings.server";
import type { StreamQuality } from "./stream-qualities";

type Where = Pick<Settings, "FFMPEG">;

const known = new Map<string, Promise<boolean>>();

/** Whether ffmpeg is on this machine. Asked once, so that one that is installed later counts from the next start. */
export function hasEncoder({ FFMPEG }: Where): Promise<boolean> {
	const found = known.get(FFMPEG) ?? run(FFMPEG, ["-version"]).then(isTrue, isFalse);
	known.set(FFMPEG, found);
	return found;
}
const isTrue = () => true;
const isFalse = () => false;

/** Seconds of each part that a player fetches. */
const partSeconds = 6;

/** Writes one quality of a film: a list of its parts, and one file with all of them. */
export async function encode(
	{ FFMPEG }: Where,
	film: string,
	{ list, hasSound, quality }: { list: string; hasSound: boolean; quality: StreamQuality },
) {
	const { width, height, video, sound } = quality;
	await run(FFMPEG, [
		...["-v", "error", "-nostdin", "-y", "-i", film, "-map", "0:v:0", ...(hasSound ? ["-map", "0:a:0"] : [])],
		...["-vf", `scale=${width}:${height}`, "-c:v", "libx264", "-preset", "veryfast", "-crf", "24"],
		...["-pix_fmt", "yuv420p", "-maxrate", String(video), "-bufsize", String(video * 2)],
		...["-force_key_frames", `expr:gte(t,n_forced*${partSeconds})`, "-sc_threshold", "0"],
		...(hasSound ? ["-c:a", "aac", "-ac", "2", "-b:a", String(sound)] : []),
		// Where it was filmed, and with what, is nobody's business.
		...["-map_metadata", "-1", "-hls_time", String(partSeconds), "-hls_playlist_type", "vod"],
		...["-hls_segment_type", "fmp4", "-hls_flags", "single_file"],
		...["-hls_segment_filename", list.replace(/[.]m3u8$/, ".mp4"), list],
	]);
}

/** With the lowest priority, so that it takes only what pages leave. It ends with this process. */
async function run(command: string, options: string[]) {
	const encoder = spawn(command, options, { stdio: ["ignore", "ignore", "pipe"] });
	const end = () => void encoder.kill("SIGKILL");
	process.once("exit", end);
	let said = "";
	encoder.stderr.on("data", (part: Buffer) => {
		said = `${said}${part}`.slice(-longestComplaint);
	});
	encoder.once("spawn", () => lower(encoder.pid));
	try {
		const [code] = await once(encoder, "close");
		if (code !== 0) throw new Error(`${path.basename(command)} ended with ${code}: ${said.trim()}`);
	} finally {
		process.off("exit", end);
	}
}
const longestComplaint = 2_000;

function lower(pid: number | undefined) {
	try {
		if (pid) setPriority(pid, 19);
	} catch {
		// It has ended already.
	}
}
