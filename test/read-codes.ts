import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const binary = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(binary)).buffer } });

/** What a scanner reads in a picture: the texts of all codes in it. */
export async function readCodes(picture: Uint8Array): Promise<string[]> {
	const found = await readBarcodes(new Uint8Array(picture), { tryHarder: true });
	return found.map(({ text }) => text);
}

/** A QR's path on white paper, with the margin that scanners want around it. */
export const drawDrawing = (drawing: string, size: number): Promise<Buffer> =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="-4 -4 ${size + 8} ${size + 8}">
				<rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${drawing}"/></svg>`,
		),
	)
		.png()
		.toBuffer();
