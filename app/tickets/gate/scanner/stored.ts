import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ListedTicket, SentScan } from "../contract";
import type { StoredList } from "./judge-ticket";

export type WaitingScan = SentScan & { event: string; gate: string };
type Opened = { list: StoredList; gate: string; loadedAt: string };

interface Kept extends DBSchema {
	/** Scans that the server hasn't confirmed yet. */
	queue: { key: string; value: WaitingScan };
	/** One row: the event this device is open for. */
	opened: { key: string; value: Opened };
	/** What happened to tickets here since the list was loaded. */
	noted: { key: string; value: ListedTicket };
}

/** Stored on this device, so it survives a closed page or a dead battery. */
let connection: Promise<IDBPDatabase<Kept>> | undefined;
function database() {
	connection ??= openDB<Kept>("ombak-gate", 2, {
		upgrade(db, version) {
			if (version < 1) {
				db.createObjectStore("queue", { keyPath: "id" });
				db.createObjectStore("opened");
			}
			db.createObjectStore("noted", { keyPath: "number" });
		},
	});
	return connection;
}

export async function storeOpened(opened: Opened) {
	const change = (await database()).transaction(["opened", "noted"], "readwrite");
	await Promise.all([
		change.objectStore("opened").put(opened, "now"),
		change.objectStore("noted").clear(),
		change.done,
	]);
}

export async function findOpened(): Promise<Opened | undefined> {
	const db = await database();
	const opened = await db.get("opened", "now");
	if (!opened) return undefined;
	const passes = new Map(opened.list.passes.map((pass) => [pass.number, pass]));
	for (const pass of await db.getAll("noted")) passes.set(pass.number, pass);
	return { ...opened, list: { ...opened.list, passes: [...passes.values()] } };
}
export const forgetOpened = async () => (await database()).delete("opened", "now");

/** So that the same ticket is known again after a reload, without writing the whole list for every scan. */
export const storeNoted = async (pass: ListedTicket) => void (await (await database()).put("noted", pass));

export const storeScan = async (scan: WaitingScan) => void (await (await database()).put("queue", scan));
export const listScans = async () => (await database()).getAll("queue");
export const forgetScans = async (ids: readonly string[]) => {
	const change = (await database()).transaction("queue", "readwrite");
	await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
};
