/** Plays an HLS stream: by the browser itself where it can, else through hls.js. Answers how to stop. */
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
			// The page's policy has no room for workers made of text.
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
