import { createManuscript, manuscriptDetail, saveManuscript } from "../../../news/writing/contract";
import type { Manuscript } from "../../../news/writing/manuscript";
import { endFailures } from "../../../platform/browser/toast";
import { newId } from "../../../platform/data/new-id";
import { ApiError, callApi } from "../../../platform/http/call-api";
import type { DeskState, SavedManuscript } from "./desk-state";
import { isSameText } from "./is-same-text";
import { draftKey, forgetDraft, type LocalDraft, storeDraft } from "./local-draft";
import { findLengthError } from "./manuscript-length";

type Options = {
	/** Whose desk it is. */
	memberId: string;
	opened: SavedManuscript | null;
	/** A new one before anything is typed. */
	start: Manuscript;
	kept: LocalDraft | null;
	onCreate: (id: string) => void;
	/** Lists and counts must be refetched. */
	onChange: () => void;
};

const pause = 2_000;
/** Saves at the latest after this, even without a pause in typing. */
const longestWait = 15_000;
const retryAfter = 10_000;

/**
 * An article being edited. Every change is stored on this device at once and saved after a pause; saving never publishes.
 * Requests are sent one at a time, each with the content at that moment.
 */
export function openDesk({ memberId, opened, start, kept, onCreate, onChange }: Options) {
	const found = kept && !isSameText(kept.content, opened?.content ?? start) ? kept : null;
	const id = opened?.id ?? found?.id ?? newId();
	const listeners = new Set<() => void>();
	let isOpen = false;
	let isDiscarded = false;
	let unanswered = found?.unanswered ?? null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let dirtySince = Date.now();
	let turn: Promise<unknown> = Promise.resolve();
	let state: DeskState = {
		base: found ? found.base : opened,
		content: found?.content ?? opened?.content ?? start,
		generation: 0,
		isDirty: found !== null,
		theirs: null,
		faults: {},
		hasFailed: false,
		isBusy: false,
		isSaving: false,
		trouble: null,
		isKept: found !== null,
		foundFrom: found?.at ?? null,
	};
	if (kept && !found) void forgetDraft(kept.key);
	/** The draft found on this device is based on an older version. */
	let newer = found && opened?.version !== found.base?.version ? opened : null;

	function set(part: Partial<DeskState>) {
		const next = { ...state, ...part };
		if (part.content || part.base !== undefined)
			next.isDirty = !isSameText(next.content, next.base?.content ?? start);
		state = next;
		for (const listener of listeners) listener();
	}

	const key = () => draftKey(memberId, state.base?.id ?? null);

	async function keepHere() {
		const { base, content } = state;
		const at = new Date().toISOString();
		const isKept = await storeDraft({ key: key(), id, base, content, unanswered, at });
		if (state.content === content) set({ isKept });
	}

	function schedule() {
		clearTimeout(timer);
		if (!state.isDirty || state.theirs) return;
		const left = dirtySince + longestWait - Date.now();
		timer = setTimeout(() => void autosave(), Math.max(0, Math.min(pause, left)));
	}

	function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		const mine = turn.then(work);
		turn = mine.catch(() => {});
		return mine;
	}

	/** Sends the current content. Null if the connection failed or someone else saved first. */
	async function send(options: SendOptions): Promise<SavedManuscript | null> {
		const { base, content } = state;
		const earlier = unanswered;
		unanswered = content;
		await keepHere();
		try {
			const saved = base
				? await callApi(saveManuscript, { id, version: base.version, content, ...options })
				: await callApi(createManuscript, { id, content, automatic: options.automatic });
			settle(saved);
			return saved;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (isTemporary(error)) {
				set({ trouble: "offline" });
				return null;
			}
			unanswered = null;
			if (isOutdated(error)) return meetLatest([content, earlier], options);
			if (error.status !== 404 || !base) throw error;
			// Someone deleted it meanwhile: this text becomes a new draft.
			set({ base: null });
			return send(options);
		}
	}

	/** Version conflict: either the response to our own earlier save was lost, or someone else saved. */
	async function meetLatest(sent: (Manuscript | null)[], options: SendOptions) {
		const latest = await callApi(manuscriptDetail, { id });
		if (!sent.some((one) => one && isSameText(one, latest.content))) {
			meet(latest);
			return null;
		}
		endFailures(saveManuscript.path);
		settle(latest);
		return state.isDirty ? send(options) : latest;
	}

	function meet(latest: SavedManuscript) {
		clearTimeout(timer);
		if (unanswered && isSameText(unanswered, latest.content)) settle(latest);
		else if (state.isDirty) set({ theirs: latest });
		else adopt(latest);
	}

	/** After a successful save; anything typed since is still unsaved. */
	function settle(saved: SavedManuscript) {
		const isNew = state.base === null;
		const before = key();
		unanswered = null;
		set({ base: saved, theirs: null, trouble: null });
		if (isNew) {
			void forgetDraft(before);
			if (isOpen) onCreate(saved.id);
		}
		if (state.isDirty) {
			dirtySince = Date.now();
			void keepHere();
			schedule();
		} else {
			set({ foundFrom: null });
			void forgetDraft(key());
		}
		onChange();
	}

	/** Replaces the current content. */
	function adopt(saved: SavedManuscript) {
		set({ base: saved, content: saved.content, generation: state.generation + 1, ...untroubled });
		void forgetDraft(key());
	}

	const autosave = () =>
		inTurn(async () => {
			clearTimeout(timer);
			if (!state.isDirty || state.theirs || isDiscarded) return;
			if (findLengthError(state.content)) return set({ trouble: "refused" });
			set({ isSaving: true });
			try {
				await send({ automatic: true });
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				// Half a quote, for instance. Errors are listed on an explicit save, not while typing.
				set({ trouble: "refused" });
			} finally {
				set({ isSaving: false });
				retryLater();
			}
		});

	function retryLater() {
		if (!isOpen || !state.isDirty || state.trouble !== "offline") return;
		clearTimeout(timer);
		timer = setTimeout(() => void autosave(), retryAfter);
	}

	async function flush() {
		if (!state.isDirty || isDiscarded) return;
		void keepHere();
		await autosave();
	}

	return {
		id,
		getState: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** While the screen is mounted. Flushes unsaved changes when it unmounts. */
		open() {
			isOpen = true;
			const onHide = () => document.visibilityState === "hidden" && void flush();
			const onLine = () => void autosave();
			document.addEventListener("visibilitychange", onHide);
			window.addEventListener("online", onLine);
			if (newer) meet(newer);
			newer = null;
			schedule();
			return () => {
				isOpen = false;
				document.removeEventListener("visibilitychange", onHide);
				window.removeEventListener("online", onLine);
				clearTimeout(timer);
				void flush();
			};
		},
		/** Saves without waiting for a pause. */
		flush,
		/** `restarts`: a change from outside the editor, which must be remounted with it. */
		edit(change: (before: Manuscript) => Manuscript, { restarts = false } = {}) {
			if (!state.isDirty) dirtySince = Date.now();
			const generation = state.generation + (restarts ? 1 : 0);
			set({ content: change(state.content), generation, isKept: false });
			void keepHere();
			schedule();
		},
		/** The server's current version. */
		see(latest: SavedManuscript) {
			const { base, isBusy, isSaving } = state;
			if (!base || isBusy || isSaving || latest.version < base.version) return;
			if (latest.version === base.version) set({ base: latest });
			else meet(latest);
		},
		set,
		adopt,
		meet,
		send,
		settle,
		inTurn: <Result>(work: () => Promise<Result>) => {
			clearTimeout(timer);
			return inTurn(work).finally(retryLater);
		},
		/** Stops keeping and sending it. */
		async discard() {
			isDiscarded = true;
			await forgetDraft(key());
		},
		/** Drops the draft found on this device and returns to the saved version. */
		async dropFound() {
			const found = key();
			if (state.base) adopt(await callApi(manuscriptDetail, { id }));
			else set({ content: start, generation: state.generation + 1, ...untroubled });
			await forgetDraft(found);
		},
		onChange,
	};
}
export type Desk = ReturnType<typeof openDesk>;

export type SendOptions = { automatic?: boolean; confirmsEnglish?: boolean };

const untroubled = { theirs: null, trouble: null, faults: {}, foundFrom: null } satisfies Partial<DeskState>;

/** No network, or a server that is busy or down: worth retrying later. */
const isTemporary = ({ status }: ApiError) => status === 0 || status >= 500 || status === 429;
export const isOutdated = ({ body }: ApiError) => body.error === "manuscript.changed";
