import { useState } from "react";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/fields/field";
import { useChange } from "../read";
import { EditDialog } from "../ui/edit-dialog";
import { type InboxItem, longestReply, replyInbox } from "./contract";
import { staffInboxTexts } from "./texts";

/** What was typed stays when the dialog is closed and opened again, or when sending fails. */
export function ReplyDialog({ item }: { item: InboxItem }) {
	const t = useTexts(staffInboxTexts);
	const [open, setOpen] = useState(false);
	const [words, setWords] = useState("");
	const reply = useChange(replyInbox);
	const send = () =>
		reply.mutate(
			{ kind: item.kind, id: item.id, words },
			{
				onSuccess: () => {
					setOpen(false);
					setWords("");
					showSuccess(t.sent);
				},
			},
		);
	return (
		<>
			<Button size="small" onClick={() => setOpen(true)}>
				{t.answer}
			</Button>
			{open && (
				<EditDialog
					title={t.answerTo(item.name)}
					description={t.answerText(item.email, t.inLanguage[item.language])}
					action={t.send}
					cancel={t.later}
					saving={reply}
					onSave={send}
					onClose={() => setOpen(false)}
				>
					{item.message && (
						<blockquote className="inbox-quote inbox-words" lang={item.language}>
							{item.message}
						</blockquote>
					)}
					<TextAreaField
						label={t.words}
						hint={t.wordsHint}
						lang={item.language}
						required
						rows={8}
						maxLength={longestReply}
						value={words}
						onChange={({ target }) => {
							setWords(target.value);
							reply.reset();
						}}
						error={reply.error?.body.errors?.words?.[0]}
					/>
				</EditDialog>
			)}
		</>
	);
}
