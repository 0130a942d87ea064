import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

const [width, height, frames] = [640, 480, 4];

/** A film of the QR that the product has drawn, for Chromium to play as its camera. */
export async function filmOf({ size, drawing }: { size: number; drawing: string }): Promise<string> {
	const box = size + 8;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${box} ${box}" width="400" height="400" shape-rendering="crispEdges"><rect x="-4" y="-4" width="${box}" height="${box}" fill="#fff"/><path d="${drawing}"/></svg>`;
	const luma = await sharp(Buffer.from(svg))
		.flatten({ background: "#fff" })
		.resize(width, height, { fit: "contain", background: "#888" })
		.greyscale()
		.raw()
		.toBuffer();
	const colourless = Buffer.alloc((width * height) / 2, 128);
	const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, colourless]);
	const film = path.join(mkdtempSync(path.join(tmpdir(), "ombak-film-")), "qr.y4m");
	writeFileSync(
		film,
		Buffer.concat([
			Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
			...Array<Buffer>(frames).fill(frame),
		]),
	);
	return film;
}
