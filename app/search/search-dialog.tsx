import { useEffect, useRef } from "react";
import { useTexts } from "../platform/language";
import { CloseIcon } from "../ui/frames/frame-icons";
import { useModal } from "../ui/frames/use-modal";
import { IconButton } from "../ui/icon-button";
import { SwellText } from "../ui/swell-text";
import { SearchForm } from "./search-form";
import { searchTexts } from "./texts";
import "./search-dialog.css";

type SearchDialogProps = { open: boolean; onClose: () => void };

export function SearchDialog({ open, onClose }: SearchDialogProps) {
	const t = useTexts(searchTexts);
	const modal = useModal(open, onClose);
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (open) input.current?.focus();
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
				{open && <SearchForm onSubmit={onClose} input={input} />}
			</div>
		</dialog>
	);
}
