import { type DBSchema, openDB } from "idb";
import type { SentScan } from "../contract";
import type { KeptList } from "./judge-ticket";

export type WaitingScan = SentScan & { event: string; gate: string };
type Opened = { list: KeptList; gate: string; loadedAt: string };

interface Kept extends DBSchema {
	/** Scans that the server hasn't confirmed yet. */
	queue: { key: string; value: WaitingScan };
	/** One row: the event this device is open for. */
	opened: { key: string; value: Opened };
}

/** On this device, also when the page is closed and the battery is changed. */
const database = () =>
	openDB<Kept>("ombak-gate", 1, {
		upgrade(db) {
			db.createObjectStore("queue", { keyPath: "id" });
			db.createObjectStore("opened");
		},
	});

export const keepOpened = async (opened: Opened) =>
	void (await (await database()).put("opened", opened, "now"));
export const findOpened = async () => (await database()).get("opened", "now");
export const forgetOpened = async () => (await database()).delete("opened", "now");

export const keepScan = async (scan: WaitingScan) => void (await (await database()).put("queue", scan));
export const listScans = async () => (await database()).getAll("queue");
export const forgetScans = async (ids: readonly string[]) => {
	const change = (await database()).transaction("queue", "readwrite");
	await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
};
