import QRCode from "qrcode";

export type QrDrawing = { size: number; path: string };

/** One path of all dark modules, each row's runs as rectangles. Drawn on the server, so that no browser loads a library. */
export function drawQr(text: string): QrDrawing {
	const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
	const runs: string[] = [];
	for (let row = 0; row < size; row++)
		for (let from = 0; from < size; from++) {
			let to = from;
			while (to < size && data[row * size + to]) to++;
			if (to > from) runs.push(`M${from} ${row}h${to - from}v1h${from - to}z`);
			from = to;
		}
	return { size, path: runs.join("") };
}
