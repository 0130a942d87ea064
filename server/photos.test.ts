import { copyFile, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { photos } from "../app/editing/photos/tables.server";
import { testApp } from "../test/app";

const folder = await mkdtemp(path.join(tmpdir(), "ombak-photos-"));
await mkdir(path.join(folder, "photos"));
const photograph = sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#1130DE" } });
await writeFile(
	path.join(folder, "photos", "derby"),
	await photograph
		.jpeg()
		.withExif({ IFD0: { Artist: "canary" } })
		.toBuffer(),
);
const { app, db } = await testApp({ DATA_DIR: folder });
await db.insert(photos).values(["derby", "old"].map((id) => ({ id, width: 2000, height: 1000 })));

it("is served in the size and format of its slot, without EXIF data", async () => {
	for (const format of ["avif", "webp", "jpeg"]) {
		const response = await app.inject(`/photo/derby?w=600&format=${format}`);
		const made = await sharp(response.rawPayload).metadata();
		expect(response.headers["content-type"]).toBe(`image/${format}`);
		expect(response.headers["cache-control"]).toContain("immutable");
		expect(made.width).toBe(640);
		expect(made.exif).toBeUndefined();
	}
});

it("is identical when served from the cached copy", async () => {
	const first = await app.inject("/photo/derby?w=320&format=webp");
	const again = await app.inject("/photo/derby?w=320&format=webp");
	expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});

it("is whole for everybody who asks while its copy is made", async () => {
	const answers = await Promise.all(
		Array.from({ length: 40 }, () => app.inject("/photo/derby?w=480&format=webp")),
	);
	const [first] = answers;
	for (const { statusCode, rawPayload } of answers) {
		expect(statusCode).toBe(200);
		expect(rawPayload.equals(first!.rawPayload)).toBe(true);
	}
});

it("is sent even if its copy cannot be kept", async () => {
	const full = await mkdtemp(path.join(tmpdir(), "ombak-photos-"));
	await mkdir(path.join(full, "photos"));
	await copyFile(path.join(folder, "photos", "derby"), path.join(full, "photos", "derby"));
	await writeFile(path.join(full, "photos", "copies"), "in the way");
	const { app, db, logs } = await testApp({ DATA_DIR: full });
	await db.insert(photos).values({ id: "derby", width: 2000, height: 1000 });
	const response = await app.inject("/photo/derby?w=320");
	expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "image/jpeg"]);
	expect(logs.join("")).toContain("photo copy not kept");
});

it("is gone everywhere once the store has lost it, and its copies are a day old", async () => {
	const original = path.join(folder, "photos", "old");
	await copyFile(path.join(folder, "photos", "derby"), original);
	await app.inject("/photo/old?w=320&format=webp");
	await app.inject("/photo/old?w=640&format=webp");
	await rm(original);
	expect((await app.inject("/photo/old?w=320&format=webp")).statusCode).toBe(200);
	const copies = path.join(folder, "photos", "copies");
	const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);
	await utimes(path.join(copies, "old-320.webp"), yesterday, yesterday);
	expect((await app.inject("/photo/old?w=320&format=webp")).statusCode).toBe(404);
	expect((await readdir(copies)).filter((name) => name.startsWith("old-"))).toEqual([]);
});

it("is a 404 under any other name, format or path", async () => {
	for (const url of [
		"/photo/unknown",
		"/photo/derby?format=svg",
		"/photo/..%2F..%2Fetc%2Fpasswd",
		"/photo/copies%2Fderby-320.webp",
	]) {
		expect((await app.inject(url)).statusCode, url).toBe(404);
	}
});
