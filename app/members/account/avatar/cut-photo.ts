import { avatarEdge } from "../../../editing/photos/photo-limits";

export type Square = { x: number; y: number; width: number; height: number };

/** The chosen square of a photo, upright as the browser shows it, in the size the server keeps. */
export async function cutPhoto(file: Blob, { x, y, width, height }: Square): Promise<Blob> {
	const photo = await createImageBitmap(file);
	const canvas = document.createElement("canvas");
	canvas.width = avatarEdge;
	canvas.height = avatarEdge;
	const pen = canvas.getContext("2d");
	if (!pen) throw new Error("no canvas");
	// JPEG has no transparency: transparent pixels would turn black.
	pen.fillStyle = "#fff";
	pen.fillRect(0, 0, avatarEdge, avatarEdge);
	pen.imageSmoothingQuality = "high";
	pen.drawImage(photo, x, y, width, height, 0, 0, avatarEdge, avatarEdge);
	photo.close();
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/jpeg", 0.92);
	});
}
