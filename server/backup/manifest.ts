import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import * as z from "zod";

/** What a backup holds. Written last: a folder without one is half a backup. */
const manifestSchema = z.object({
	/** 1 is from before the first release: it counts other migrations. */
	format: z.literal([1, 2]),
	takenAt: z.iso.datetime(),
	/** How many migrations had run. Tables are restored as they were then, and migrated afterwards. */
	migrations: z.int().check(z.positive()),
	tables: z.array(
		z.object({
			name: z.string(),
			columns: z.array(z.string()),
			rows: z.int(),
			sha256: z.string(),
		}),
	),
	sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
	photos: z.array(z.object({ id: z.string().check(z.regex(/^[\w-]+$/)), sha256: z.string() })),
	/** Older backups are of sites without any. */
	films: z._default(
		z.array(z.object({ name: z.string().check(z.regex(/^[\w-]+[.]\w+$/)), sha256: z.string() })),
		[],
	),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A problem with the backup or its destination, worded for whoever runs the command. */
export class BackupFault extends Error {}

export const manifestFile = (folder: string) => path.join(folder, "manifest.json");
export const tableFile = (folder: string, name: string) => path.join(folder, "tables", `${name}.copy.gz`);
export const photoFile = (folder: string, id: string) => path.join(folder, "photos", id);
export const filmFile = (folder: string, name: string) => path.join(folder, "films", name);

export async function readManifest(folder: string): Promise<Manifest> {
	const text = await readFile(manifestFile(folder), "utf8").catch(() => {
		throw new BackupFault(`${folder} is not a complete backup: it has no manifest.json.`);
	});
	let manifest: Manifest;
	try {
		manifest = manifestSchema.parse(JSON.parse(text));
	} catch {
		throw new BackupFault(`${manifestFile(folder)} cannot be read: damaged, or of another version.`);
	}
	if (manifest.format === 1)
		throw new BackupFault(
			`${folder} was taken before the first release: only the version that took it can restore it.`,
		);
	return manifest;
}

/** Every file is read before anything is restored, so that a damaged backup changes nothing. */
export async function checkFiles(folder: string, { tables, photos, films }: Manifest) {
	const check = async (file: string, expected: string, isPacked: boolean) => {
		const hash = createHash("sha256");
		const source = createReadStream(file);
		await (isPacked ? pipeline(source, createGunzip(), hash) : pipeline(source, hash)).catch(
			({ message }: Error) => {
				throw new BackupFault(`${file} cannot be read: ${message}.`);
			},
		);
		if (hash.digest("hex") !== expected) throw new BackupFault(`${file} has been changed or damaged.`);
	};
	for (const { name, sha256 } of tables) await check(tableFile(folder, name), sha256, true);
	for (const { id, sha256 } of photos) await check(photoFile(folder, id), sha256, false);
	for (const { name, sha256 } of films) await check(filmFile(folder, name), sha256, false);
}

/** The differences between two backups, in words; empty if they are equal. */
export function differencesOf(one: Manifest, other: Manifest): string[] {
	const compare = <Item>(
		what: string,
		itemsOf: (manifest: Manifest) => Item[],
		keyOf: (item: Item) => string,
	) => {
		const rest = new Map(itemsOf(other).map((item) => [keyOf(item), JSON.stringify(item)]));
		const faults = itemsOf(one).flatMap((item) => {
			const key = keyOf(item);
			const twin = rest.get(key);
			rest.delete(key);
			if (twin === undefined) return [`${what} ${key} is missing`];
			return twin === JSON.stringify(item) ? [] : [`${what} ${key} differs`];
		});
		return [...faults, ...[...rest.keys()].map((key) => `${what} ${key} was not in the backup`)];
	};
	return [
		...compare(
			"table",
			({ tables }) => tables,
			({ name }) => name,
		),
		...compare(
			"sequence",
			({ sequences }) => sequences,
			({ name }) => name,
		),
		...compare(
			"photo",
			({ photos }) => photos,
			({ id }) => id,
		),
		...compare(
			"film",
			({ films }) => films,
			({ name }) => name,
		),
	];
}

export const isEmptyFolder = async (folder: string) => (await readdir(folder).catch(() => [])).length === 0;
