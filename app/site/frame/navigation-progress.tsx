import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTexts } from "../../platform/words/language";
import { frameTexts } from "./texts";
import "./navigation-progress.css";

/** Most pages load faster than this; only longer waits are shown and announced. */
const patience = 150;

export function NavigationProgress() {
	const t = useTexts(frameTexts);
	const isWaiting = useNavigation().state !== "idle";
	const [isShown, setShown] = useState(false);

	useEffect(() => {
		if (!isWaiting) return;
		const timer = setTimeout(() => setShown(true), patience);
		return () => {
			clearTimeout(timer);
			setShown(false);
		};
	}, [isWaiting]);

	return (
		<div className="navigation-progress" data-shown={isShown || undefined}>
			<span className="visually-hidden" role="status">
				{isShown && t.loadingPage}
			</span>
		</div>
	);
}
