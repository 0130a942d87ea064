import { confirmTranslation, translationState } from "../../editing/translations/contract";
import type { WordStates } from "../../editing/translations/word-states";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useChange, useRead } from "../read";
import { translationTexts } from "./texts";
import { WordStateBadges } from "./word-state-badge";

type TranslationPanelProps = {
	states: WordStates;
	isBusy: boolean;
	onConfirm: () => void;
	/** Opens the English beside the Indonesian. */
	onTranslate?: () => void;
};

export function TranslationPanel({ states, isBusy, onConfirm, onTranslate }: TranslationPanelProps) {
	const t = useTexts(translationTexts);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<WordStateBadges states={states} />
			</header>
			{states.en !== "done" && (
				<div className="office-stack">
					<p>{t[states.en]}</p>
					{onTranslate && (
						<Button variant="ghost" size="small" onClick={onTranslate}>
							{t.translate}
						</Button>
					)}
					{states.en === "outdated" && (
						<Button variant="ghost" size="small" loading={isBusy} onClick={onConfirm}>
							{t.confirm}
						</Button>
					)}
				</div>
			)}
		</section>
	);
}

type ContentTranslationProps = { kind: string; id: string } & Pick<TranslationPanelProps, "onTranslate">;

/** For saved content; renders nothing while loading. */
export function ContentTranslation({ kind, id, ...props }: ContentTranslationProps) {
	const t = useTexts(translationTexts);
	const { data: states } = useRead(translationState, { kind, id });
	const confirm = useChange(confirmTranslation);
	return (
		states && (
			<TranslationPanel
				{...props}
				states={states}
				isBusy={confirm.isPending}
				onConfirm={() => confirm.mutate({ kind, id }, { onSuccess: () => showSuccess(t.confirmed) })}
			/>
		)
	);
}
