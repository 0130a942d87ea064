/**
 * How many scans a JPEG has: each is a pass over the whole picture, so its time to decode grows with them, whatever its
 * size. Cameras and programs write at most a dozen. Only the first picture of the file counts: phones append films.
 */
export function countScans(jpeg: Buffer): number {
	let scans = 0;
	for (let at = 2; ; ) {
		at = jpeg.indexOf(0xff, at);
		const marker = jpeg[at + 1];
		if (at < 0 || marker === undefined || marker === endOfImage) return scans;
		if (marker === startOfScan) scans++;
		// 0, which escapes 0xff in a scan's data, 1 and restart markers stand alone; another 0xff is padding.
		const standsAlone = marker <= 1 || (marker >= 0xd0 && marker <= 0xd7);
		if (marker === 0xff) at += 1;
		else if (standsAlone || at + 4 > jpeg.length) at += 2;
		else at += 2 + jpeg.readUInt16BE(at + 2);
	}
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
