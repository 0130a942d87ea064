import { and, desc, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { type Zippable, zip } from "fflate";
import * as z from "zod";
import { photoStore } from "../../editing/photos/photo-store.server";
import { mailMember } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { FileAnswer } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { findMemberToTell } from "../find-member.server";
import { lockMember } from "../lock-member.server";
import { type CollectedTable, collectData } from "./collect-data.server";
import { exportRefusals } from "./contract";
import { drawDataPage } from "./data-page.server";
import { findSubject } from "./find-subject.server";
import { dataExports } from "./tables.server";

const perMember = { name: "data-export", points: 3, seconds: 24 * 60 * 60 };
const daysToFetch = 7;

/** Queues a copy of the member's data, unless one is already being made. */
export async function requestExport({ db, who, language, limits, jobs }: MemberContext) {
	await transaction(db, async (db) => {
		// Serialized, so that the second of two clicks sees the first.
		await lockMember(db, who.memberId, "no key update");
		const [latest] = await listExports(db, who.memberId);
		if (latest && !latest.readyAt) return;
		await limits.take(perMember, who.memberId);
		const [made] = await db
			.insert(dataExports)
			.values({
				memberId: who.memberId,
				language,
				expiresAt: sql`now() + make_interval(days => ${daysToFetch})`,
			})
			.returning({ id: dataExports.id });
		await jobs.send(db, makeExport, { exportId: made!.id });
	});
}

/** Copies that are ready or being made, newest first. */
export const listExports = (db: Db, memberId: string) =>
	db
		.select({
			id: dataExports.id,
			createdAt: dataExports.createdAt,
			readyAt: dataExports.readyAt,
			expiresAt: dataExports.expiresAt,
			size: sql<number | null>`length(${dataExports.archive})`,
		})
		.from(dataExports)
		.where(and(eq(dataExports.memberId, memberId), gt(dataExports.expiresAt, sql`now()`)))
		.orderBy(desc(dataExports.createdAt));

export async function readExport({ db, who }: MemberContext, id: string): Promise<FileAnswer> {
	const [found] = await db
		.select({ archive: dataExports.archive, createdAt: dataExports.createdAt })
		.from(dataExports)
		.where(
			and(
				eq(dataExports.id, id),
				eq(dataExports.memberId, who.memberId),
				isNotNull(dataExports.archive),
				gt(dataExports.expiresAt, sql`now()`),
			),
		);
	if (!found?.archive) throw refuse(exportRefusals, "export.unknown");
	return { name: `data-${found.createdAt.toISOString().slice(0, 10)}.zip`, bytes: found.archive };
}

export const makeExport = defineJob({
	name: "privacy-make-export",
	data: z.object({ exportId: z.uuid() }),
	retry: { tries: 3, delay: 30 },
	soon: true,
	run: async (context, { exportId }) => {
		const { db, settings } = context;
		const [wanted] = await db
			.select({
				memberId: dataExports.memberId,
				language: dataExports.language,
				readyAt: dataExports.readyAt,
			})
			.from(dataExports)
			.where(eq(dataExports.id, exportId));
		if (!wanted || wanted.readyAt) return;
		const member = await findSubject(db, wanted.memberId);
		if (!member) return;
		const tables = await collectData(db, member);
		const made = {
			exported_at: new Date().toISOString(),
			...Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
		};
		const archive = await pack({
			"data.json": JSON.stringify(made, null, "\t"),
			"data.html": drawDataPage(tables, member, wanted.language, new Date()),
			...(await readPhotos(context, tables)),
		});
		await transaction(db, async (db) => {
			const [ready] = await db
				.update(dataExports)
				.set({ archive, readyAt: sql`now()` })
				.where(eq(dataExports.id, exportId))
				.returning({ expiresAt: dataExports.expiresAt });
			const told = ready && (await findMemberToTell(db, wanted.memberId));
			if (!told) return;
			await mailMember({ ...context, db }, told, {
				language: wanted.language,
				template: "data-ready",
				values: {
					name: told.name,
					until: ready.expiresAt,
					link: `${settings.publicUrl}${pathTo("profile-privacy")}`,
				},
			});
		});
	},
});

export const forgetExports = defineJob({
	name: "privacy-forget-exports",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "11 19 * * *",
	run: async ({ db }) => {
		await db.delete(dataExports).where(lt(dataExports.expiresAt, sql`now()`));
	},
});

async function readPhotos({ settings }: JobContext, tables: CollectedTable[]) {
	const store = photoStore(settings);
	const files: Record<string, Uint8Array> = {};
	for (const { id } of tables.find(({ table }) => table === "photos")?.rows ?? []) {
		const photo = await store.get(String(id));
		if (photo) files[`photos/${id}${extensionOf(photo)}`] = photo;
	}
	return files;
}

const extensionOf = (photo: Buffer) =>
	photo.subarray(8, 12).toString("latin1") === "WEBP" ? ".webp" : ".jpg";

function pack(files: Record<string, string | Uint8Array>): Promise<Buffer> {
	const encoder = new TextEncoder();
	const entries: Zippable = Object.fromEntries(
		Object.entries(files).map(([name, content]) => [
			name,
			typeof content === "string" ? encoder.encode(content) : [content, { level: 0 }],
		]),
	);
	return new Promise((resolve, reject) =>
		zip(entries, (error, archive) => (error ? reject(error) : resolve(Buffer.from(archive)))),
	);
}
