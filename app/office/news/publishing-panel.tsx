import { useState } from "react";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { Field } from "../../ui/fields/field";
import { fromLocalTime, toLocalTime } from "../ui/local-time";
import { writingTexts } from "./texts";
import type { EditedManuscript } from "./use-manuscript";

type PublishingPanelProps = { manuscript: EditedManuscript };

export function PublishingPanel({ manuscript }: PublishingPanelProps) {
	const { publishing: t } = useTexts(writingTexts);
	const language = useLanguage();
	const { base, isBusy, isDirty } = manuscript;
	const published = base?.published ?? null;
	const isOut = published !== null && Date.parse(published.at) <= Date.now();
	const [typed, setTyped] = useState(published && !isOut ? toLocalTime(published.at, club.timeZone) : "");
	const [asking, setAsking] = useState<"withdraw" | "discard" | null>(null);
	const at = fromLocalTime(typed, club.timeZone);
	const when = published && formatDateTime(published.at, "medium", language, club.timeZone);
	const hasChanges = published !== null && (isDirty || published.version !== base?.version);

	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				{isOut && <a href={pathTo("NewsDetail", { title: published.slug })}>{t.view}</a>}
			</header>
			<div className="office-stack">
				<p>{!when ? t.draft : isOut ? t.published(when) : t.scheduled(when)}</p>
				{hasChanges && <p className="publishing-changes">{t.changes}</p>}
				<Button
					block
					loading={isBusy}
					disabled={isOut && !hasChanges}
					onClick={() => void manuscript.publish()}
				>
					{isOut ? t.update : t.now}
				</Button>
				{!isOut && (
					<>
						<Field
							type="datetime-local"
							label={t.at}
							value={typed}
							onChange={({ target }) => setTyped(target.value)}
						/>
						<Button
							variant="ghost"
							block
							loading={isBusy}
							disabled={!at || Date.parse(at) <= Date.now()}
							onClick={() => at && void manuscript.publish(at)}
						>
							{t.schedule}
						</Button>
					</>
				)}
				{published && (
					<Button
						variant="ghost"
						block
						loading={isBusy}
						onClick={() => (isOut ? setAsking("withdraw") : void manuscript.withdraw())}
					>
						{isOut ? t.withdraw : t.unschedule}
					</Button>
				)}
				{base && !published && (
					<Button variant="ghost" block loading={isBusy} onClick={() => setAsking("discard")}>
						{t.discard}
					</Button>
				)}
			</div>
			{asking && (
				<ConfirmDialog
					{...t.questions[asking]}
					action={t[asking]}
					isBusy={isBusy}
					onConfirm={() => void manuscript[asking]().finally(() => setAsking(null))}
					onClose={() => setAsking(null)}
				/>
			)}
		</section>
	);
}
