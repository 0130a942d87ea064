import { useState } from "react";
import { club } from "../../../club/profile";
import { revisionDetail, revisionList } from "../../news/writing/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { ManuscriptDifference } from "./difference";
import { writingTexts } from "./texts";
import type { EditedManuscript } from "./use-manuscript";

type HistoryProps = { manuscript: EditedManuscript };

export function HistoryPanel({ manuscript }: HistoryProps) {
	const { history: t } = useTexts(writingTexts);
	const language = useLanguage();
	const { id, version: latest } = manuscript.base!;
	const read = useRead(revisionList, { id });
	const [compared, setCompared] = useState<number | null>(null);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
			</header>
			<ReadState of={read}>
				{({ revisions }) =>
					revisions.length === 0 ? (
						<p>{t.none}</p>
					) : (
						<ol className="history">
							{revisions.map(({ version, at, by, isAutomatic }) => (
								<li className="row apart gap-3" key={version}>
									<span>
										{by ?? t.before}
										<small>
											{formatDateTime(at, "day", language, club.timeZone)}
											{isAutomatic && ` · ${t.automatic}`}
										</small>
									</span>
									{version !== latest && (
										<Button variant="ghost" size="small" onClick={() => setCompared(version)}>
											{t.compare}
										</Button>
									)}
								</li>
							))}
						</ol>
					)
				}
			</ReadState>
			<Dialog
				title={t.comparedWith(compared ?? 0)}
				open={compared !== null}
				onOpenChange={(isOpen) => !isOpen && setCompared(null)}
				size="wide"
			>
				{compared !== null && (
					<Compared version={compared} manuscript={manuscript} onDone={() => setCompared(null)} />
				)}
			</Dialog>
		</section>
	);
}

function Compared({ version, manuscript, onDone }: HistoryProps & { version: number; onDone: () => void }) {
	const { history: t } = useTexts(writingTexts);
	const read = useRead(revisionDetail, { id: manuscript.base!.id, version });
	return (
		<ReadState of={read}>
			{({ content }) => (
				<>
					<ManuscriptDifference before={content} after={manuscript.content} />
					<Button
						size="small"
						loading={manuscript.isBusy}
						// Unsaved changes would be lost.
						disabled={manuscript.isDirty}
						onClick={() => void manuscript.restore(content, version).then(onDone)}
					>
						{t.restore}
					</Button>
				</>
			)}
		</ReadState>
	);
}
