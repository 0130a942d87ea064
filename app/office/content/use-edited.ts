import { useEffect, useState } from "react";
import { showSuccess } from "../../platform/browser/toast";
import { ApiError } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { useLeaveQuestion } from "../ui/use-leave-question";
import { isSame, mergeContent } from "./merge-content";
import { contentTexts } from "./texts";

/** Something editable as the server has it. */
export type Saved<Content> = {
	content: Content;
	version: string;
	changedBy: string | null;
	changedAt: string | null;
};

type Options<Content, Found> = {
	/** As it was opened; null for something new. */
	opened: Found | null;
	/** What something new starts with. */
	empty?: Content;
	/** As the server has it now, once that is known. */
	latest?: Found | null | undefined;
	/** Refetches it after the server refused an outdated version. */
	refresh: () => Promise<Found | null | undefined>;
	/** Text of the toast after saving. */
	saved: string;
	/** The refusal that says that it exists no longer: the next save creates it again. */
	gone?: string;
};

/**
 * Something being edited: as it was opened or last saved (`base`), and the draft (`content`). If somebody else saves
 * first, the server refuses; then their changes are merged in and `disputed` names the fields that both changed.
 * Nothing typed here is ever lost.
 */
export function useEdited<Content extends object, Found extends Saved<Content> = Saved<Content>>({
	opened,
	empty,
	latest,
	refresh,
	saved: done,
	gone,
}: Options<Content, Found>) {
	type Name = keyof Content & string;
	const t = useTexts(contentTexts);
	const [base, setBase] = useState(opened);
	const [content, setContent] = useState((opened?.content ?? empty) as Content);
	/** Incremented when content comes from elsewhere, to remount the fields. */
	const [generation, setGeneration] = useState(0);
	const [error, setError] = useState<ApiError | null>(null);
	const [conflict, setConflict] = useState<{ before: Content; theirs: Found; disputed: Name[] } | null>(null);
	const [isBusy, setBusy] = useState(false);
	const isDirty = !isSame(content, base?.content ?? empty);
	const leaveFreely = useLeaveQuestion(isDirty);

	function adopt(found: Found, next: Content) {
		setBase(found);
		setContent(next);
		setGeneration((count) => count + 1);
	}
	// Someone else's change, while nothing has been edited here.
	useEffect(() => {
		if (base && latest && latest.version !== base.version && !isDirty && !isBusy)
			adopt(latest, latest.content);
	});

	async function meetConflict(refused: ApiError) {
		const theirs = await refresh();
		if (!theirs || !base) return setError(refused);
		const merged = mergeContent(base.content, content, theirs.content);
		adopt(theirs, merged.content);
		setConflict({ before: base.content, theirs, disputed: merged.disputed });
	}

	/** Null if it was refused; why is then shown. */
	async function attempt<Answer>(change: () => Promise<Answer>): Promise<Answer | null> {
		setError(null);
		setBusy(true);
		try {
			return await change();
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (error.body.error?.endsWith(".changed")) await meetConflict(error);
			else setError(error);
			if (gone && error.body.error === gone) setBase(null);
			return null;
		} finally {
			setBusy(false);
		}
	}

	return {
		base,
		content,
		generation,
		/** Errors by field. */
		faults: error?.body.errors ?? {},
		/** Any other error, and its code. */
		failure: error && !error.body.errors ? (error.body.message ?? t.failed) : null,
		refusal: error?.body.error ?? null,
		error,
		isDirty,
		isBusy,
		conflict,
		set: (part: Partial<Content>) => setContent((before) => ({ ...before, ...part })),
		takeTheirs(name: Name) {
			if (!conflict) return;
			setContent((before) => ({ ...before, [name]: conflict.theirs.content[name] }));
			setGeneration((count) => count + 1);
			setConflict({ ...conflict, disputed: conflict.disputed.filter((one) => one !== name) });
		},
		takeAllTheirs() {
			if (!conflict) return;
			adopt(conflict.theirs, conflict.theirs.content);
			setConflict(null);
		},
		attempt,
		async save(send: (base: Found | null) => Promise<Found>): Promise<Found | null> {
			const saved = await attempt(() => send(base));
			if (!saved) return null;
			setConflict(null);
			setBase(saved);
			// The server may have trimmed it; keep what was typed meanwhile.
			setContent((now) => (now === content ? saved.content : now));
			showSuccess(done);
			return saved;
		},
		leaveFreely,
	};
}

export type Edited<Content extends object, Found extends Saved<Content> = Saved<Content>> = ReturnType<
	typeof useEdited<Content, Found>
>;
