import { type RefObject, useEffect, useRef, useState } from "react";
import { useTexts } from "../platform/language";
import { useModal } from "../ui/dialogs/use-modal";
import { IconButton } from "../ui/icon-button";
import { CloseIcon } from "../ui/icons";
import { SwellText } from "../ui/swell-text";
import { SearchField } from "./search-field";
import { SearchResults } from "./search-results";
import { searchTexts } from "./texts";
import "./search-form.css";
import "./search-dialog.css";

type SearchDialogProps = {
	open: boolean;
	onClose: () => void;
	/** Words that were asked for elsewhere on the page. */
	asked?: string;
};

/** Search over the whole site. It starts fresh each time it is opened. */
export function SearchDialog({ open, onClose, asked }: SearchDialogProps) {
	const t = useTexts(searchTexts);
	const modal = useModal(open, onClose);
	const field = useRef<HTMLInputElement>(null);
	// After the dialog has opened, which by itself would focus the button to close it.
	useEffect(() => {
		if (open) field.current?.focus();
	}, [open]);
	return (
		<dialog className="search-dialog" aria-label={t.title} {...modal}>
			<div className="search-dialog-sheet">
				<div className="search-dialog-head">
					<h2 className="display display-3">
						<SwellText text={t.title} phase={0.4} k={0.8} lo={62} hi={118} />
					</h2>
					<IconButton icon={CloseIcon} label={t.close} onClick={onClose} />
				</div>
				{open && <SearchPanel field={field} asked={asked} onLeave={onClose} />}
			</div>
		</dialog>
	);
}

type SearchPanelProps = { field: RefObject<HTMLInputElement | null>; asked?: string; onLeave: () => void };

function SearchPanel({ field, asked: askedBefore = "", onLeave }: SearchPanelProps) {
	const t = useTexts(searchTexts);
	const [q, setQ] = useState(askedBefore);
	const [asked, setAsked] = useState(askedBefore);
	return (
		<>
			<SearchField
				field={field}
				q={q}
				isAsked={asked !== ""}
				onType={(typed) => {
					setQ(typed);
					setAsked("");
				}}
				onAsk={() => setAsked(q.trim())}
				onLeave={onLeave}
			/>
			{asked ? (
				<SearchResults key={asked} q={asked} onLeave={onLeave} />
			) : (
				<p className="search-hint">{t.hint}</p>
			)}
		</>
	);
}
