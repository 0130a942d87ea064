/** Plays an HLS stream natively if the browser can, otherwise with hls.js. Returns a stop function. */
export function attachStream(video: HTMLVideoElement, address: string, onBroken: () => void): () => void {
	if (video.canPlayType("application/vnd.apple.mpegurl")) {
		video.src = address;
		return () => video.removeAttribute("src");
	}
	let isWanted = true;
	let stop = () => {};
	import("hls.js").then(
		({ default: Hls }) => {
			if (!isWanted) return;
			if (!Hls.isSupported()) return onBroken();
			// The content security policy forbids blob workers.
			const stream = new Hls({ enableWorker: false });
			stream.on(Hls.Events.ERROR, (_, { fatal }) => {
				if (fatal) onBroken();
			});
			stream.loadSource(address);
			stream.attachMedia(video);
			stop = () => stream.destroy();
		},
		() => onBroken(),
	);
	return () => {
		isWanted = false;
		stop();
	};
}
