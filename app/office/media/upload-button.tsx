import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { addPicture, namePicture } from "../../editing/media/contract";
import type { Photo } from "../../editing/photos/contract";
import { photoTypes } from "../../editing/photos/photo-limits";
import { sendPhoto } from "../../editing/photos/send-photo";
import { useSubmit } from "../../platform/browser/use-submit";
import { reasonOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { useChange } from "../read";
import { FileButton } from "../ui/file-button";
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
	return (
		<div className="library-upload">
			<FileButton
				label={t.upload}
				shown={isBusy ? t.sending : t.upload}
				icon={ImagePlus}
				accept={photoTypes.join(",")}
				isBusy={isBusy}
				isPlain
				isMultiple
				onChoose={(files) => void submit(files)}
			/>
			<p className="field-error" role="alert">
				{fault}
			</p>
		</div>
	);
}
