import { useEffect, useState } from "react";
import { registerPush } from "../../messages/push/push";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { settingsTexts } from "./texts";
import { announcePermission, usePushPermission } from "./use-push-permission";

/** Whether this browser may show notifications. The prompt appears only when the reader asks for it. */
export function PushPermission() {
	const t = useTexts(settingsTexts);
	const permission = usePushPermission();
	const [isAsking, setAsking] = useState(false);
	// It may have been unblocked in the browser's settings, without a click here.
	useEffect(() => {
		if (permission === "granted") void registerPush();
	}, [permission]);
	if (permission === null) return null;
	const ask = async () => {
		setAsking(true);
		await registerPush();
		setAsking(false);
		announcePermission();
	};
	return (
		<div className="push-permission">
			<Note tone={tones[permission]} announce>
				{t.push[permission]}
			</Note>
			{permission === "default" && (
				<Button onClick={() => void ask()} loading={isAsking}>
					{t.allow}
				</Button>
			)}
		</div>
	);
}

const tones = { default: "info", granted: "ok", denied: "warn", unsupported: "warn" } as const;
