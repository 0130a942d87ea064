import { Captions } from "lucide-react";
import { useState } from "react";
import { showSuccess } from "../../../platform/browser/toast";
import { useSubmit } from "../../../platform/browser/use-submit";
import { reasonOf } from "../../../platform/http/field-errors";
import { useTexts } from "../../../platform/words/language";
import { Field } from "../../../ui/fields/field";
import { mostCaptionsBytes, uploadCaptions } from "../../../videos/files/contract";
import { sendSheet } from "../../sheets/send-sheet";
import { FileButton } from "../../ui/file-button";
import type { FieldProps } from "../content-fields";
import { filmTexts } from "./texts";

/** A WebVTT file: the address of one on this site, or one that is uploaded here. */
export function CaptionsField({ label, hint, value, onChange, faultOf }: FieldProps<"own">) {
	const t = useTexts(filmTexts);
	const [fault, setFault] = useState("");
	const { submit, isBusy } = useSubmit(
		async (file: File) => {
			const { path, cues } = await sendSheet(uploadCaptions, file);
			onChange(path);
			showSuccess(t.captionsTaken(cues));
		},
		{ isShown: true, onFailure: (error) => setFault(reasonOf(error, t.captionsFailed)) },
	);
	const choose = ([file]: File[]) => {
		setFault("");
		if (file && file.size > mostCaptionsBytes) setFault(t.captionsTooLarge);
		else if (file) void submit(file);
	};
	return (
		<div className="stack gap-2">
			<Field
				label={label}
				hint={hint}
				required
				maxLength={300}
				value={String(value ?? "")}
				error={faultOf()}
				onChange={({ target }) => onChange(target.value)}
			/>
			<p>
				<FileButton
					label={t.captions}
					shown={isBusy ? t.captionsSending : t.captions}
					icon={Captions}
					accept=".vtt,text/vtt"
					isBusy={isBusy}
					isPlain
					onChoose={choose}
				/>
			</p>
			<p className="field-error" role="alert">
				{fault}
			</p>
		</div>
	);
}
