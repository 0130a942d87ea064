import { useEffect } from "react";
import { registerPush } from "../../messages/push/push";
import { useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { ActionButton } from "../../ui/forms/action-button";
import { settingsTexts } from "./texts";
import { announcePermission, usePushPermission } from "./use-push-permission";

/** Whether this browser may show notifications. The prompt appears only when the reader asks for it. */
export function PushPermission() {
	const t = useTexts(settingsTexts);
	const permission = usePushPermission();
	// It may have been unblocked in the browser's settings, without a click here.
	useEffect(() => {
		if (permission === "granted") void registerPush();
	}, [permission]);
	if (permission === null) return null;
	return (
		<div className="push-permission stack gap-4">
			<Note tone={tones[permission]} announce>
				{t.push[permission]}
			</Note>
			{permission === "default" && (
				<ActionButton onPress={registerPush} after={announcePermission}>
					{t.allow}
				</ActionButton>
			)}
		</div>
	);
}

const tones = { default: "info", granted: "ok", denied: "warn", unsupported: "warn" } as const;
