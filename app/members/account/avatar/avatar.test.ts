import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { noLimits } from "../../../../test/call-freely";
import { avatarEdge, mostPhotoBytes } from "../../../editing/photos/photo-limits";
import { forgetPhotos } from "../../../editing/photos/photos.server";
import { photos } from "../../../editing/photos/tables.server";
import { buildProduct } from "../../../store/factories";
import { productRatings } from "../../../store/ratings/contract";
import { ratings } from "../../../store/ratings/tables.server";
import { products } from "../../../store/tables.server";
import { memberCard } from "../../contract";
import { createLoggedInMember } from "../../factories.server";
import { userData } from "../../sessions/session-contract";
import { members } from "../../tables.server";
import { removeAvatar } from "./avatar-contract";

const folder = await mkdtemp(path.join(tmpdir(), "ombak-avatars-"));
const { app, call, db, settings, jobs, runJobs } = await testApp({ DATA_DIR: folder }, { limits: noLimits });

async function send(token: string | undefined, payload: Buffer, type = "image/jpeg") {
	const response = await app.inject({
		method: "POST",
		url: "/api/user/avatar",
		payload,
		headers: { "content-type": type, ...(token && { authorization: `Bearer ${token}` }) },
	});
	return {
		status: response.statusCode,
		body: response.json() as { message: string; avatar: string; error?: string },
	};
}
const draw = (width: number, height: number, background = "#1130DE") =>
	sharp({ create: { width, height, channels: 3, background } });
const photo = await draw(900, 600).jpeg().toBuffer();
const avatarOf = async (token: string) =>
	(await call(userData, {}, { token })).body.data.user_data?.avatar ?? "?";
const keptIn = async (memberId: string) => {
	const [member] = await db.select().from(members).where(eq(members.id, memberId));
	return readFile(path.join(folder, "photos", member!.avatar!));
};

describe("an avatar", () => {
	it("is the middle square of what was sent, and shows in the session and on the card", async () => {
		const { token, id } = await createLoggedInMember(db);
		const { status, body } = await send(token, photo);
		expect(status).toBe(200);
		expect(body.message).toBe("Avatar successfully updated.");
		expect(body.avatar).toMatch(/^\/photo\/[\w-]{22}\?w=224$/);
		expect(await avatarOf(token)).toBe(body.avatar);
		expect((await call(memberCard, { id })).body.avatar).toBe(body.avatar);
		const kept = await sharp(await keptIn(id)).metadata();
		expect([kept.format, kept.width, kept.height]).toEqual(["webp", avatarEdge, avatarEdge]);
		const shown = await app.inject(body.avatar);
		expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
	});

	it.each(["jpeg", "png", "webp", "avif"] as const)("may be %s, whatever it says it is", async (format) => {
		const { token } = await createLoggedInMember(db);
		expect((await send(token, await draw(64, 64).toFormat(format).toBuffer(), "text/html")).status).toBe(200);
	});

	it("replaces the previous one, whose file is deleted; without one the initials are back", async () => {
		const { token, id } = await createLoggedInMember(db);
		await send(token, photo);
		const [{ avatar: first } = { avatar: "" }] = await db.select().from(members).where(eq(members.id, id));
		const second = (await send(token, photo)).body.avatar;
		await db.update(photos).set({ createdAt: sql`now() - interval '25 hours'` });
		await forgetPhotos.run({ db, settings, jobs, limits: noLimits }, {});
		await runJobs();
		const files = await readdir(path.join(folder, "photos"));
		expect(files).not.toContain(first);
		expect((await app.inject(second)).statusCode).toBe(200);
		expect((await call(removeAvatar, {}, { token })).body.avatar).toBe("");
		expect(await avatarOf(token)).toBe("");
	});

	it("uploaded many times at once leaves one photo in use", async () => {
		const { token, id } = await createLoggedInMember(db);
		const answers = await Promise.all(Array.from({ length: 8 }, () => send(token, photo)));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
		const used = await db.$count(photos, sql`${photos.memberId} = ${id} and ${photos.isUsed}`);
		expect(used).toBe(1);
	});

	it("shows beside the member's ratings at once, unless the member hides", async () => {
		const { token, id } = await createLoggedInMember(db);
		const [product] = await db
			.insert(products)
			.values(buildProduct({ slug: "syal-avatar" }))
			.returning();
		await db
			.insert(ratings)
			.values({ productId: product!.id, memberId: id, name: "Sari", stars: 5, isVerified: true });
		const shown = async () => (await call(productRatings, { slug: "syal-avatar" })).body.ratings[0]?.avatar;
		expect(await shown()).toBe("");
		const { avatar } = (await send(token, photo)).body;
		await expect.poll(shown).toBe(avatar);
		await db.update(members).set({ cardHidden: true }).where(eq(members.id, id));
		await expect.poll(shown).toBe("");
	});

	it("is accepted from members only", async () => {
		expect((await send(undefined, photo)).status).toBe(401);
		expect((await call(removeAvatar, {})).status).toBe(401);
	});
});

describe("an attack by upload", () => {
	const svg = (inside: string) =>
		`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
	const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${"ha".repeat(50)}">${Array.from(
		"bcdefghij",
		(name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(20)}">`,
	).join("")}]>${svg("<text>&j;</text>")}`;
	const attacks: [string, () => Promise<Buffer> | Buffer][] = [
		["a drawing with a script", () => Buffer.from(svg("<script>alert(1)</script>"))],
		["a drawing with an entity bomb", () => Buffer.from(laughs)],
		["a page that says it is a GIF", () => Buffer.from("GIF89a<html><script>alert(1)</script>")],
		["an animation", () => draw(9, 9).gif().toBuffer()],
		["a TIFF", () => draw(9, 9).tiff().toBuffer()],
		["a PDF", () => Buffer.from("%PDF-1.7\n%âãÏÓ")],
		[
			"a drawing behind a photograph's first bytes",
			() => Buffer.concat([photo.subarray(0, 4), Buffer.from(svg(""))]),
		],
		["half a photograph", () => photo.subarray(0, photo.length / 2)],
		["a video with the box of an AVIF", () => Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42")],
		["nothing", () => Buffer.alloc(0)],
	];

	it.each(attacks)("with %s is refused and changes nothing", async (_, make) => {
		const { token } = await createLoggedInMember(db);
		const { status, body } = await send(token, await make());
		expect([status, body.error]).toEqual([422, "photo.not_a_photo"]);
		expect(await avatarOf(token)).toBe("");
	});

	it("hidden in a real photograph does not survive: what follows it, comments, EXIF with a place, text chunks", async () => {
		const canary = "<script>canary</script>";
		const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, canary.length + 2]), Buffer.from(canary)]);
		const exif = await draw(60, 60)
			.withExif({ IFD0: { Artist: canary }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 12/1 0/1" } })
			.jpeg()
			.toBuffer();
		const png = await draw(60, 60).png().toBuffer();
		for (const bytes of [
			Buffer.concat([photo, Buffer.from(canary), Buffer.from("PK\x05\x06")]),
			Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]),
			exif,
			Buffer.concat([png, Buffer.from(canary)]),
		]) {
			expect(bytes.includes("canary")).toBe(true);
			const { token, id } = await createLoggedInMember(db);
			const { status, body } = await send(token, bytes);
			expect(status).toBe(200);
			const shown = (await app.inject(body.avatar)).rawPayload;
			for (const picture of [await keptIn(id), shown]) {
				expect(picture.includes("canary")).toBe(false);
				const { exif, xmp, iptc, icc } = await sharp(picture).metadata();
				expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
			}
		}
	});

	it("by size is refused: too many pixels, too many bytes", async () => {
		const { token } = await createLoggedInMember(db);
		expect((await send(token, await draw(9000, 6000).png().toBuffer())).body.error).toBe(
			"photo.too_many_pixels",
		);
		expect((await send(token, Buffer.alloc(mostPhotoBytes + 1))).status).toBe(413);
	});

	it("with many of the largest photographs at once takes the memory of about one", async () => {
		const senders = await Promise.all(Array.from({ length: 4 }, () => createLoggedInMember(db)));
		const large = await draw(6000, 4000).png({ progressive: true }).toBuffer();
		const before = process.memoryUsage().rss;
		let most = before;
		const watch = setInterval(() => {
			most = Math.max(most, process.memoryUsage().rss);
		}, 5);
		const answers = await Promise.all(senders.map(({ token }) => send(token, large)));
		clearInterval(watch);
		expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
		// One takes about 90 MB; four side by side would take 300.
		expect((most - before) / 1e6).toBeLessThan(200);
	});
});
