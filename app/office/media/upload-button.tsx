import { ImagePlus } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { addPicture, namePicture } from "../../editing/media/contract";
import type { Photo } from "../../editing/photos/contract";
import { photoTypes } from "../../editing/photos/photo-limits";
import { sendPhoto } from "../../editing/photos/send-photo";
import { useSubmit } from "../../platform/browser/use-submit";
import { reasonOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { useChange } from "../read";
import { mediaTexts } from "./texts";
import "./media.css";

/** Sends pictures to the library, each under the name of its file. */
export function UploadButton({ onDone }: { onDone?: (photo: Photo) => void }) {
	const t = useTexts(mediaTexts);
	const name = useChange(namePicture);
	const [fault, setFault] = useState<string>();

	const { submit, isBusy } = useSubmit(
		async (files: File[]) => {
			setFault(undefined);
			for (const file of files) {
				const photo = await sendPhoto(file, addPicture);
				await name.mutateAsync({ id: photo.id, name: file.name.replace(/\.\w+$/, "").slice(0, 120) });
				if (files.length === 1) onDone?.(photo);
			}
		},
		{ isShown: true, onFailure: (error) => setFault(reasonOf(error, t.failed)) },
	);
	const send = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(target.files ?? [])];
		target.value = "";
		void submit(files);
	};
	return (
		<div className="library-upload">
			<label className="button button-ghost button-small">
				<span className="button-label">
					<ImagePlus className="icon" aria-hidden="true" />
					<span role="status">{isBusy ? t.sending : t.upload}</span>
				</span>
				<input
					className="over"
					type="file"
					multiple
					accept={photoTypes.join(",")}
					aria-label={t.upload}
					disabled={isBusy}
					onChange={send}
				/>
			</label>
			<p className="field-error" role="alert">
				{fault}
			</p>
		</div>
	);
}
