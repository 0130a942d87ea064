import { useState } from "react";
import { type LibraryPicture, pictureList } from "../../editing/media/contract";
import { useTexts } from "../../platform/words/language";
import { Dialog } from "../../ui/dialogs/dialog";
import { EmptyState } from "../../ui/feedback/empty-state";
import { useRead } from "../read";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { LibraryGrid } from "./library-grid";
import { mediaTexts } from "./texts";
import { UploadButton } from "./upload-button";

type LibraryDialogProps = {
	open: boolean;
	onClose: () => void;
	onChoose: (picture: Pick<LibraryPicture, "id" | "width" | "height">) => void;
};

export function LibraryDialog({ open, onClose, onChoose }: LibraryDialogProps) {
	const t = useTexts(mediaTexts);
	return (
		<Dialog title={t.title} open={open} onOpenChange={(isOpen) => !isOpen && onClose()} size="wide">
			<Library onChoose={onChoose} />
		</Dialog>
	);
}

function Library({ onChoose }: Pick<LibraryDialogProps, "onChoose">) {
	const t = useTexts(mediaTexts);
	const [q, setQ] = useState("");
	const read = useRead(pictureList, { q: q || undefined }, { keepsPrevious: true });
	return (
		<>
			<div className="office-filters flow">
				<FilterSearch label={t.search} value={q} onChange={setQ} />
				<UploadButton onDone={onChoose} />
			</div>
			<ReadState of={read}>
				{({ pictures }) =>
					pictures.length === 0 ? (
						<EmptyState title={q ? t.none : t.empty} />
					) : (
						<LibraryGrid pictures={pictures} onChoose={onChoose} />
					)
				}
			</ReadState>
		</>
	);
}
