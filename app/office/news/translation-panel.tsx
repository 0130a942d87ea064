import { useTexts } from "../../platform/language";
import { Button } from "../../ui/button";
import { writingTexts } from "./texts";
import type { EditedManuscript } from "./use-manuscript";
import { WordStateBadge } from "./word-state-badge";

type TranslationPanelProps = { manuscript: EditedManuscript };

export function TranslationPanel({ manuscript }: TranslationPanelProps) {
	const { translation: t } = useTexts(writingTexts);
	const { states } = manuscript.base!;
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<span className="news-states">
					<WordStateBadge language="id" state={states.id} />
					<WordStateBadge language="en" state={states.en} />
				</span>
			</header>
			{states.en === "missing" && <p>{t.missing}</p>}
			{states.en === "outdated" && (
				<div className="office-stack">
					<p>{t.outdated}</p>
					<Button
						variant="ghost"
						size="small"
						loading={manuscript.isBusy}
						onClick={() => void manuscript.save({ confirmsEnglish: true })}
					>
						{t.confirm}
					</Button>
				</div>
			)}
		</section>
	);
}
