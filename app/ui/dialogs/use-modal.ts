import { type MouseEvent, useEffect, useRef } from "react";
import "./use-modal.css";

/** Drives a native dialog: the browser keeps the focus inside, makes the rest inert and gives the focus back. */
export function useModal(open: boolean, onClose: () => void) {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (!open) return;
		const dialog = ref.current;
		const freePage = holdPage();
		dialog?.showModal();
		return () => {
			dialog?.close();
			freePage();
		};
	}, [open]);
	return {
		ref,
		// Escape closes at once. The browser tells of a closed dialog with its next frame, when it may be open again.
		onCancel: onClose,
		onClose: () => {
			if (!ref.current?.open) onClose();
		},
		// Its children cover it wholly, so a click that hits the dialog itself was on the scrim.
		onClick: (event: MouseEvent) => {
			if (event.target === ref.current) onClose();
		},
	};
}

/** The page behind stands still, and keeps its width where its scroll bar took some. */
function holdPage() {
	const { style, dataset, clientWidth } = document.documentElement;
	style.setProperty("--scroll-bar", `${window.innerWidth - clientWidth}px`);
	dataset.held = "";
	return () => {
		delete dataset.held;
		style.removeProperty("--scroll-bar");
	};
}
