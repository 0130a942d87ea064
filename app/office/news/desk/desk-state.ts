import type { manuscriptDetail } from "../../../news/writing/contract";
import type { Manuscript } from "../../../news/writing/manuscript";
import type { AnswerOf } from "../../../platform/contract";

export type SavedManuscript = AnswerOf<typeof manuscriptDetail>;
export type Faults = Record<string, string[]>;

export type DeskState = {
	/** As it was opened or saved last; null for a new one. */
	base: SavedManuscript | null;
	/** What it has become here. */
	content: Manuscript;
	/** Counts up when the text comes from elsewhere, so that the editor starts anew. */
	generation: number;
	isDirty: boolean;
	/** Saved by somebody else meanwhile. Nothing typed here is replaced, or saved over it, without a question. */
	theirs: SavedManuscript | null;
	/** What the server did not accept, after a press. */
	faults: Faults;
	hasFailed: boolean;
	/** At work after a press. */
	isBusy: boolean;
	/** Saving by itself. */
	isSaving: boolean;
	/** Why what was typed is on this device alone. */
	trouble: "offline" | "refused" | null;
	/** Whether what was typed survives the closing of the page. */
	isKept: boolean;
	/** When it was typed, if it was found on this device. */
	foundFrom: string | null;
};
