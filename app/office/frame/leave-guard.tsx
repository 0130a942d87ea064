import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTexts } from "../../platform/words/language";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { officeTexts } from "../texts";
import { hasUnsaved, useHasUnsaved } from "../ui/use-leave-question";

/** Once, around all screens: a router allows only one blocker, and a screen may have several forms. */
export function LeaveGuard() {
	const { leaving: t } = useTexts(officeTexts);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
	);
	const isUnsaved = useHasUnsaved();
	// The last edit has been saved by now: nothing left to ask about.
	useEffect(() => {
		if (blocker.state === "blocked" && !isUnsaved) blocker.proceed();
	}, [blocker, isUnsaved]);
	if (blocker.state !== "blocked") return null;
	return (
		<ConfirmDialog
			title={t.title}
			description={t.text}
			action={t.leave}
			cancel={t.stay}
			isBusy={false}
			onConfirm={() => blocker.proceed()}
			onClose={() => blocker.reset()}
		/>
	);
}
