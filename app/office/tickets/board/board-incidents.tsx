import { useState } from "react";
import { formatTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { closeIncident, noteIncident } from "../../../tickets/gate/board/board-contract";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Field } from "../../../ui/fields/field";
import { Keys } from "../../frame/keys";
import { useShortcuts } from "../../frame/shortcuts";
import { useChange } from "../../read";
import { EditDialog } from "../../ui/edit-dialog";
import { boardDayTexts } from "./board-day-texts";
import type { Board } from "./board-screen";

type Incident = Board["incidents"][number];

/** What happened today: noted by people, found in the scans, and devices that have gone quiet. */
export function BoardIncidents({ board: { event, incidents, found, scanners } }: { board: Board }) {
	const t = useTexts(boardDayTexts);
	const language = useLanguage();
	const [isNoting, setNoting] = useState(false);
	const [closed, setClosed] = useState<Incident | null>(null);
	useShortcuts([{ keys: "n", label: t.note, run: () => setNoting(true) }]);
	const silent = scanners.filter(({ isSilent, waiting }) => isSilent || waiting > 0);
	const clock = (at: string) => formatTime(at, language, event.venue.timeZone);
	const count = (value: number) => formatCount(value, language);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<Button variant="ghost" size="small" onClick={() => setNoting(true)}>
					{t.note}
					<Keys keys="n" />
				</Button>
			</header>
			{incidents.length + found.length + silent.length === 0 ? (
				<p>{t.none}</p>
			) : (
				<ol className="board-incidents">
					{silent.map((one) => (
						<li key={one.scanner} className="incident-warn">
							<time>{clock(one.lastSeenAt)}</time>
							<span>
								<b>{one.isSilent ? t.silent(one.scanner, one.gate) : t.catchingUp(one.scanner, one.gate)}</b>
								<small>{one.waiting > 0 ? t.waiting(count(one.waiting)) : t.stillScans}</small>
							</span>
						</li>
					))}
					{found.map((one) => (
						<li key={`${one.kind} ${one.gate}`} className="incident-err">
							<time>{clock(one.at)}</time>
							<span>
								<b>{t.found[one.kind](count(one.count), one.gate)}</b>
								<small>{t.bySystem}</small>
							</span>
						</li>
					))}
					{incidents.map((one) => (
						<li key={one.id} className={toneOf(one)}>
							<time>{clock(one.at)}</time>
							<span>
								<b>{one.words}</b>
								<small>
									{one.by}
									{one.outcome && ` · ${one.outcome}`}
								</small>
							</span>
							{!one.outcome && (
								<Button
									variant="ghost"
									size="small"
									aria-label={`${t.close}: ${one.words}`}
									onClick={() => setClosed(one)}
								>
									{t.close}
								</Button>
							)}
						</li>
					))}
				</ol>
			)}
			{isNoting && <NoteDialog event={event.slug} onClose={() => setNoting(false)} />}
			{closed && <CloseDialog id={closed.id} words={closed.words} onClose={() => setClosed(null)} />}
		</section>
	);
}

const toneOf = ({ outcome, isSerious }: Incident) =>
	outcome ? "incident-ok" : isSerious ? "incident-err" : "incident-warn";

function NoteDialog({ event, onClose }: { event: string; onClose: () => void }) {
	const t = useTexts(boardDayTexts);
	const [words, setWords] = useState("");
	const [isSerious, setSerious] = useState(false);
	const note = useChange(noteIncident);
	return (
		<EditDialog
			title={t.noteTitle}
			action={t.save}
			saving={note}
			onSave={() => note.mutate({ event, words, isSerious }, { onSuccess: onClose })}
			onClose={onClose}
		>
			<Field
				label={t.words}
				required
				maxLength={200}
				value={words}
				onChange={({ target }) => setWords(target.value)}
				error={note.error?.body.errors?.words?.[0]}
			/>
			<Checkbox label={t.serious} checked={isSerious} onChange={({ target }) => setSerious(target.checked)} />
		</EditDialog>
	);
}

function CloseDialog({ id, words, onClose }: { id: string; words: string; onClose: () => void }) {
	const t = useTexts(boardDayTexts);
	const [outcome, setOutcome] = useState("");
	const close = useChange(closeIncident);
	return (
		<EditDialog
			title={words}
			action={t.close}
			saving={close}
			onSave={() => close.mutate({ id, outcome }, { onSuccess: onClose })}
			onClose={onClose}
		>
			<Field
				label={t.outcome}
				required
				maxLength={200}
				value={outcome}
				onChange={({ target }) => setOutcome(target.value)}
				error={close.error?.body.errors?.outcome?.[0]}
			/>
		</EditDialog>
	);
}
