import { type DBSchema, openDB } from "idb";
import type { Manuscript } from "../../../news/writing/manuscript";
import type { SavedManuscript } from "./desk-state";

/** What was typed and may not have reached the server. */
export type LocalDraft = {
	/** Whose it is, and which article: `draftKey`. */
	key: string;
	/** The article's id, made here for a new one. */
	id: string;
	/** What it was made from; null for a new one. */
	base: SavedManuscript | null;
	content: Manuscript;
	/** Sent last, with no response yet: the server may have it. */
	unanswered: Manuscript | null;
	at: string;
};

/** Several people may write on one computer. */
export const draftKey = (memberId: string, articleId: string | null) => `${memberId}/${articleId ?? "new"}`;

interface Kept extends DBSchema {
	drafts: { key: string; value: LocalDraft };
}

/** On this device, also when the page is closed and the connection lost. */
const database = () =>
	openDB<Kept>("ombak-drafts", 1, {
		upgrade(db) {
			db.createObjectStore("drafts", { keyPath: "key" });
		},
	});

/** False if the browser keeps nothing, as some do in private windows. */
export async function storeDraft(draft: LocalDraft): Promise<boolean> {
	try {
		await (await database()).put("drafts", draft);
		return true;
	} catch {
		return false;
	}
}

export async function findLocalDraft(key: string): Promise<LocalDraft | null> {
	try {
		return (await (await database()).get("drafts", key)) ?? null;
	} catch {
		return null;
	}
}

export async function forgetDraft(key: string): Promise<void> {
	try {
		await (await database()).delete("drafts", key);
	} catch {
		// Without storage, nothing was kept either.
	}
}
