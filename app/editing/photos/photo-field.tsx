import { ImagePlus, X } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { useSubmit } from "../../platform/browser/use-submit";
import { reasonOf } from "../../platform/http/field-errors";
import type { Photo } from "./contract";
import { mostPhotoBytes, photoTypes } from "./photo-limits";
import { sendPhoto } from "./send-photo";
import "./photo-field.css";

type PhotoFieldProps = {
	photos: readonly Photo[];
	most: number;
	onChange: (photos: Photo[]) => void;
	texts: {
		photos: string;
		addPhoto: string;
		removePhoto: (position: number) => string;
		sendingPhoto: string;
		photoFailed: string;
		photoLimits: string;
	};
};

/** A few photos, uploaded as soon as they are chosen, so that a failed upload does not lose the text beside them. */
export function PhotoField({ photos, most, onChange, texts: t }: PhotoFieldProps) {
	const [fault, setFault] = useState("");
	const { submit, isBusy } = useSubmit(async (files: File[]) => {
		setFault("");
		const sent = [...photos];
		for (const file of files) {
			if (!photoTypes.some((type) => type === file.type) || file.size > mostPhotoBytes) {
				setFault(t.photoLimits);
				continue;
			}
			try {
				sent.push(await sendPhoto(file));
			} catch (error) {
				setFault(reasonOf(error, t.photoFailed));
			}
		}
		onChange(sent);
	});
	const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(target.files ?? [])].slice(0, most - photos.length);
		// So that a file that was refused can be chosen again.
		target.value = "";
		void submit(files);
	};
	return (
		<fieldset className="photo-field">
			<legend>{t.photos}</legend>
			<div className="flow">
				{photos.map(({ id }, index) => (
					<span key={id}>
						<img src={`/photo/${id}?w=320&format=webp`} width={80} height={80} alt="" />
						<button
							type="button"
							aria-label={t.removePhoto(index + 1)}
							onClick={() => onChange(photos.filter((photo) => photo.id !== id))}
						>
							<X className="icon" aria-hidden="true" />
						</button>
					</span>
				))}
				{photos.length < most && (
					<label className="stack gap-1 small">
						<ImagePlus className="icon" aria-hidden="true" />
						<span role="status">{isBusy ? t.sendingPhoto : t.addPhoto}</span>
						<input
							className="over"
							type="file"
							multiple
							accept={photoTypes.join(",")}
							aria-label={t.addPhoto}
							disabled={isBusy}
							onChange={add}
						/>
					</label>
				)}
			</div>
			<p className="small muted">{t.photoLimits}</p>
			<p className="field-error" role="alert">
				{fault}
			</p>
		</fieldset>
	);
}
