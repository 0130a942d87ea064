import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { s3Keys, startS3Server } from "../../../../test/s3-server";
import type { PhotoStore } from "../photo-store.server";
import { PhotoStoreAway } from "../photo-store-away.server";
import { folderStore } from "./folder-store.server";
import { s3Store } from "./s3-store.server";

const server = await startS3Server();
const home = await mkdtemp(path.join(tmpdir(), "ombak-photo-stores-"));
afterAll(async () => {
	await server.close();
	await rm(home, { recursive: true });
});
const folder = path.join(home, "photos");

/** Every store, and how a test takes it away and brings it back. */
const stores: [string, PhotoStore, (work: () => Promise<void>) => Promise<void>][] = [
	[
		"a folder",
		folderStore(folder),
		async (work) => {
			await rename(folder, `${folder}-away`);
			await writeFile(folder, "no folder");
			await work();
			await rm(folder);
			await rename(`${folder}-away`, folder);
		},
	],
	[
		"S3",
		s3Store({ ...s3Keys, url: server.url }),
		async (work) => {
			server.faults.push(...Array.from({ length: 9 }, () => 503));
			await work();
			server.faults.length = 0;
		},
	],
];

/** What the port promises, by every store: what one can and another cannot is red. */
describe.each(stores)("photographs in %s", (_, store, takeAway) => {
	const newId = () => randomUUID();

	it("come back byte for byte, large and empty ones too", async () => {
		for (const bytes of [randomBytes(3_000_000), Buffer.from([0, 255, 0]), Buffer.alloc(0)]) {
			const id = newId();
			await store.put(id, bytes);
			expect((await store.get(id))?.equals(bytes)).toBe(true);
		}
	});

	it("are null where there are none", async () => {
		expect(await store.get(newId())).toBeNull();
	});

	it("are replaced whole: of many writers at once one wins, and no reader sees half", async () => {
		const id = newId();
		const versions = Array.from({ length: 6 }, (_, index) => Buffer.alloc(400_000, index + 1));
		await store.put(id, versions[0]!);
		const isWhole = (bytes: Buffer | null) => versions.some((version) => bytes?.equals(version));
		const reads = Promise.all(Array.from({ length: 6 }, () => store.get(id)));
		await Promise.all(versions.map((version) => store.put(id, version)));
		expect((await reads).every(isWhole)).toBe(true);
		expect(isWhole(await store.get(id))).toBe(true);
	});

	it("are removed once and for all, however often it is said", async () => {
		const id = newId();
		await store.put(id, Buffer.from("x"));
		await store.remove(id);
		await store.remove(id);
		expect(await store.get(id)).toBeNull();
	});

	it("are not called missing while the store is away", async () => {
		const id = newId();
		await store.put(id, Buffer.from("x"));
		await takeAway(async () => {
			for (const call of [() => store.get(id), () => store.put(id, Buffer.from("y")), () => store.remove(id)])
				await expect(call()).rejects.toBeInstanceOf(PhotoStoreAway);
		});
		expect((await store.get(id))?.toString()).toBe("x");
	});
});
