import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { manuscriptDetail } from "../../news/writing/contract";
import type { Manuscript } from "../../news/writing/manuscript";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { useRead } from "../read";
import { useLeaveQuestion } from "../ui/use-leave-question";
import { openDesk } from "./desk/desk";
import type { SavedManuscript } from "./desk/desk-state";
import type { LocalDraft } from "./desk/local-draft";
import { pressesOn } from "./desk/presses";
import { writingTexts } from "./texts";

type Options = {
	memberId: string;
	opened: SavedManuscript | null;
	start: Manuscript;
	/** The draft found on this device. */
	kept: LocalDraft | null;
	/** Gives a new article its URL. */
	onCreate: (id: string) => void;
};

/** The desk as the screen needs it: its state and actions, with a toast when one is done. */
export function useManuscript({ onCreate, ...options }: Options) {
	const t = useTexts(writingTexts);
	const queries = useQueryClient();
	const navigate = useNavigate();
	const [desk] = useState(() =>
		openDesk({
			...options,
			onCreate: (id) => leaveFreely(() => onCreate(id)),
			onChange: () => void queries.invalidateQueries(),
		}),
	);
	const state = useSyncExternalStore(desk.subscribe, desk.getState);
	useEffect(() => desk.open(), [desk]);
	const { data: latest } = useRead(manuscriptDetail, { id: desk.id }, { enabled: state.base !== null });
	useEffect(() => {
		if (latest) desk.see(latest);
	}, [desk, latest]);
	const leaveFreely = useLeaveQuestion(state.isDirty && !state.isKept);
	const presses = useMemo(() => pressesOn(desk), [desk]);

	return {
		...state,
		setContent: desk.edit,
		flush: desk.flush,
		saveOver: (theirs: SavedManuscript) => said(presses.saveOver(theirs), t.saved),
		takeTheirs: presses.takeTheirs,
		dropFound: presses.dropFound,
		save: (options?: { confirmsEnglish?: boolean }) => said(presses.save(options), t.saved),
		publish: (at?: string) => said(presses.publish(at), at ? t.publishing.scheduledDone : t.publishing.done),
		withdraw: () => said(presses.withdraw(), t.publishing.withdrawn),
		restore: (old: Manuscript, version: number) => said(presses.restore(old, version), t.history.restored),
		async discard() {
			if (await said(presses.discard(), t.publishing.discarded))
				leaveFreely(() => void navigate("/office/news"));
		},
	};
}
export type EditedManuscript = ReturnType<typeof useManuscript>;

async function said<Result>(press: Promise<Result | null>, word: string): Promise<Result | null> {
	const done = await press;
	if (done) showSuccess(word);
	return done;
}
