import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../../../../server/app";
import { testApp } from "../../../../test/app";
import { noLimits } from "../../../../test/call-freely";
import { s3Keys, startS3Server } from "../../../../test/s3-server";
import { createLoggedInMember } from "../../../members/factories.server";
import { readSettings, SettingsError } from "../../../platform/settings.server";
import type { Photo } from "../contract";
import { forgetPhotos } from "../photos.server";
import { photos } from "../tables.server";
import { s3Store } from "./s3-store.server";

const server = await startS3Server();
afterAll(() => server.close());
beforeEach(() => {
	server.asked.length = 0;
	server.objects.clear();
	server.ready.when = Promise.resolve();
});
const place = { ...s3Keys, url: server.url };

describe("a photo store that speaks S3", () => {
	it("stores, finds and removes by signed calls; a missing file is null", async () => {
		const store = s3Store(place);
		const bytes = Buffer.from([0, 255, 1, 254, 2]);
		await store.put("foto-1_A", bytes);
		expect(await store.get("foto-1_A")).toEqual(bytes);
		expect(await store.get("lain")).toBeNull();
		await store.remove("foto-1_A");
		await store.remove("foto-1_A");
		expect(await store.get("foto-1_A")).toBeNull();
		expect(server.asked[0]).toBe("PUT /club-photos/photos/foto-1_A");
	});

	it("retries when the store is busy, and fails without leaking secrets when it refuses or the bucket is missing", async () => {
		server.faults.push(503, 500);
		await s3Store(place).put("sibuk", Buffer.from("x"));
		expect(server.asked).toHaveLength(3);
		const wrong = s3Store({ ...place, secretKey: "bukan-rahasianya" });
		await expect(wrong.get("sibuk")).rejects.toThrow("The photo store answered 403 to GET");
		const elsewhere = s3Store({ ...place, url: server.url.replace("club-photos", "lain") });
		await expect(elsewhere.put("x", Buffer.from("x"))).rejects.toThrow("does the bucket exist?");
	});
});

describe("the site with such a store", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "ombak-s3-"));
	const environment = {
		PHOTO_STORE: "s3",
		S3_URL: server.url,
		S3_REGION: s3Keys.region,
		S3_ACCESS_KEY: s3Keys.accessKey,
		S3_SECRET_KEY: s3Keys.secretKey,
	};
	const one = await testApp({ ...environment, DATA_DIR: path.join(folder, "one") }, { limits: noLimits });
	const settings = readSettings({
		APP_ENV: "test",
		LOG_LEVEL: "silent",
		...environment,
		DATA_DIR: path.join(folder, "two"),
	});
	const two = await buildApp({ settings, pool: one.pool, jobs: one.jobs, limits: noLimits });
	afterAll(() => two.close());

	it("serves on one process what another received, and deletes it everywhere", async () => {
		const { token } = await createLoggedInMember(one.db);
		const sent = await one.app.inject({
			method: "POST",
			url: "/api/photos",
			headers: { authorization: `Bearer ${token}` },
			payload: await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
				.png()
				.toBuffer(),
		});
		const { id } = sent.json() as Photo;
		expect([sent.statusCode, [...server.objects.keys()]]).toEqual([201, [expect.stringContaining(id)]]);
		const seen = await two.inject(`/photo/${id}?w=320&format=webp`);
		expect([seen.statusCode, (await sharp(seen.rawPayload).metadata()).width]).toEqual([200, 40]);
		await one.db.update(photos).set({ createdAt: sql`now() - interval '2 days'` }).where(eq(photos.id, id));
		await forgetPhotos.run({ ...one, limits: noLimits }, {});
		await one.runJobs();
		expect(server.objects.size).toBe(0);
	});

	const red = await sharp({ create: { width: 4, height: 3, channels: 3, background: "red" } })
		.png()
		.toBuffer();
	async function storePhoto(id: string) {
		await one.db.insert(photos).values({ id, width: 4, height: 3 });
		server.objects.set(`/club-photos/photos/${id}`, red);
	}

	it("answers 404 for an unknown photo without asking the store", async () => {
		const seen = await one.app.inject(`/photo/${"A".repeat(22)}?w=320&format=webp`);
		expect([seen.statusCode, server.asked]).toEqual([404, []]);
	});

	it("answers 503 for a photo while the store is away, which is logged once", async () => {
		await storePhoto("ada");
		server.faults.push(503, 503, 503);
		const before = one.logs.length;
		const seen = await one.app.inject("/photo/ada?w=320&format=webp");
		expect([seen.statusCode, seen.headers["retry-after"], seen.json().error]).toEqual([
			503,
			"5",
			"photo.store_away",
		]);
		const said = one.logs.slice(before).filter((line) => JSON.parse(line).level >= 40);
		expect(said).toEqual([expect.stringContaining("The photo store answered 503 to GET")]);
		expect((await one.app.inject("/photo/ada?w=320&format=webp")).statusCode).toBe(200);
	});

	it("asks a slow store for a few photos at once, and serves others meanwhile", async () => {
		const slow = Array.from({ length: 12 }, (_, index) => `lambat-${index}`);
		for (const id of ["siap", ...slow]) await storePhoto(id);
		await one.app.inject("/photo/siap?w=320&format=webp");
		const { promise, resolve } = Promise.withResolvers<void>();
		server.ready.when = promise;
		server.asked.length = 0;
		const answers = slow.map((id) => one.app.inject(`/photo/${id}?w=320&format=webp`));
		await expect.poll(() => server.asked.length, { timeout: 30_000 }).toBe(8);
		expect((await one.app.inject("/photo/siap?w=320&format=webp")).statusCode).toBe(200);
		expect(server.asked).toHaveLength(8);
		resolve();
		for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
	});

	it("reports when the store is away, and keeps no row for a failed upload", async () => {
		const { token } = await createLoggedInMember(one.db);
		server.faults.push(503, 503, 503);
		const before = await one.db.$count(photos);
		const sent = await one.app.inject({
			method: "POST",
			url: "/api/photos",
			headers: { authorization: `Bearer ${token}` },
			payload: red,
		});
		expect([sent.statusCode, sent.headers["retry-after"]]).toEqual([503, "5"]);
		expect(await one.db.$count(photos)).toBe(before);
	});

	it("does not start with half of its settings", () => {
		const read = () => readSettings({ APP_ENV: "test", PHOTO_STORE: "s3", S3_URL: server.url });
		expect(read).toThrow(SettingsError);
		expect(read).toThrow("S3_ACCESS_KEY: required with PHOTO_STORE=s3");
	});
});
