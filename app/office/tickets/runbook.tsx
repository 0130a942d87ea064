import { Megaphone, Pause, Play } from "lucide-react";
import { type FormEvent, useState } from "react";
import { messageHolders } from "../../gate/board-contract";
import { useTexts } from "../../platform/language";
import { showSuccess } from "../../platform/toast";
import { pauseSale } from "../../tickets/selling/contract";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { Field } from "../../ui/fields/field";
import { Note } from "../../ui/note";
import { useChange } from "../read";
import { LongPressButton } from "../ui/long-press-button";
import { boardDayTexts } from "./board-day-texts";
import type { Board } from "./board-screen";

/** What is done when something goes wrong. Each is held for two seconds and written down under one's name. */
export function Runbook({ board }: { board: Board }) {
	const { runbook: t } = useTexts(boardDayTexts);
	const [isWriting, setWriting] = useState(false);
	const pause = useChange(pauseSale);
	const { slug } = board.event;
	const { isPaused } = board;
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<p>
					<small>{t.hold}</small>
				</p>
			</header>
			{pause.error && (
				<Note tone="err" announce>
					{pause.error.message}
				</Note>
			)}
			<div className="runbook">
				<LongPressButton
					label={isPaused ? t.resume : t.pause}
					hint={isPaused ? t.resumeHint : t.pauseHint}
					icon={
						isPaused ? (
							<Play className="icon" aria-hidden="true" />
						) : (
							<Pause className="icon" aria-hidden="true" />
						)
					}
					isDangerous={!isPaused}
					disabled={pause.isPending}
					onPressed={() =>
						pause.mutate(
							{ event: slug, isPaused: !isPaused },
							{ onSuccess: () => showSuccess(isPaused ? t.resumed : t.paused) },
						)
					}
				/>
				<LongPressButton
					label={t.message}
					hint={t.messageHint}
					icon={<Megaphone className="icon" aria-hidden="true" />}
					onPressed={() => setWriting(true)}
				/>
			</div>
			{isWriting && <MessageDialog event={slug} onClose={() => setWriting(false)} />}
		</section>
	);
}

function MessageDialog({ event, onClose }: { event: string; onClose: () => void }) {
	const { runbook: t } = useTexts(boardDayTexts);
	const [id, setId] = useState("");
	const [en, setEn] = useState("");
	const send = useChange(messageHolders);
	const save = (submit: FormEvent) => {
		submit.preventDefault();
		send.mutate(
			{ event, words: { id, ...(en.trim() && { en }) } },
			{
				onSuccess: ({ people }) => {
					showSuccess(t.sent(people));
					onClose();
				},
			},
		);
	};
	const faults = send.error?.body.errors;
	return (
		<Dialog title={t.message} open onOpenChange={(open) => !open && onClose()}>
			<form className="office-stack" noValidate onSubmit={save}>
				<p>{t.messageText}</p>
				<Field
					label={t.wordsId}
					required
					maxLength={160}
					value={id}
					onChange={({ target }) => setId(target.value)}
					error={faults?.["words.id"]?.[0] ?? faults?.words?.[0]}
				/>
				<Field label={t.wordsEn} maxLength={160} value={en} onChange={({ target }) => setEn(target.value)} />
				<Button type="submit" loading={send.isPending}>
					{t.send}
				</Button>
			</form>
		</Dialog>
	);
}
