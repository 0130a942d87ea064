import { Command } from "cmdk";
import { useDeferredValue, useState } from "react";
import { type Mention, type MentionKind, mentionKinds } from "../../../news/article/article-body";
import { useTexts } from "../../../platform/words/language";
import { siteSearch } from "../../../site/search/contract";
import { Dialog } from "../../../ui/dialogs/dialog";
import { useRead } from "../../read";
import { writingTexts } from "../texts";
import "../../frame/search-dialog.css";

type MentionDialogProps = {
	open: boolean;
	onClose: () => void;
	onChoose: (mention: Mention, title: string) => void;
};

/** Players, matches, products and videos by name, as the site's own search finds them. */
export function MentionDialog({ open, onClose, onChoose }: MentionDialogProps) {
	const { mentions: t } = useTexts(writingTexts);
	return (
		<Dialog title={t.title} open={open} onOpenChange={(isOpen) => !isOpen && onClose()} size="wide">
			<MentionSearch onChoose={onChoose} />
		</Dialog>
	);
}

function MentionSearch({ onChoose }: Pick<MentionDialogProps, "onChoose">) {
	const { mentions: t } = useTexts(writingTexts);
	const [typed, setTyped] = useState("");
	const q = useDeferredValue(typed.trim());
	const { data, isFetching } = useRead(siteSearch, { q }, { enabled: q.length > 1, keepsPrevious: true });
	const found = (q.length > 1 ? (data?.groups ?? []) : []).filter(({ kind }) => isMentionKind(kind));
	return (
		<Command className="office-command" shouldFilter={false} label={t.label}>
			<Command.Input
				autoFocus
				className="input"
				placeholder={t.label}
				value={typed}
				onValueChange={setTyped}
				maxLength={80}
			/>
			<p className="office-command-state muted" role="status">
				{q.length < 2 ? t.hint : isFetching ? t.searching : found.length === 0 ? t.none(q) : ""}
			</p>
			<Command.List label={t.title}>
				{found.map(({ kind, results }) => (
					<Command.Group key={kind} heading={t.kinds[kind as MentionKind]}>
						{results.map(({ slug, title, note }) => (
							<Command.Item
								key={slug}
								value={`${kind} ${slug}`}
								onSelect={() => onChoose({ kind: kind as MentionKind, slug }, title.text)}
							>
								<b>{title.text}</b>
								<small>{note}</small>
							</Command.Item>
						))}
					</Command.Group>
				))}
			</Command.List>
		</Command>
	);
}

const isMentionKind = (kind: string) => mentionKinds.some((one) => one === kind);
