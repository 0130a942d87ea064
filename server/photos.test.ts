import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
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
const { app } = await testApp({ DATA_DIR: folder });

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
