import sharp, { type Metadata, type ResizeOptions } from "sharp";
import { refuse } from "../platform/refusal";
import { takeTurns } from "../platform/take-turns.server";
import { photoRefusals } from "./contract";
import { avatarEdge, keptPhotoEdge, mostPhotoPixels } from "./photo-limits";

/** A photo is kept whole; an avatar is its central square. */
export type PhotoShape = "whole" | "avatar";

/** Decoding a photo may take 200 MB, so they are processed one at a time. */
const inTurn = takeTurns(1, 20);

/** The same picture, re-encoded: upright, no larger than needed, and without metadata. */
export async function drawAnew(bytes: Buffer, shape: PhotoShape = "whole") {
	if (!startsLikePhoto(bytes)) throw refuse(photoRefusals, "photo.not_a_photo");
	return inTurn(async () => {
		const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" });
		const facts = await picture.metadata().catch(() => null);
		if (!facts || !isKnown(facts)) throw refuse(photoRefusals, "photo.not_a_photo");
		if ((facts.width ?? 0) * (facts.height ?? 0) > mostPhotoPixels)
			throw refuse(photoRefusals, "photo.too_many_pixels");
		const { data, info } = await picture
			.rotate()
			.resize(sizes[shape])
			.webp({ quality: 84 })
			.toBuffer({ resolveWithObject: true })
			.catch(() => {
				throw refuse(photoRefusals, "photo.not_a_photo");
			});
		return { bytes: data, width: info.width, height: info.height };
	});
}

const sizes = {
	whole: { width: keptPhotoEdge, height: keptPhotoEdge, fit: "inside", withoutEnlargement: true },
	avatar: { width: avatarEdge, height: avatarEdge, fit: "cover" },
} as const satisfies Record<PhotoShape, ResizeOptions>;

/**
 * The magic bytes are checked before any decoder sees the file: a drawing or document must not even be parsed, since
 * parsing one can take longer than re-encoding a thousand photos.
 */
function startsLikePhoto(bytes: Buffer) {
	const ascii = (from: number, to: number) => bytes.toString("latin1", from, to);
	return (
		bytes.subarray(0, 3).equals(jpegStart) ||
		bytes.subarray(0, 8).equals(pngStart) ||
		(ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") ||
		ascii(4, 8) === "ftyp"
	);
}
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** By content, regardless of the file's name. AVIF is the only HEIF that browsers send. */
const isKnown = ({ format, compression }: Metadata) =>
	["jpeg", "png", "webp"].includes(format ?? "") || (format === "heif" && compression === "av1");
