import { lazy, Suspense, useEffect, useState } from "react";
import { usePreferences } from "../platform/preferences";
import { onFirstToast, toasterIsDrawn } from "../platform/toast";

const Toaster = lazy(async () => ({ default: (await import("./toaster")).Toaster }));

/** Top right, 5 seconds each, at most 20. Loaded with the first toast: most visits never see one. */
export function Toasts() {
	const [needed, setNeeded] = useState(false);
	const { theme } = usePreferences();
	useEffect(() => onFirstToast(() => setNeeded(true)), []);
	if (!needed) return null;
	return (
		<Suspense>
			<Toaster theme={theme} />
			<Drawn />
		</Suspense>
	);
}

/** Rendered after the toaster, so its effect runs after the toaster's. */
function Drawn() {
	useEffect(toasterIsDrawn, []);
	return null;
}
