import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

const most = 4;
const step = 1.5;

/**
 * Pinching, on a touch screen or a trackpad, zooms a map around the point between the fingers; so do plus and minus, and
 * zero resets it. One finger and the arrow keys scroll as usual. The map's width follows `--zoom`. A new `part` of the map
 * starts at its own size.
 */
export function useZoom(box: RefObject<HTMLElement | null>, part: string | null) {
	const zoomBy = useRef<(factor: number) => void>(() => {});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another part is another map
	useEffect(() => {
		const { current } = box;
		const map = current?.firstElementChild;
		if (!current || !map) return;
		let scale = 1;
		let begun: { distance: number; scale: number } | null = null;

		function zoomTo(wanted: number, at: { x: number; y: number }) {
			const before = map!.getBoundingClientRect();
			scale = Math.min(most, Math.max(1, wanted));
			// The box keeps its height, and what overflows it scrolls.
			current!.style.maxHeight = scale > 1 ? current!.style.maxHeight || `${current!.clientHeight}px` : "";
			current!.style.setProperty("--zoom", scale.toFixed(3));
			const after = map!.getBoundingClientRect();
			current!.scrollLeft += ((at.x - before.left) / before.width) * after.width - (at.x - after.left);
			current!.scrollTop += ((at.y - before.top) / before.height) * after.height - (at.y - after.top);
		}
		zoomBy.current = (factor) => {
			const { left, top, width, height } = current.getBoundingClientRect();
			zoomTo(scale * factor, { x: left + width / 2, y: top + height / 2 });
		};
		function onTouch(event: TouchEvent) {
			const [one, other] = event.touches;
			if (!one || !other) {
				begun = null;
				return;
			}
			// Otherwise the whole page would be zoomed as well.
			event.preventDefault();
			const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
			begun ??= { distance, scale };
			const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
			zoomTo(begun.scale * (distance / begun.distance), at);
		}
		function onWheel(event: WheelEvent) {
			if (!event.ctrlKey) return;
			event.preventDefault();
			zoomTo(scale * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
		}
		const touches = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
		for (const name of touches) current.addEventListener(name, onTouch, { passive: false });
		current.addEventListener("wheel", onWheel, { passive: false });
		return () => {
			for (const name of touches) current.removeEventListener(name, onTouch);
			current.removeEventListener("wheel", onWheel);
			current.style.removeProperty("--zoom");
			current.style.maxHeight = "";
		};
	}, [box, part]);
	const zoomIn = () => zoomBy.current(step);
	const zoomOut = () => zoomBy.current(1 / step);
	return {
		zoomIn,
		zoomOut,
		onKeyDown: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
			if (ctrlKey || metaKey || altKey) return;
			if (key === "+" || key === "=") zoomIn();
			else if (key === "-") zoomOut();
			else if (key === "0") zoomBy.current(0);
		},
	};
}
