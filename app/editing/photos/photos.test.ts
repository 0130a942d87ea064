import { mkdtemp, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createLoggedInMember } from "../../members/factories.server";
import type { Photo } from "./contract";
import { mostPhotoBytes } from "./photo-limits";
import { forgetPhotos, releasePhotos, usePhotos } from "./photos.server";
import { photos } from "./tables.server";

const folder = await mkdtemp(path.join(tmpdir(), "ombak-photos-"));
const { app, db, settings, jobs, runJobs } = await testApp({ DATA_DIR: folder }, { limits: noLimits });
const member = await createLoggedInMember(db);

async function send(payload: Buffer, token: string | undefined = member.token, type = "image/jpeg") {
	const response = await app.inject({
		method: "POST",
		url: "/api/photos",
		payload,
		headers: { "content-type": type, ...(token && { authorization: `Bearer ${token}` }) },
	});
	return { status: response.statusCode, body: response.json() as Photo & { error?: string } };
}
const draw = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#1130DE" } });
const sent = async () => (await send(await draw(40, 30).jpeg().toBuffer())).body;

describe("a photograph", () => {
	it.each(["jpeg", "png", "webp", "avif"] as const)("may be %s, whatever it says it is", async (format) => {
		const { status, body } = await send(
			await draw(64, 32).toFormat(format).toBuffer(),
			undefined,
			"text/html",
		);
		expect(status).toBe(201);
		expect(body).toMatchObject({ width: 64, height: 32 });
		const shown = await app.inject(`/photo/${body.id}?w=320&format=webp`);
		expect(shown.headers["content-type"]).toBe("image/webp");
	});

	it("can be read by no other user of the machine, nor can its copies", async () => {
		const { id } = await sent();
		await app.inject(`/photo/${id}?w=320&format=webp`);
		const modeOf = async (...parts: string[]) => (await stat(path.join(folder, ...parts))).mode & 0o777;
		for (const parts of [["photos"], ["photos", "copies"]]) expect(await modeOf(...parts)).toBe(0o700);
		for (const parts of [
			["photos", id],
			["photos", "copies", `${id}-320.webp`],
		])
			expect(await modeOf(...parts)).toBe(0o600);
	});

	it("is re-encoded: upright, smaller, and without metadata", async () => {
		const taken = await draw(3000, 1500)
			.withMetadata({ orientation: 6 })
			.withExif({ IFD0: { Artist: "canary" } })
			.jpeg()
			.toBuffer();
		expect(taken.includes("canary")).toBe(true);
		const { body } = await send(taken);
		expect(body).toMatchObject({ width: 800, height: 1600 });
		const { readFile } = await import("node:fs/promises");
		const kept = await readFile(path.join(folder, "photos", body.id));
		expect(kept.includes("canary")).toBe(false);
		expect((await sharp(kept).metadata()).exif).toBeUndefined();
	});

	it("is refused when it is something else: drawings, HTML, half a file, nothing", async () => {
		const whole = await draw(400, 400).jpeg().toBuffer();
		const drawing =
			'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
		for (const bytes of [
			Buffer.from(drawing),
			Buffer.from("<html>GIF89a"),
			await draw(9, 9).gif().toBuffer(),
			await draw(9, 9).tiff().toBuffer(),
			whole.subarray(0, whole.length / 2),
			Buffer.alloc(0),
		]) {
			const { status, body } = await send(bytes);
			expect([status, body.error]).toEqual([422, "photo.not_a_photo"]);
		}
	});

	it("is refused when it decodes to too many pixels, or is too large", async () => {
		const deep = draw(6000, 4000).ensureAlpha().toColourspace("rgb16").png({ progressive: true });
		const tall = draw(2, 20_001).png();
		for (const bomb of [draw(9000, 6000).png(), draw(6001, 4000).png(), deep, tall])
			expect((await send(await bomb.toBuffer())).body.error).toBe("photo.too_many_pixels");
		expect((await send(Buffer.alloc(mostPhotoBytes + 1))).status).toBe(413);
	});

	it("is refused when it is decoded over and over", async () => {
		const jpeg = await draw(400, 300).jpeg({ progressive: true, optimizeScans: true }).toBuffer();
		const film = Buffer.from("ffd8ffda0002".repeat(50), "hex");
		expect((await send(Buffer.concat([jpeg, film]))).status).toBe(201);
		const firstScan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
		const scans = jpeg.subarray(firstScan, -2);
		const bomb = [jpeg.subarray(0, firstScan), ...Array(20).fill(scans), jpeg.subarray(-2)];
		expect((await send(Buffer.concat(bomb))).body.error).toBe("photo.not_a_photo");
	});

	it("is accepted from members only", async () => {
		const response = await app.inject({ method: "POST", url: "/api/photos", payload: Buffer.alloc(9) });
		expect(response.statusCode).toBe(401);
	});
});

it("of one member waits behind one of another's, however many those are", async () => {
	const slow = await draw(2400, 1600).png({ progressive: true }).toBuffer();
	const another = await createLoggedInMember(db);
	const answered: string[] = [];
	const sendAs = async (name: string, token: string) => {
		const { status } = await send(slow, token);
		answered.push(`${name} ${status}`);
	};
	const all = Array.from({ length: 8 }, () => sendAs("many", member.token));
	all.push(sendAs("one", another.token));
	await Promise.all(all);
	expect(answered.indexOf("one 201")).toBeLessThanOrEqual(2);
	expect(answered.filter((answer) => answer === "many 201")).toHaveLength(8);
});

it("belongs to its uploader", async () => {
	const [mine, another] = [await sent(), await createLoggedInMember(db)];
	expect(await usePhotos(db, another.id, [mine.id])).toBeNull();
	expect(await usePhotos(db, member.id, [mine.id])).toEqual([mine]);
	expect(await usePhotos(db, member.id, [mine.id, "A".repeat(22)])).toBeNull();
});

it("is deleted after a day unless something uses it, file and all", async () => {
	const [shown, dropped, left] = [await sent(), await sent(), await sent()];
	await usePhotos(db, member.id, [shown.id, dropped.id]);
	await releasePhotos(db, [dropped.id]);
	await db.update(photos).set({ createdAt: sql`now() - interval '25 hours'` });
	const fresh = await sent();
	await forgetPhotos.run({ db, settings, jobs, limits: noLimits }, {});
	await runJobs();
	const files = await readdir(path.join(folder, "photos"));
	expect([shown, dropped, left, fresh].map(({ id }) => files.includes(id))).toEqual([
		true,
		false,
		false,
		true,
	]);
	expect(await db.$count(photos, eq(photos.id, left.id))).toBe(0);
});

it("leaves no bytes behind when the process dies or the store is away during deletion", async () => {
	const left = await sent();
	await db.update(photos).set({ createdAt: sql`now() - interval '25 hours'` }).where(eq(photos.id, left.id));
	// The first attempt finds a store that fails, as after a crash: the row is gone, the bytes are still there.
	const broken = { ...settings, DATA_DIR: "/dev/null/none" };
	await forgetPhotos.run({ db, settings: broken, jobs, limits: noLimits }, {});
	expect(await db.$count(photos, eq(photos.id, left.id))).toBe(0);
	await runJobs();
	expect(await readdir(path.join(folder, "photos"))).not.toContain(left.id);
});
