import { type FileHandle, open } from "node:fs/promises";

export type Film = { seconds: number; width: number; height: number; codec: string; hasSound: boolean };

/**
 * What an MP4 file says of itself: its real length, and the picture's size and codec. Null unless it is a whole film. Only
 * the boxes' headers and the index (`moov`) are read, wherever in the file they are.
 */
export async function readFilm(file: string): Promise<Film | null> {
	const handle = await open(file);
	try {
		const { size } = await handle.stat();
		const index = await findIndex(handle, size);
		return index && readIndex(index);
	} finally {
		await handle.close();
	}
}

/** Several times that of a film of three hours. */
const longestIndex = 64 * 1024 * 1024;
/** A film that was recorded in fragments has thousands of boxes; its index comes first. */
const mostBoxes = 200;

async function findIndex(handle: FileHandle, size: number): Promise<Buffer | null> {
	const head = Buffer.alloc(16);
	let index: Buffer | null = null;
	let hasPictures = false;
	let at = 0;
	for (let count = 0; at < size && count < mostBoxes; count++) {
		const { bytesRead } = await handle.read(head, 0, 16, at);
		const box = headOf(head.subarray(0, bytesRead), size - at);
		// Cut off, or no box at all.
		if (!box || (at === 0 && box.type !== "ftyp")) return null;
		if (box.type === "mdat") hasPictures = true;
		if (box.type === "moov") {
			if (index || box.size > longestIndex) return null;
			index = Buffer.alloc(box.size - box.headSize);
			await handle.read(index, 0, index.length, at + box.headSize);
		}
		at += box.size;
	}
	return hasPictures ? index : null;
}

/** The size and type that a box begins with; null if it does not fit into `room`. */
export function headOf(bytes: Buffer, room: number) {
	if (bytes.length < 8) return null;
	const short = bytes.readUInt32BE(0);
	const isLong = short === 1;
	if (isLong && bytes.length < 16) return null;
	const headSize = isLong ? 16 : 8;
	// 0: up to the end of the file.
	const size = isLong ? Number(bytes.readBigUInt64BE(8)) : short || room;
	const fits = size >= headSize && size <= room;
	return fits ? { size, headSize, type: bytes.toString("latin1", 4, 8) } : null;
}

const containers = ["trak", "mdia", "minf", "stbl", "mvex"];

function readIndex(index: Buffer): Film | null {
	let [seconds, fragmented]: [number, number] = [0, 0];
	let timescale = 0;
	let picture: Pick<Film, "width" | "height" | "codec"> | null = null;
	let hasSound = false;
	let track = "";
	const walk = (bytes: Buffer) => {
		for (let at = 0; at + 8 <= bytes.length; ) {
			const box = headOf(bytes.subarray(at, at + 16), bytes.length - at);
			if (!box) return;
			const inside = bytes.subarray(at + box.headSize, at + box.size);
			if (containers.includes(box.type)) walk(inside);
			else if (box.type === "mvhd") ({ timescale, seconds } = readLength(inside));
			else if (box.type === "mehd" && timescale > 0) fragmented = readTime(inside, 4) / timescale;
			else if (box.type === "hdlr") track = inside.toString("latin1", 8, 12);
			else if (box.type === "stsd" && track === "vide" && inside.length >= 44)
				picture ??= {
					codec: inside.toString("latin1", 12, 16),
					width: inside.readUInt16BE(40),
					height: inside.readUInt16BE(42),
				};
			if (track === "soun") hasSound = true;
			at += box.size;
		}
	};
	walk(index);
	const length = seconds || fragmented;
	const found = picture as Pick<Film, "width" | "height" | "codec"> | null;
	if (!found || found.width === 0 || found.height === 0 || !(length > 0) || length > longestFilm) return null;
	return { ...found, seconds: Math.max(1, Math.round(length)), hasSound };
}

const longestFilm = 86_400;

/** Version 1 has moments and lengths in eight bytes each, version 0 in four. */
function readLength(bytes: Buffer) {
	const isLong = bytes[0] === 1;
	const at = isLong ? 20 : 12;
	if (bytes.length < at + 12) return { timescale: 0, seconds: 0 };
	const timescale = bytes.readUInt32BE(at);
	return { timescale, seconds: timescale > 0 ? readTime(bytes, at + 4) / timescale : 0 };
}

/** All bits set: unknown. */
function readTime(bytes: Buffer, at: number): number {
	if (bytes[0] === 1) return bytes.length < at + 8 ? 0 : Number(bytes.readBigUInt64BE(at));
	const time = bytes.length < at + 4 ? 0 : bytes.readUInt32BE(at);
	return time === 0xffffffff ? 0 : time;
}
