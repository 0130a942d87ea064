import { useState, useSyncExternalStore } from "react";
import { registerPush } from "../notifications/push";
import { useTexts } from "../platform/language";
import { Button } from "../ui/button";
import { Note } from "../ui/note";
import { settingsTexts } from "./texts";

type Permission = NotificationPermission | "unsupported";

/** Whether this browser may show notifications. Asking is the reader's own step, never the page's. */
export function PushPermission() {
	const t = useTexts(settingsTexts);
	const permission = usePermission();
	const [isAsking, setAsking] = useState(false);
	if (permission === null) return null;
	const ask = async () => {
		setAsking(true);
		await registerPush();
		setAsking(false);
		for (const listener of listeners) listener();
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

const listeners = new Set<() => void>();

/** Null on the server, which cannot know. */
function usePermission(): Permission | null {
	return useSyncExternalStore<Permission | null>(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => ("Notification" in window && "PushManager" in window ? Notification.permission : "unsupported"),
		() => null,
	);
}
