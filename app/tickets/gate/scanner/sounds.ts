import type { Face } from "../scan-verdicts";

/** Each answer has a pattern of its own, so that a steward hears it without looking: [pitch in Hz, seconds, pause after]. */
const patterns = {
	in: [
		[520, 0.09, 0],
		[660, 0.09, 0],
		[880, 0.14, 0],
	],
	used: [
		[220, 0.16, 0.08],
		[220, 0.16, 0],
	],
	void: [
		[660, 0.12, 0.06],
		[440, 0.12, 0.06],
		[260, 0.2, 0],
	],
	held: [
		[440, 0.3, 0.12],
		[440, 0.3, 0],
	],
	other: [
		[330, 0.1, 0],
		[700, 0.1, 0.1],
		[330, 0.1, 0],
		[700, 0.1, 0],
	],
	forged: [[130, 0.9, 0]],
} as const satisfies Record<Face, readonly (readonly [number, number, number])[]>;

const buzzes: Record<Face, number[]> = {
	in: [80],
	used: [120, 80, 120],
	void: [80, 60, 80, 60, 80],
	held: [300, 120, 300],
	other: [200, 60, 60],
	forged: [700],
};

let audio: AudioContext | undefined;

/** Browsers allow sound only after a touch: called when the gate is opened. */
export function wakeSound() {
	audio ??= new AudioContext();
	void audio.resume();
}

export function play(sound: Face, isLoud: boolean) {
	// Browsers complain about a page that vibrates before anybody has touched it, as after a reload.
	if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzzes[sound]);
	if (!audio || !isLoud) return;
	let at = audio.currentTime;
	for (const [pitch, length, rest] of patterns[sound]) {
		const tone = audio.createOscillator();
		const volume = audio.createGain();
		tone.type = sound === "forged" ? "sawtooth" : "square";
		tone.frequency.value = pitch;
		volume.gain.setValueAtTime(0.25, at);
		volume.gain.linearRampToValueAtTime(0, at + length);
		tone.connect(volume).connect(audio.destination);
		tone.start(at);
		tone.stop(at + length);
		at += length + rest;
	}
}
