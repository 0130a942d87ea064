import { useEffect, useState } from "react";
import {
	createManuscript,
	manuscriptDetail,
	publishManuscript,
	saveManuscript,
	withdrawManuscript,
} from "../../news/writing/contract";
import type { Manuscript } from "../../news/writing/manuscript";
import { ApiError } from "../../platform/call-api";
import type { AnswerOf } from "../../platform/contract";
import { useTexts } from "../../platform/language";
import { showSuccess } from "../../platform/toast";
import { useChange, useRead } from "../read";
import { useLeaveQuestion } from "../ui/use-leave-question";
import { writingTexts } from "./texts";

export type SavedManuscript = AnswerOf<typeof manuscriptDetail>;
export type Faults = Record<string, string[]>;

/**
 * An article while it is edited: what was opened (`base`), what it has become here (`content`), and, if somebody saved it
 * meanwhile, theirs. Nothing typed here is ever replaced without a question. `onCreate` gives a new one its address.
 */
export function useManuscript(
	opened: SavedManuscript | null,
	start: Manuscript,
	onCreate: (id: string) => void,
) {
	const t = useTexts(writingTexts);
	const [base, setBase] = useState(opened);
	const [content, setContent] = useState(opened?.content ?? start);
	/** Counts up when the text comes from elsewhere, so that the editor starts anew. */
	const [generation, setGeneration] = useState(0);
	const [faults, setFaults] = useState<Faults>({});
	const [hasFailed, setFailed] = useState(false);
	const create = useChange(createManuscript);
	const save = useChange(saveManuscript);
	const publish = useChange(publishManuscript);
	const withdraw = useChange(withdrawManuscript);
	const latest = useRead(manuscriptDetail, { id: base?.id ?? "" }, { enabled: base !== null });
	const isDirty = JSON.stringify(content) !== JSON.stringify(base?.content ?? start);
	const leaveFreely = useLeaveQuestion(isDirty, t.leave);

	const theirs = base && latest.data && latest.data.version > base.version ? latest.data : null;
	// Somebody else's change of what is only being looked at.
	useEffect(() => {
		if (theirs && !isDirty) adopt(theirs);
	});

	function adopt(saved: SavedManuscript) {
		setBase(saved);
		setContent(saved.content);
		setGeneration((count) => count + 1);
	}

	/** Null if it was refused; the screen then says why. */
	async function attempt(change: () => Promise<SavedManuscript>): Promise<SavedManuscript | null> {
		setFaults({});
		setFailed(false);
		try {
			const saved = await change();
			setBase(saved);
			return saved;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (error.status === 409) await latest.refetch();
			else if (error.body.errors) setFaults(error.body.errors);
			else setFailed(true);
			return null;
		}
	}

	async function keep(options: { confirmsEnglish?: boolean } = {}) {
		if (base && !isDirty && !options.confirmsEnglish) return base;
		const saved = await attempt(() =>
			base
				? save.mutateAsync({ id: base.id, version: base.version, content, ...options })
				: create.mutateAsync({ content }),
		);
		// Trimmed, for instance.
		if (saved) setContent((now) => (now === content ? saved.content : now));
		if (saved && !base) leaveFreely(() => onCreate(saved.id));
		return saved;
	}

	return {
		base,
		content,
		setContent,
		generation,
		faults,
		hasFailed,
		isDirty,
		theirs: isDirty ? theirs : null,
		isBusy: [create, save, publish, withdraw].some(({ isPending }) => isPending),
		async save(options?: { confirmsEnglish?: boolean }) {
			const saved = await keep(options);
			if (saved) showSuccess(t.saved);
		},
		async publish(at?: string) {
			const saved = await keep();
			if (!saved) return;
			const done = await attempt(() => publish.mutateAsync({ id: saved.id, version: saved.version, at }));
			if (done) showSuccess(at ? t.publishing.scheduledDone : t.publishing.done);
		},
		async withdraw() {
			const done = await attempt(() => withdraw.mutateAsync({ id: base!.id, version: base!.version }));
			if (done) showSuccess(t.publishing.withdrawn);
		},
		/** Mine becomes the latest; theirs stays in the history. */
		async saveOver(theirs: SavedManuscript) {
			const saved = await attempt(() =>
				save.mutateAsync({ id: theirs.id, version: theirs.version, content }),
			);
			if (saved) showSuccess(t.saved);
		},
		/** Theirs becomes the latest again, after mine, which is then in the history. */
		async takeTheirs(theirs: SavedManuscript) {
			const mine = await attempt(() => save.mutateAsync({ id: theirs.id, version: theirs.version, content }));
			if (mine) await bringBack(mine, theirs.content, theirs.version);
		},
		async restore(old: Manuscript, version: number) {
			if (await bringBack(base!, old, version)) showSuccess(t.history.restored);
		},
	};

	async function bringBack({ id, version }: SavedManuscript, old: Manuscript, restores: number) {
		const saved = await attempt(() => save.mutateAsync({ id, version, content: old, restores }));
		if (saved) adopt(saved);
		return saved;
	}
}
