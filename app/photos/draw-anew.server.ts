import sharp, { type Metadata } from "sharp";
import { refuse } from "../platform/refusal";
import { takeTurns } from "../platform/take-turns.server";
import { photoRefusals } from "./contract";
import { keptPhotoEdge, mostPhotoPixels } from "./photo-limits";

/** One photograph may take 200 MB while it is unpacked, so few are at once. */
const inTurn = takeTurns(1, 20);

/** By content, whatever the file is called. AVIF is the one HEIF that browsers send. */
const isKnown = ({ format, compression }: Metadata) =>
	["jpeg", "png", "webp"].includes(format ?? "") || (format === "heif" && compression === "av1");

/** The same picture, drawn anew: upright, no larger than needed, and without any metadata. */
export async function drawAnew(bytes: Buffer) {
	return inTurn(async () => {
		if (bytes.length === 0) throw refuse(photoRefusals, "photo.not_a_photo");
		const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" });
		const facts = await picture.metadata().catch(() => null);
		if (!facts || !isKnown(facts)) throw refuse(photoRefusals, "photo.not_a_photo");
		if ((facts.width ?? 0) * (facts.height ?? 0) > mostPhotoPixels)
			throw refuse(photoRefusals, "photo.too_many_pixels");
		const { data, info } = await picture
			.rotate()
			.resize({ width: keptPhotoEdge, height: keptPhotoEdge, fit: "inside", withoutEnlargement: true })
			.webp({ quality: 84 })
			.toBuffer({ resolveWithObject: true })
			.catch(() => {
				throw refuse(photoRefusals, "photo.not_a_photo");
			});
		return { bytes: data, width: info.width, height: info.height };
	});
}
