import { useState } from "react";
import type { ContentEndpoints } from "../../editing/content/contract";
import { showSuccess } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { useChange, useRead } from "../read";
import type { Values } from "./content-fields";
import type { ContentScreens } from "./kinds";
import { contentTexts } from "./texts";
import { useEdited } from "./use-edited";

export type SavedContent = Omit<AnswerOf<ContentEndpoints["detail"]>, "content"> & { content: Values };

/** An item of a kind of content being edited, or a new one. */
export function useContent(
	kind: ContentScreens,
	opened: SavedContent | null,
	/** Navigates to a new item's URL, or back to the list. */
	onLeave: (id: string | null) => void,
) {
	const t = useTexts(contentTexts);
	const { endpoints } = kind;
	const [id, setId] = useState(opened?.id ?? "");
	const create = useChange(endpoints.create);
	const save = useChange(endpoints.save);
	const remove = useChange(endpoints.remove, { keeps: [endpoints.detail.path] });
	const latest = useRead(endpoints.detail, { id }, { enabled: id !== "" });
	const edited = useEdited<Values, SavedContent>({
		opened,
		empty: kind.empty ?? {},
		latest: latest.isFetching ? undefined : (latest.data as SavedContent | undefined),
		refresh: async () => (await latest.refetch()).data as SavedContent | undefined,
		saved: t.saved,
		gone: "content.unknown",
	});
	const { base, leaveFreely } = edited;

	return {
		...edited,
		failure: edited.refusal === "content.unknown" ? t.gone : edited.failure,
		/** `sent`: the content as the form submits it. */
		async save(sent: Values) {
			const saved = await edited.save(async (base) => {
				const answer = base
					? await save.mutateAsync({ id: base.id, version: base.version, content: sent })
					: await create.mutateAsync({ content: sent });
				return answer as SavedContent;
			});
			if (!saved || base) return;
			setId(saved.id);
			leaveFreely(() => onLeave(saved.id));
		},
		async remove() {
			if (!base) return;
			const done = await edited.attempt(() => remove.mutateAsync({ id: base.id, version: base.version }));
			if (!done) return;
			showSuccess(t.removed);
			leaveFreely(() => onLeave(null));
		},
	};
}
