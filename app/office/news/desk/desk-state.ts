import type { manuscriptDetail } from "../../../news/writing/contract";
import type { Manuscript } from "../../../news/writing/manuscript";
import type { AnswerOf } from "../../../platform/http/contract";

export type SavedManuscript = AnswerOf<typeof manuscriptDetail>;
export type DeskErrors = Record<string, string[]>;

export type DeskState = {
	/** As it was opened or saved last; null for a new one. */
	base: SavedManuscript | null;
	/** The current draft. */
	content: Manuscript;
	/** Incremented when the text comes from elsewhere, to remount the editor. */
	generation: number;
	isDirty: boolean;
	/** Saved by someone else meanwhile. Neither version replaces the other without asking. */
	theirs: SavedManuscript | null;
	/** Validation errors, after an explicit save. */
	faults: DeskErrors;
	hasFailed: boolean;
	/** Busy after a button press. */
	isBusy: boolean;
	/** Autosaving. */
	isSaving: boolean;
	/** Why the latest changes are only on this device. */
	trouble: "offline" | "refused" | null;
	/** Whether the latest changes survive closing the page. */
	isKept: boolean;
	/** When it was typed, if it was found on this device. */
	foundFrom: string | null;
};
