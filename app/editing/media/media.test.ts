import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buildContent, samples } from "../../../test/content-samples";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import {
	createManuscript,
	publishManuscript,
	saveManuscript,
	withdrawManuscript,
} from "../../news/writing/contract";
import { buildManuscript } from "../../news/writing/factories";
import type { Photo } from "../photos/contract";
import { forgetPhotos } from "../photos/photos.server";
import { photos } from "../photos/tables.server";
import { deletePicture, namePicture, pictureDetail, pictureList } from "./contract";

const folder = await mkdtemp(path.join(tmpdir(), "ombak-media-"));
const { app, db, jobs, settings, call, runJobs } = await testApp({ DATA_DIR: folder }, { limits: noLimits });
const editor = await createLoggedInMember(db);
await grantRoles(db, { memberId: editor.id, roles: ["editor", "admin"], by: null });
const { token } = editor;

async function upload(bearer: string) {
	const payload = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1130DE" } })
		.jpeg()
		.toBuffer();
	const response = await app.inject({
		method: "POST",
		url: "/api/staff/media",
		payload,
		headers: { authorization: `Bearer ${bearer}` },
	});
	return { status: response.statusCode, photo: response.json() as Photo };
}

it("stores an editor's upload under a name, and rejects members", async () => {
	const fan = await createLoggedInMember(db);
	expect((await upload(fan.token)).status).toBe(403);
	const { status, photo } = await upload(token);
	expect(status).toBe(201);
	await call(namePicture, { id: photo.id, name: "Menara 100%" }, { token });
	const find = async (q: string) =>
		(await call(pictureList, { q }, { token })).body.pictures.map(({ id }) => id);
	expect(await find("menara")).toEqual([photo.id]);
	expect(await find("100%")).toEqual([photo.id]);
	expect(await find("%%")).toEqual([]);
	// It is the club's: neither the sweep nor the deletion of the editor's account removes it.
	await db.update(photos).set({ createdAt: sql`now() - interval '2 days'` });
	await forgetPhotos.run({ db, settings, jobs, limits: noLimits }, {});
	await runJobs();
	expect(await readdir(path.join(folder, "photos"))).toContain(photo.id);
	expect((await db.select().from(photos)).map(({ memberId }) => memberId)).toEqual([null]);
});

it("reports where a picture is used, and deletes none that is or may be shown", async () => {
	const { photo } = await upload(token);
	const cover = { photo: photo.id, width: photo.width, height: photo.height };
	const uses = async () =>
		(await call(pictureDetail, { id: photo.id }, { token })).body.uses.map(({ kind }) => kind);
	const remove = () => call(deletePicture, { id: photo.id }, { token });
	const { id, content } = (await call(createManuscript, { content: buildManuscript({ cover }) }, { token }))
		.body;
	expect(await uses()).toEqual(["draft"]);
	expect((await remove()).body.error).toBe("picture.shown");
	await call(publishManuscript, { id, version: 1 }, { token });
	expect(await uses()).toEqual(["article"]);

	// Removed from the manuscript, but still published.
	const drawn = { ...content, cover: buildManuscript().cover };
	await call(saveManuscript, { id, version: 1, content: drawn }, { token });
	expect((await remove()).status).toBe(409);
	await call(withdrawManuscript, { id, version: 2 }, { token });
	expect(await uses()).toEqual([]);
	expect((await remove()).status).toBe(200);
	expect((await remove()).status).toBe(404);
	// An old revision with it cannot be restored.
	const restored = await call(saveManuscript, { id, version: 2, content, restores: 1 }, { token });
	expect(restored.body.errors).toHaveProperty("pictures");
	const { entries } = (await call(auditEntries, { q: `picture/${photo.id}` }, { token })).body;
	expect(entries.map(({ action }) => action)).toEqual(["media.delete", "media.add"]);
});

it("finds a picture in every kind of content that editors manage with forms", async () => {
	const { photo } = await upload(token);
	const picture = { photo: photo.id, width: photo.width, height: photo.height };
	const pictureFields = ["cover", "portrait", "pennant", "picture", "logo"];
	const shown = [];
	for (const sample of samples) {
		const content = buildContent(sample, "Bergambar");
		const field = pictureFields.find((name) => name in content);
		if (!field) continue;
		const made = await call(
			sample.endpoints.create,
			{ content: { ...content, [field]: picture } as never },
			{ token },
		);
		expect(made.status, JSON.stringify(made.body)).toBe(201);
		shown.push({ kind: "content", id: `${sample.name}/${made.body.id}` });
	}
	expect(shown).toHaveLength(8);
	const { uses } = (await call(pictureDetail, { id: photo.id }, { token })).body;
	expect(uses.map(({ kind, id }) => ({ kind, id }))).toEqual(expect.arrayContaining(shown));
	expect((await call(deletePicture, { id: photo.id }, { token })).body.error).toBe("picture.shown");
});
