import sharp, { type Metadata, type ResizeOptions } from "sharp";
import { refuse } from "../../platform/http/refusal";
import { fairQueue } from "../../platform/queues/fair-queue.server";
import { photoRefusals } from "./contract";
import { countScans } from "./count-scans.server";
import {
	avatarEdge,
	mostDecodedBytes,
	mostPhotoEdge,
	mostPhotoPixels,
	mostScans,
	storedPhotoEdge,
} from "./photo-limits";

/** A photo is kept whole; an avatar is its central square. */
export type PhotoShape = "whole" | "avatar";

/** Decoding a photo may take 100 MB and two seconds, so one is processed at a time, and of each member in turn. */
const inTurn = fairQueue({ atOnce: 1, waiting: 20 }, { atOnce: 1, waiting: 2 });

/** The same picture, re-encoded: upright, no larger than needed, and without metadata. */
export async function drawAnew(memberId: string, bytes: Buffer, shape: PhotoShape = "whole") {
	if (!startsLikePhoto(bytes) || isDrawnOverAndOver(bytes)) throw refuse(photoRefusals, "photo.not_a_photo");
	return inTurn(memberId, async () => {
		const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" });
		const facts = await picture.metadata().catch(() => null);
		if (!facts || !isKnown(facts)) throw refuse(photoRefusals, "photo.not_a_photo");
		if (isTooLarge(facts)) throw refuse(photoRefusals, "photo.too_many_pixels");
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
	whole: { width: storedPhotoEdge, height: storedPhotoEdge, fit: "inside", withoutEnlargement: true },
	avatar: { width: avatarEdge, height: avatarEdge, fit: "cover" },
} as const satisfies Record<PhotoShape, ResizeOptions>;

/**
 * Sixteen bits a channel take twice the memory and time of eight, and a photo has no use for them. A strip two pixels wide
 * takes several times as long as a photo with as many.
 */
function isTooLarge({ width, height, channels, depth }: Metadata) {
	const pixels = width * height;
	if (Math.max(width, height) > mostPhotoEdge) return true;
	return pixels > mostPhotoPixels || pixels * channels * (depth === "uchar" ? 1 : 2) > mostDecodedBytes;
}

/**
 * The magic bytes are checked before any decoder sees the file: a drawing or document must not even be parsed, since
 * parsing one can take longer than re-encoding a thousand photos.
 */
function startsLikePhoto(bytes: Buffer) {
	const ascii = (from: number, to: number) => bytes.toString("latin1", from, to);
	return (
		isJpeg(bytes) ||
		bytes.subarray(0, 8).equals(pngStart) ||
		(ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") ||
		ascii(4, 8) === "ftyp"
	);
}
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(jpegStart);
const isDrawnOverAndOver = (bytes: Buffer) => isJpeg(bytes) && countScans(bytes) > mostScans;
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** By content, regardless of the file's name. AVIF is the only HEIF that browsers send. */
const isKnown = ({ format, compression }: Metadata) =>
	["jpeg", "png", "webp"].includes(format ?? "") || (format === "heif" && compression === "av1");
