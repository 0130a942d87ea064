import { useRef } from "react";
import { addPicture } from "../../../editing/media/contract";
import { sendPhoto } from "../../../editing/photos/send-photo";
import { showSuccess } from "../../../platform/browser/toast";
import { useSubmit } from "../../../platform/browser/use-submit";
import { useTexts } from "../../../platform/words/language";
import type { PictureRef } from "../../../ui/art/picture-ref";
import { Button } from "../../../ui/button";
import { filmTexts } from "./texts";
import "./films.css";

/** Plays the film, and takes the picture that it shows as the cover: into the library, as any other. */
export function FilmMoment({ film, onTake }: { film: string; onTake: (picture: PictureRef) => void }) {
	const t = useTexts(filmTexts);
	const video = useRef<HTMLVideoElement>(null);
	const { submit, isBusy } = useSubmit(
		async () => {
			const picture = await drawMoment(video.current!);
			const { id, width, height } = await sendPhoto(
				new File([picture], "film.jpg", { type: picture.type }),
				addPicture,
			);
			onTake({ photo: id, width, height });
			showSuccess(t.taken);
		},
		{ failed: t.notTaken },
	);
	return (
		<details className="film-moment">
			<summary>{t.moment}</summary>
			<p>
				<small>{t.momentHint}</small>
			</p>
			<video ref={video} src={film} controls muted playsInline preload="metadata" aria-label={t.film} />
			<p>
				<Button variant="ghost" size="small" loading={isBusy} onClick={() => void submit()}>
					{t.take}
				</Button>
			</p>
		</details>
	);
}

async function drawMoment(video: HTMLVideoElement): Promise<Blob> {
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
	canvas.getContext("2d")?.drawImage(video, 0, 0);
	return new Promise((resolve, reject) =>
		canvas.toBlob(
			(picture) => (picture ? resolve(picture) : reject(new Error("no picture"))),
			"image/jpeg",
			0.9,
		),
	);
}
