import { useEffect, useState } from "react";
import { showSuccess } from "../../platform/browser/toast";
import { ApiError } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { useLeaveQuestion } from "../ui/use-leave-question";
import { eventOfficeTexts } from "./texts";

export type Versioned<Content> = {
	content: Content;
	version: string;
	changedBy: string | null;
	changedAt: string | null;
};

type Options<Content> = {
	/** The server's current version. */
	latest: Versioned<Content>;
	/** Refetches after the server refused an outdated version. */
	refresh: () => Promise<Versioned<Content> | undefined>;
	save: (version: string, content: Content) => Promise<Versioned<Content>>;
	/** Text of the toast after saving; by default, that the page has changed. */
	saved?: string;
};

/**
 * Content being edited, with optimistic locking. If someone else saved first, the save is refused and `theirs` holds
 * their version; nothing typed here is lost.
 */
export function useVersioned<Content>({ latest, refresh, save, saved: done }: Options<Content>) {
	const t = useTexts(eventOfficeTexts);
	const [base, setBase] = useState(latest);
	const [content, setContent] = useState(latest.content);
	/** Incremented when the content comes from elsewhere, to remount the fields. */
	const [generation, setGeneration] = useState(0);
	const [theirs, setTheirs] = useState<Versioned<Content> | null>(null);
	const [faults, setFaults] = useState<Record<string, string[]>>({});
	const [failure, setFailure] = useState<string | null>(null);
	/** Error code of the failure, for the field it concerns. */
	const [refusal, setRefusal] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const isDirty = JSON.stringify(content) !== JSON.stringify(base.content);
	useLeaveQuestion(isDirty);

	const adopt = (saved: Versioned<Content>) => {
		setBase(saved);
		setContent(saved.content);
		setTheirs(null);
		setGeneration((count) => count + 1);
	};
	// Someone else's change, while nothing has been edited here.
	useEffect(() => {
		if (!isDirty && !isBusy && latest.version !== base.version) adopt(latest);
	});

	async function keep(version: string) {
		setFaults({});
		setFailure(null);
		setRefusal(null);
		setBusy(true);
		try {
			const saved = await save(version, content);
			setTheirs(null);
			setBase(saved);
			// The server may have trimmed it; keep what was typed meanwhile.
			setContent((now) => (now === content ? saved.content : now));
			showSuccess(done ?? t.saved);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (error.body.error?.endsWith(".changed")) setTheirs((await refresh()) ?? null);
			else if (error.body.errors) setFaults(error.body.errors);
			else {
				setFailure(error.body.message ?? t.failed);
				setRefusal(error.body.error ?? null);
			}
		} finally {
			setBusy(false);
		}
	}

	return {
		base,
		content,
		generation,
		theirs,
		faults,
		failure,
		refusal,
		isBusy,
		isDirty,
		setContent,
		set: (part: Partial<Content>) => setContent((before) => ({ ...before, ...part })),
		save: () => keep(base.version),
		/** Mine over theirs, which stays in the log. */
		saveOver: () => keep(theirs?.version ?? base.version),
		takeTheirs: () => theirs && adopt(theirs),
	};
}
export type Edited<Content> = ReturnType<typeof useVersioned<Content>>;
