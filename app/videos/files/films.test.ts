import { once } from "node:events";
import { chmod, copyFile, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { keepBody } from "../../../server/read-body";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { s3Keys, startS3Server } from "../../../test/s3-server";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { videoDetail } from "../contract";

import { videoEndpoints } from "../writing/contract";
import { clearNotes } from "./clear-notes.server";
import { encodeAgain, filmDetail, filmRules } from "./contract";
import { saveFilm } from "./files.server";
import { forgetVideoFiles } from "./forget-files.server";
import { videoFiles } from "./tables.server";

const captions = await readFile("public/media/gol.id.vtt");

const folder = await mkdtemp(path.join(tmpdir(), "ombak-films-"));
/** Fourteen seconds, 960 by 540. Without what the program that wrote it says of itself, which is not kept. */
const original = path.join(folder, "gol.mp4");
await copyFile("public/media/gol.mp4", original);
await clearNotes(original);
const film = await readFile(original);
/** Writes what ffmpeg would: a list and a file beside it. It fails while there is a file "broken" beside it. */
const encoder = path.join(folder, "ffmpeg");
await writeFile(
	encoder,
	`#!/bin/sh
[ "$1" = -version ] && exit 0
[ -e "$(dirname "$0")/broken" ] && { echo "no such codec" >&2; exit 1; }
for last; do :; done
printf '#EXTM3U\\n' > "$last"
printf 'parts' > "\${last%.m3u8}.mp4"
`,
);
await chmod(encoder, 0o700);

const site = await testApp(
	{ DATA_DIR: path.join(folder, "data"), FFMPEG: encoder, FILM_MB: "1" },
	{ limits: noLimits },
);
const { app, db, call, runJobs, settings, jobs } = site;
const editor = await createEditor(db);

async function createEditor(db: typeof site.db) {
	const { id, token } = await createLoggedInMember(db);
	await grantRoles(db, { memberId: id, roles: ["editor"], by: null });
	return { id, token };
}
async function send(payload: Buffer, to = "/api/staff/films", at = app, token = editor.token) {
	const response = await at.inject({
		method: "POST",
		url: to,
		payload,
		headers: { authorization: `Bearer ${token}` },
	});
	return { status: response.statusCode, body: response.json() };
}
const sendCaptions = (text: string | Buffer) => send(Buffer.from(text), "/api/staff/captions");
const as = { token: editor.token };
const draftsLeft = () => readdir(path.join(settings.DATA_DIR, "films", "drafts"));
const filesOf = async (id: string) =>
	(await readdir(path.join(settings.DATA_DIR, "films"))).filter((name) => name.includes(id)).toSorted();
const videoWith = (sourceRef: string, captionsAt: string[] = []) => ({
	title: { id: "Gol dari tengah" },
	summary: { id: "Dari garis tengah." },
	category: "football" as const,
	cover: { art: "cover" as const, division: "football" as const, slug: "gol" },
	isLive: false,
	seconds: 1_080,
	source: "file" as const,
	sourceRef,
	captions: captionsAt.map((src) => ({ language: "id" as const, label: "Indonesia", src })),
	publishedAt: "2026-01-02T03:04:05.000Z",
	playerSlugs: [],
	eventSlug: null,
});
const save = (content: ReturnType<typeof videoWith>) => call(videoEndpoints.create, { content }, as);

/** As phones write it, at the end of the index. What follows is moved, which only a player would notice. */
function withNote(bytes: Buffer, text: string) {
	const note = Buffer.alloc(8 + text.length);
	note.writeUInt32BE(note.length, 0);
	note.write("udta", 4, "latin1");
	note.write(text, 8, "latin1");
	const index = bytes.indexOf("moov") - 4;
	const end = index + bytes.readUInt32BE(index);
	const grown = Buffer.concat([bytes.subarray(0, end), note, bytes.subarray(end)]);
	grown.writeUInt32BE(end - index + note.length, index);
	return grown;
}

describe("an uploaded film", () => {
	it("has its real length, and is played in ranges", async () => {
		const { status, body } = await send(film);
		expect([status, body]).toEqual([
			201,
			expect.objectContaining({ path: `/film/${body.id}.mp4`, bytes: film.length, seconds: 14 }),
		]);
		const part = await app.inject({ url: body.path, headers: { range: "bytes=100-199" } });
		expect(part.statusCode).toBe(206);
		expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true);
		expect(part.headers).toMatchObject({
			"content-type": "video/mp4",
			"content-range": `bytes 100-199/${film.length}`,
		});
		expect((await app.inject(body.path)).headers["cache-control"]).toContain("immutable");
		const beyond = await app.inject({ url: body.path, headers: { range: "bytes=99999999-" } });
		expect(beyond.statusCode).toBe(416);
		expect(await draftsLeft()).toEqual([]);
	});

	it("says nothing of where and with what it was recorded, and is as long as it was", async () => {
		const place = "+06.1754+106.8272/";
		const noted = withNote(film, place);
		expect(noted.includes(place)).toBe(true);
		const { status, body } = await send(noted);
		expect(status, body.message).toBe(201);
		const { rawPayload } = await app.inject(body.path);
		expect(rawPayload.length).toBe(noted.length);
		expect(rawPayload.includes(place)).toBe(false);
		expect(rawPayload.subarray(0, 24).equals(film.subarray(0, 24))).toBe(true);
	});

	it("is refused when it is something else, cut off, or what not every browser plays", async () => {
		const cutOff = film.subarray(0, film.length / 2);
		const hevc = Buffer.from(film);
		hevc.write("hvc1", hevc.indexOf("avc1", hevc.indexOf("stsd")), "latin1");
		const zeros = Buffer.concat([film.subarray(0, 32), Buffer.alloc(5_000)]);
		for (const bytes of [Buffer.from("<html>"), Buffer.alloc(0), captions, cutOff, zeros])
			expect((await send(bytes)).body.error).toBe("film.not_a_film");
		expect(await send(hevc)).toMatchObject({ status: 422, body: { error: "film.unplayable" } });
		expect(await draftsLeft()).toEqual([]);
		expect(await db.$count(videoFiles, eq(videoFiles.bytes, zeros.length))).toBe(0);
	});

	it("is refused above the limit, which the office is told beforehand", async () => {
		expect((await call(filmRules, {}, as)).body.mostBytes).toBe(1_000_000);
		const { status, body } = await send(Buffer.alloc(1_000_001));
		expect([status, body.error, body.message]).toEqual([
			413,
			"film.too_large",
			"Filmnya terlalu besar. Paling besar 1 MB.",
		]);
	});

	it("says that the disk is full, and leaves nothing behind", async () => {
		const full = async (file: string) => {
			await writeFile(file, "half of it");
			throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
		};
		const who = { kind: "member" as const, memberId: editor.id } as never;
		const context = { db, settings, jobs, limits: noLimits, language: "id", who, uploadTo: full } as never;
		await expect(saveFilm(context)).rejects.toMatchObject({ code: "film.disk_full", status: 507 });
		expect(await draftsLeft()).toEqual([]);
		// Linux says so of this device, whatever is written to it.
		const server = createServer((received, response) => {
			const limit = { most: 99, tooLarge: new Error() };
			keepBody(received, "/dev/full", limit).catch(({ code }) => response.end(code));
		}).listen(0, "127.0.0.1");
		await once(server, "listening");
		const { port } = server.address() as AddressInfo;
		const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "film" });
		expect(await answer.text()).toBe("ENOSPC");
		server.close();
	});

	it("is for editors only", async () => {
		const fan = await createLoggedInMember(db);
		expect((await send(film, undefined, app, fan.token)).status).toBe(403);
	});

	it("may take longer than other requests, and leaves nothing behind when it is cancelled", async () => {
		await app.listen({ host: "127.0.0.1", port: 0 });
		app.server.requestTimeout = 200;
		const { port } = app.server.address() as AddressInfo;
		const begin = (url: string) =>
			request({
				host: "127.0.0.1",
				port,
				method: "POST",
				path: url,
				headers: { authorization: `Bearer ${editor.token}`, "content-length": film.length },
			});
		const statusOf = (sent: ReturnType<typeof begin>) =>
			new Promise<number | string>((resolve) =>
				sent
					.on("response", (response) => resolve(response.resume().statusCode!))
					.on("error", (error: Error & { code: string }) => resolve(error.code)),
			);
		const [slow, strange] = [begin("/api/staff/films"), begin("/api/contact")];
		const [stored, refused] = [statusOf(slow), statusOf(strange)];
		for (const one of [slow, strange]) one.write(film.subarray(0, 1_000));
		// Node has looked for late requests by then: it does so every two seconds.
		expect(await refused).not.toBe(201);
		slow.end(film.subarray(1_000));
		expect(await stored).toBe(201);
		app.server.requestTimeout = 15_000;

		const cancelled = begin("/api/staff/films").on("error", () => {});
		cancelled.write(film.subarray(0, 1_000));
		await expect.poll(draftsLeft).toHaveLength(1);
		cancelled.destroy();
		await expect.poll(draftsLeft).toEqual([]);
	});
});

describe("captions", () => {
	it("are kept as they are", async () => {
		const { status, body } = await sendCaptions(captions);
		expect(status).toBe(201);
		expect(body.cues).toBeGreaterThan(1);
		const shown = await app.inject(body.path);
		expect(shown.headers["content-type"]).toBe("text/vtt; charset=utf-8");
		expect(shown.rawPayload.equals(captions)).toBe(true);
	});

	it.each([
		["1\n00:00:01,000 --> 00:00:02,000\nHalo", "dimulai dengan baris WEBVTT"],
		["WEBVTT\n\n00:01,000 --> 00:02,000\nHalo", "Baris 3"],
		["WEBVTT\n\n00:05.000 --> 00:02.000\nHalo", "Baris 3: berakhir sebelum mulai"],
		["WEBVTT\n\nNOTE kosong", "Tidak ada satu pun teks"],
		[Buffer.from([0x57, 0xff, 0xfe]), "bukan teks UTF-8"],
	])("that cannot be read are refused with the reason: %s", async (text, reason) => {
		const { status, body } = await sendCaptions(text);
		expect([status, body.error, body.message]).toEqual([
			422,
			"film.not_captions",
			expect.stringContaining(reason),
		]);
	});
});

describe("a video with an uploaded film", () => {
	it("is as long as the film, whatever the editor wrote", async () => {
		const { body } = await send(film);
		const saved = await save(videoWith(body.path));
		expect([saved.status, saved.body.content.seconds]).toEqual([201, 14]);
	});

	it("is refused if film or captions no longer exist", async () => {
		const gone = `${"A".repeat(22)}`;
		const { status, body } = await save(videoWith(`/film/${gone}.mp4`, [`/film/${gone}.vtt`]));
		expect(status).toBe(422);
		expect(Object.keys(body.errors!)).toEqual(["content.sourceRef", "content.captions.0.src"]);
	});

	it("keeps them; what no video has is deleted after a day, with its stream", async () => {
		const [kept, replaced, unused] = [await send(film), await send(film), await send(film)];
		const [words, oldWords] = [await sendCaptions(captions), await sendCaptions(captions)];
		const made = await save(videoWith(replaced.body.path, [oldWords.body.path]));
		await runJobs();
		expect(await filesOf(replaced.body.id)).toHaveLength(4);
		const { id, version } = made.body;
		const content = videoWith(kept.body.path, [words.body.path]);
		expect((await call(videoEndpoints.save, { id, version, content }, as)).status).toBe(200);

		const lost = path.join(settings.DATA_DIR, "films", "drafts", "lost");
		await writeFile(lost, "of a killed process");
		await utimes(lost, 0, 0);
		await db.update(videoFiles).set({ neededAt: sql`now() - interval '25 hours'` });
		const fresh = await send(film);
		await forgetVideoFiles.run({ db, settings, jobs, limits: noLimits }, {});
		await runJobs();
		for (const { body } of [replaced, unused]) expect(await filesOf(body.id)).toEqual([]);
		for (const { body } of [kept, fresh]) expect(await filesOf(body.id)).toHaveLength(4);
		expect((await app.inject(words.body.path)).statusCode).toBe(200);
		expect((await app.inject(oldWords.body.path)).statusCode).toBe(404);
		expect(await draftsLeft()).toEqual([]);
	});
});

describe("a stream", () => {
	const broken = path.join(folder, "broken");
	const stateOf = async (id: string) => (await call(filmDetail, { id }, as)).body.stream;

	it("is played instead of the film once it is ready", async () => {
		const { body } = await send(film);
		expect(body.stream).toBe("waiting");
		const { body: video } = await save(videoWith(body.path));
		const shown = async () => (await call(videoDetail, { slug: video.id }, {})).body;
		expect(await shown()).toMatchObject({ source: "file", sourceRef: body.path });
		await runJobs();
		expect(await stateOf(body.id)).toBe("ready");
		expect(await shown()).toMatchObject({ source: "hls", sourceRef: `/film/${body.id}-stream.m3u8` });
		const list = await app.inject(`/film/${body.id}-stream.m3u8`);
		expect(list.headers["content-type"]).toBe("application/vnd.apple.mpegurl");
		expect(list.body).toContain(`RESOLUTION=640x360\n${body.id}-360p.m3u8`);
		expect((await app.inject(`/film/${body.id}-360p.mp4`)).body).toBe("parts");
	});

	it("that failed leaves the film as it is, and can be tried again", async () => {
		await writeFile(broken, "");
		const { body } = await send(film);
		const again = () => call(encodeAgain, { id: body.id }, as);
		expect((await again()).body.error).toBe("film.not_failed");
		await runJobs();
		expect(await stateOf(body.id)).toBe("failed");
		expect((await app.inject(body.path)).statusCode).toBe(200);
		await rm(broken);
		expect((await again()).body.stream).toBe("waiting");
		await runJobs();
		expect(await stateOf(body.id)).toBe("ready");
	});

	it("there is none without ffmpeg", async () => {
		const bare = await testApp({ DATA_DIR: path.join(folder, "bare"), FFMPEG: "/nowhere/ffmpeg" });
		const { token } = await createEditor(bare.db);
		const { body } = await send(film, undefined, bare.app, token);
		expect(body.stream).toBe("none");
		expect((await bare.app.inject(body.path)).rawPayload.equals(film)).toBe(true);
	});
});

describe("in a store that speaks S3", async () => {
	const server = await startS3Server();
	afterAll(() => server.close());
	const far = await testApp(
		{
			DATA_DIR: path.join(folder, "far"),
			FFMPEG: encoder,
			PHOTO_STORE: "s3",
			S3_URL: server.url,
			S3_REGION: s3Keys.region,
			S3_ACCESS_KEY: s3Keys.accessKey,
			S3_SECRET_KEY: s3Keys.secretKey,
		},
		{ limits: noLimits },
	);
	const { token } = await createEditor(far.db);
	const sendFar = (bytes: Buffer) => send(bytes, undefined, far.app, token);

	it("films are kept, served in ranges, encoded and deleted", async () => {
		server.faults.push(503);
		const { status, body } = await sendFar(film);
		expect(status).toBe(201);
		expect([...server.objects.keys()]).toEqual([`/club-photos/films/${body.id}.mp4`]);
		const part = await far.app.inject({ url: body.path, headers: { range: "bytes=100-199" } });
		expect([part.statusCode, part.headers["content-range"], part.headers["content-type"]]).toEqual([
			206,
			`bytes 100-199/${film.length}`,
			"video/mp4",
		]);
		expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true);
		const beyond = await far.app.inject({ url: body.path, headers: { range: "bytes=99999999-" } });
		expect(beyond.statusCode).toBe(416);
		expect((await far.app.inject(body.path)).rawPayload.equals(film)).toBe(true);
		await far.runJobs();
		expect(server.objects.size).toBe(4);
		await far.db.update(videoFiles).set({ neededAt: sql`now() - interval '25 hours'` });
		await forgetVideoFiles.run({ ...far, limits: noLimits }, {});
		await far.runJobs();
		expect(server.objects.size).toBe(0);
	});

	it("one that does not answer is said to be away, and keeps no row", async () => {
		server.faults.push(503, 503, 503);
		expect(await sendFar(film)).toMatchObject({ status: 503, body: { error: "film.store_away" } });
		expect(await far.db.$count(videoFiles)).toBe(0);
		await far.db.insert(videoFiles).values({ id: "B".repeat(22), kind: "film", bytes: 1, seconds: 1 });
		server.faults.push(503, 503, 503);
		const shown = await far.app.inject(`/film/${"B".repeat(22)}.mp4`);
		expect([shown.statusCode, shown.json().error]).toEqual([503, "film.store_away"]);
		server.asked.length = 0;
		expect((await far.app.inject(`/film/${"C".repeat(22)}.mp4`)).statusCode).toBe(404);
		expect(server.asked).toEqual([]);
	});
});

it("any other name is no film", async () => {
	for (const url of [
		"/film/drafts",
		"/film/..%2F..%2Fetc%2Fpasswd",
		`/film/${"A".repeat(22)}.mp4`,
		"/film/x.mp4",
	])
		expect((await app.inject(url)).statusCode, url).toBe(404);
});
