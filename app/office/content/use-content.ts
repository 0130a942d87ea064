import { useEffect, useState } from "react";
import type { ContentEndpoints } from "../../editing/content/contract";
import { showSuccess } from "../../platform/browser/toast";
import { jsonInOrder } from "../../platform/data/json-in-order";
import { ApiError } from "../../platform/http/call-api";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { useChange, useRead } from "../read";
import { useLeaveQuestion } from "../ui/use-leave-question";
import type { Values } from "./content-fields";
import type { ContentScreens } from "./kinds";
import { mergeContent } from "./merge-content";
import { contentTexts } from "./texts";

export type SavedContent = Omit<AnswerOf<ContentEndpoints["detail"]>, "content"> & { content: Values };
type Trouble = "faults" | "failed" | "gone";

/**
 * Content being edited: what was opened (`base`) and the current draft. If someone else saves meanwhile, their changes
 * are merged in and `disputed` names the fields that both changed. Nothing typed here is ever lost.
 */
export function useContent(
	kind: ContentScreens,
	opened: SavedContent | null,
	/** Navigates to a new item's URL, or back to the list. */
	onLeave: (id: string | null) => void,
) {
	const t = useTexts(contentTexts);
	const { endpoints } = kind;
	const empty = kind.empty ?? {};
	const [base, setBase] = useState(opened);
	const [content, setContent] = useState<Values>(opened?.content ?? empty);
	/** Incremented when content comes from elsewhere, to remount the fields. */
	const [generation, setGeneration] = useState(0);
	const [faults, setFaults] = useState<Record<string, string[]>>({});
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	const [conflict, setConflict] = useState<{ theirs: SavedContent; disputed: string[] } | null>(null);
	const create = useChange(endpoints.create);
	const save = useChange(endpoints.save);
	const remove = useChange(endpoints.remove, { keeps: [endpoints.detail.path] });
	const latest = useRead(endpoints.detail, { id: base?.id ?? "" }, { enabled: base !== null });
	const isDirty = jsonInOrder(content) !== jsonInOrder(base?.content ?? empty);
	const leaveFreely = useLeaveQuestion(isDirty);

	const newer = latest.isFetching ? undefined : (latest.data as SavedContent | undefined);
	// Someone else's change, while nothing has been edited here.
	useEffect(() => {
		if (base && newer && newer.version !== base.version && !isDirty) adopt(newer, newer.content);
	});

	function adopt(saved: SavedContent, next: Values) {
		setBase(saved);
		setContent(next);
		setGeneration((count) => count + 1);
	}

	async function attempt<Answer>(change: () => Promise<Answer>): Promise<Answer | null> {
		setFaults({});
		setTrouble(null);
		try {
			return await change();
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (error.body.error === "content.changed") await meetConflict();
			else if (error.body.error === "content.unknown") {
				setBase(null);
				setTrouble("gone");
			} else if (error.body.errors) {
				setFaults(error.body.errors);
				setTrouble("faults");
			} else setTrouble("failed");
			return null;
		}
	}

	async function meetConflict() {
		const theirs = (await latest.refetch()).data as SavedContent | undefined;
		if (!theirs || !base) return setTrouble("failed");
		const merged = mergeContent(base.content, content, theirs.content);
		adopt(theirs, merged.content);
		setConflict({ theirs, disputed: merged.disputed });
	}

	return {
		base,
		content,
		generation,
		faults,
		trouble,
		isDirty,
		isBusy: [create, save, remove].some(({ isPending }) => isPending),
		conflict,
		set: (name: string, value: unknown) => setContent((before) => ({ ...before, [name]: value })),
		takeTheirs(name: string) {
			if (!conflict) return;
			setContent((before) => ({ ...before, [name]: conflict.theirs.content[name] }));
			setGeneration((count) => count + 1);
			setConflict({ ...conflict, disputed: conflict.disputed.filter((one) => one !== name) });
		},
		closeConflict: () => setConflict(null),
		/** `sent`: the content as the form submits it. */
		async save(sent: Values) {
			const saved = (await attempt(() =>
				base
					? save.mutateAsync({ id: base.id, version: base.version, content: sent })
					: create.mutateAsync({ content: sent }),
			)) as SavedContent | null;
			if (!saved) return;
			setConflict(null);
			setBase(saved);
			// The server may have trimmed it; keep what was typed meanwhile.
			setContent((now) => (now === content ? saved.content : now));
			showSuccess(t.saved);
			if (!base) leaveFreely(() => onLeave(saved.id));
		},
		async remove() {
			if (!base) return;
			const done = await attempt(() => remove.mutateAsync({ id: base.id, version: base.version }));
			if (!done) return;
			showSuccess(t.removed);
			leaveFreely(() => onLeave(null));
		},
	};
}

export type EditedContent = ReturnType<typeof useContent>;
