import {
	discardManuscript,
	manuscriptDetail,
	publishManuscript,
	saveManuscript,
	withdrawManuscript,
} from "../../../news/writing/contract";
import type { Manuscript } from "../../../news/writing/manuscript";
import { ApiError, callApi } from "../../../platform/http/call-api";
import { type Desk, isOutdated, type SendOptions } from "./desk";
import type { SavedManuscript } from "./desk-state";
import { findLengthError } from "./manuscript-length";

/** The button actions on the article. Each returns null if it failed; the desk's state then says why. */
export function pressesOn(desk: Desk) {
	const { id, getState, set } = desk;

	/** Busy until done; shows validation errors. */
	const press = <Result>(work: () => Promise<Result | null>): Promise<Result | null> =>
		desk.inTurn(async () => {
			set({ isBusy: true, faults: {}, hasFailed: false });
			try {
				const done = await work();
				if (!done && getState().trouble === "offline") set({ hasFailed: true });
				return done;
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				if (isOutdated(error)) desk.meet(await callApi(manuscriptDetail, { id }));
				else if (error.body.errors) set({ faults: error.body.errors });
				else set({ hasFailed: true });
				return null;
			} finally {
				set({ isBusy: false });
			}
		});

	async function saveAll(options: SendOptions = {}) {
		const { content, theirs } = getState();
		if (theirs || findLengthError(content)) return null;
		const saved = await desk.send(options);
		// The server may have trimmed it.
		if (saved && getState().content === content) set({ content: saved.content });
		return saved;
	}

	async function bringBack(version: number, old: Manuscript, restores: number) {
		const saved = await callApi(saveManuscript, { id, version, content: old, restores });
		desk.adopt(saved);
		desk.onChange();
		return saved;
	}

	return {
		save: (options?: SendOptions) => press(() => saveAll(options)),
		publish: (at?: string) =>
			press(async () => {
				const { base, isDirty } = getState();
				const saved = base && !isDirty ? base : await saveAll();
				if (!saved) return null;
				const done = await callApi(publishManuscript, { id, version: saved.version, at });
				desk.settle(done);
				return done;
			}),
		withdraw: () =>
			press(async () => {
				const done = await callApi(withdrawManuscript, { id, version: getState().base!.version });
				desk.settle(done);
				return done;
			}),
		discard: () =>
			press(async () => {
				await callApi(discardManuscript, { id, version: getState().base!.version });
				await desk.discard();
				desk.onChange();
				return true;
			}),
		/** Mine becomes the latest; theirs stays in the history. */
		saveOver: (theirs: SavedManuscript) =>
			press(() => {
				set({ base: theirs, theirs: null });
				return saveAll();
			}),
		/** Theirs becomes the latest again, after mine, which is then in the history. */
		takeTheirs: (theirs: SavedManuscript) =>
			press(async () => {
				const { content } = getState();
				const { version } = await callApi(saveManuscript, { id, version: theirs.version, content });
				return bringBack(version, theirs.content, theirs.version);
			}),
		restore: (old: Manuscript, version: number) =>
			press(() => bringBack(getState().base!.version, old, version)),
		dropFound: () =>
			press(async () => {
				await desk.dropFound();
				return true;
			}),
	};
}
