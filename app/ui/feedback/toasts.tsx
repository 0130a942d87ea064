import { useEffect } from "react";
import { usePreferences } from "../../platform/browser/preferences";
import { onFirstToast, toasterIsDrawn } from "../../platform/browser/toast";
import { useLatePart } from "./late-part";

const fetchToaster = async () => (await import("./toaster")).Toaster;

/** Top right, 5 seconds each, at most 20. Loaded with the first toast: most visits never see one. */
export function Toasts() {
	const [Toaster, want] = useLatePart(fetchToaster);
	const { theme } = usePreferences();
	useEffect(() => onFirstToast(want), [want]);
	if (!Toaster) return null;
	return (
		<>
			<Toaster theme={theme} />
			<Drawn />
		</>
	);
}

/** Rendered after the toaster, so its effect runs after the toaster's. */
function Drawn() {
	useEffect(toasterIsDrawn, []);
	return null;
}
