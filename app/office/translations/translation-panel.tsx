import { useTexts } from "../../platform/language";
import { showSuccess } from "../../platform/toast";
import { confirmTranslation, translationState } from "../../translations/contract";
import type { WordStates } from "../../translations/word-states";
import { Button } from "../../ui/button";
import { useChange, useRead } from "../read";
import { translationTexts } from "./texts";
import { WordStateBadges } from "./word-state-badge";

type TranslationPanelProps = { states: WordStates; isBusy: boolean; onConfirm: () => void };

export function TranslationPanel({ states, isBusy, onConfirm }: TranslationPanelProps) {
	const t = useTexts(translationTexts);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<WordStateBadges states={states} />
			</header>
			{states.en === "missing" && <p>{t.missing}</p>}
			{states.en === "outdated" && (
				<div className="office-stack">
					<p>{t.outdated}</p>
					<Button variant="ghost" size="small" loading={isBusy} onClick={onConfirm}>
						{t.confirm}
					</Button>
				</div>
			)}
		</section>
	);
}

/** Of something that is saved; nothing while it is being asked for. */
export function ContentTranslation({ kind, id }: { kind: string; id: string }) {
	const t = useTexts(translationTexts);
	const { data: states } = useRead(translationState, { kind, id });
	const confirm = useChange(confirmTranslation);
	return (
		states && (
			<TranslationPanel
				states={states}
				isBusy={confirm.isPending}
				onConfirm={() => confirm.mutate({ kind, id }, { onSuccess: () => showSuccess(t.confirmed) })}
			/>
		)
	);
}
