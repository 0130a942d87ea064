import { type FileHandle, open } from "node:fs/promises";
import { headOf } from "./read-film.server";

/** Where phones write the place, the device and the moment of a recording. No player needs them. */
const notes = ["udta", "meta"];
const parents = ["moov", "trak"];

/** Overwrites them where they are, so that nothing else of the film moves. */
export async function clearNotes(file: string): Promise<void> {
	const handle = await open(file, "r+");
	try {
		await clearWithin(handle, 0, (await handle.stat()).size);
	} finally {
		await handle.close();
	}
}

async function clearWithin(handle: FileHandle, start: number, end: number): Promise<void> {
	const head = Buffer.alloc(16);
	for (let at = start; at < end; ) {
		const { bytesRead } = await handle.read(head, 0, Math.min(16, end - at), at);
		const box = headOf(head.subarray(0, bytesRead), end - at);
		if (!box) return;
		if (parents.includes(box.type)) await clearWithin(handle, at + box.headSize, at + box.size);
		if (notes.includes(box.type)) {
			await handle.write("free", at + 4, "latin1");
			await handle.write(Buffer.alloc(box.size - box.headSize), 0, undefined, at + box.headSize);
		}
		at += box.size;
	}
}
