import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { Picture } from "../../ui/pictures/picture";
import { LibraryDialog } from "../media/library-dialog";
import { storeOfficeTexts } from "./texts";

const mostPictures = 12;

type PicturesFieldProps = {
	pictures: readonly PictureRef[];
	error: string | undefined;
	onChange: (pictures: readonly PictureRef[]) => void;
};

/** A product's pictures in the order of its page; the first is the one lists show. */
export function PicturesField({ pictures, error, onChange }: PicturesFieldProps) {
	const { product: t } = useTexts(storeOfficeTexts);
	const [isOpen, setOpen] = useState(false);
	const move = (from: number, to: number) => {
		const next = [...pictures];
		next.splice(to, 0, ...next.splice(from, 1));
		onChange(next);
	};
	return (
		<fieldset className="store-pictures stack">
			<legend>{t.pictures}</legend>
			<p className="small muted">{pictures.length === 0 ? t.drawnPicture : t.picturesHint}</p>
			<ol className="flow gap-3">
				{pictures.map((picture, at) => (
					<li className="stack gap-1" key={"photo" in picture ? picture.photo : JSON.stringify(picture)}>
						<Picture picture={picture} ratio="1/1" width={192} height={192} fit="contain" alt="" />
						<div>
							<IconButton
								icon={ArrowLeft}
								label={t.pictureEarlier(at + 1)}
								disabled={at === 0}
								onClick={() => move(at, at - 1)}
							/>
							<IconButton
								icon={ArrowRight}
								label={t.pictureLater(at + 1)}
								disabled={at === pictures.length - 1}
								onClick={() => move(at, at + 1)}
							/>
							<IconButton
								icon={X}
								label={t.pictureRemove(at + 1)}
								onClick={() => onChange(pictures.filter((_, one) => one !== at))}
							/>
						</div>
					</li>
				))}
			</ol>
			{error && (
				<p className="field-error" role="alert">
					{error}
				</p>
			)}
			{pictures.length < mostPictures && (
				<Button variant="ghost" size="small" onClick={() => setOpen(true)}>
					{t.pictureAdd}
				</Button>
			)}
			<LibraryDialog
				open={isOpen}
				onClose={() => setOpen(false)}
				onChoose={({ id, width, height }) => {
					if (!pictures.some((one) => "photo" in one && one.photo === id))
						onChange([...pictures, { photo: id, width, height }]);
					setOpen(false);
				}}
			/>
		</fieldset>
	);
}
