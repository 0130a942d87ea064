import { BarcodeDetector as Fallback, prepareZXingModule } from "barcode-detector/ponyfill";

type Detector = { detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]> };
type Native = { new (options: object): Detector; getSupportedFormats(): Promise<string[]> };

let detector: Promise<Detector> | undefined;

/** The phone's built-in reader where there is one; otherwise ZXing, from our own server. */
async function openDetector(): Promise<Detector> {
	const { BarcodeDetector: Native } = window as unknown as { BarcodeDetector?: Native };
	if (Native && (await Native.getSupportedFormats().catch((): string[] => [])).includes("qr_code"))
		return new Native({ formats: ["qr_code"] });
	prepareZXingModule({
		overrides: { locateFile: () => document.body.dataset.reader },
		fireImmediately: true,
	});
	return new Fallback({ formats: ["qr_code"] });
}

/** The text of a QR in a picture; null if there is none. */
export async function readCode(picture: ImageBitmapSource): Promise<string | null> {
	detector ??= openDetector();
	const [found] = await (await detector).detect(picture);
	return found?.rawValue ?? null;
}

export type Camera = { setTorch: ((on: boolean) => void) | null };

/** Calls `onCode` for what it sees, never twice in a row while the same code stays in view. Throws if there is no camera. */
export async function openCamera(
	video: HTMLVideoElement,
	onCode: (code: string) => Promise<void>,
): Promise<Camera> {
	detector ??= openDetector();
	const stream = await navigator.mediaDevices.getUserMedia({
		video: { facingMode: "environment", width: { ideal: 1280 } },
	});
	video.srcObject = stream;
	await video.play();
	void watch(video, onCode);
	const [track] = stream.getVideoTracks();
	const hasTorch = "torch" in (track?.getCapabilities?.() ?? {});
	return {
		setTorch: hasTorch
			? (torch) => void track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
			: null,
	};
}

const pause = 120;
/** The same code counts again once it has been out of sight, or after this long. */
const sameAgainAfter = 6_000;

async function watch(video: HTMLVideoElement, onCode: (code: string) => Promise<void>) {
	let last = { code: "", at: 0 };
	for (;;) {
		await new Promise((done) => setTimeout(done, pause));
		if (video.paused || document.hidden) continue;
		const code = await readCode(video).catch(() => null);
		if (!code || (code === last.code && performance.now() - last.at < sameAgainAfter)) continue;
		await onCode(code);
		last = { code, at: performance.now() };
	}
}
