import { type DBSchema, openDB } from "idb";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import type { TouchlineEntry } from "../../matches/touchline/entry";

/** An entry that the server has not confirmed. */
export type Waiting = {
	slug: string;
	entry: TouchlineEntry;
	/** Why the server refused it. Such an entry stays until someone decides. */
	refusal?: { code: string; message: string } | undefined;
};

interface Kept extends DBSchema {
	/** In the order of the presses. */
	waiting: { key: number; value: Waiting; indexes: { "by-id": string } };
	/** The latest response for each match. */
	matches: { key: string; value: TouchlineMatch };
}

/** On this device; survives a reload and a restart of the phone. */
const database = () =>
	openDB<Kept>("ombak-touchline", 1, {
		upgrade(db) {
			db.createObjectStore("waiting", { autoIncrement: true }).createIndex("by-id", "entry.id");
			db.createObjectStore("matches", { keyPath: "slug" });
		},
	});

export const storeMatch = async (match: TouchlineMatch) =>
	void (await (await database()).put("matches", match));
export const findMatch = async (slug: string) => (await database()).get("matches", slug);

export const listUnsent = async (slug: string): Promise<Waiting[]> =>
	(await (await database()).getAll("waiting")).filter((one) => one.slug === slug);

/** Upsert: an existing entry keeps its place. */
export async function storeUnsent(waiting: Waiting) {
	const change = (await database()).transaction("waiting", "readwrite");
	const key = await change.store.index("by-id").getKey(waiting.entry.id);
	await Promise.all([
		key === undefined ? change.store.add(waiting) : change.store.put(waiting, key),
		change.done,
	]);
}

export async function forgetWaiting(id: string) {
	const change = (await database()).transaction("waiting", "readwrite");
	const key = await change.store.index("by-id").getKey(id);
	await Promise.all([key === undefined ? undefined : change.store.delete(key), change.done]);
}
