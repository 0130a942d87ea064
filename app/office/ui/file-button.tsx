import type { LucideIcon } from "lucide-react";
import type { ChangeEvent } from "react";
import { classNames } from "../../ui/class-names";
import "./file-button.css";

type FileButtonProps = {
	/** What it is for, to screen readers. */
	label: string;
	/** What it says, where that changes. */
	shown?: string;
	icon: LucideIcon;
	/** Types and endings, as the chooser of files knows them. */
	accept: string;
	isBusy: boolean;
	isPlain?: boolean;
	isMultiple?: boolean;
	onChoose: (files: File[]) => void;
};

/** Tables, as a spreadsheet saves them. */
export const sheetTypes = ".csv,.txt,.tsv,text/csv,text/plain";

/** A button that lets choose a file. */
export function FileButton({
	label,
	shown = label,
	icon: Icon,
	accept,
	isBusy,
	isPlain,
	isMultiple,
	onChoose,
}: FileButtonProps) {
	const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(target.files ?? [])];
		// So that the same file, corrected, can be chosen again.
		target.value = "";
		if (files.length > 0) onChoose(files);
	};
	return (
		<label className={classNames("file-button button button-small", isPlain && "button-ghost")}>
			<span className="button-label">
				<Icon className="icon" aria-hidden="true" />
				<span role="status">{shown}</span>
			</span>
			<input
				className="over"
				type="file"
				multiple={isMultiple}
				accept={accept}
				aria-label={label}
				disabled={isBusy}
				onChange={choose}
			/>
		</label>
	);
}
