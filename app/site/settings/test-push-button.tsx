import { useState } from "react";
import { testPush } from "../../messages/notifications/contract";
import { showError, showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { settingsTexts } from "./texts";
import { usePushPermission } from "./use-push-permission";

/** Lets a member check that notifications arrive; hidden unless they are allowed. */
export function TestPushButton() {
	const t = useTexts(settingsTexts);
	const permission = usePushPermission();
	const [isBusy, setBusy] = useState(false);
	const send = async () => {
		setBusy(true);
		try {
			const { browsers } = await callApi(testPush, {});
			if (browsers > 0) showSuccess(t.testSent(browsers));
			else showError(t.testNowhere);
		} catch {
			// A toast says why.
		}
		setBusy(false);
	};
	// The text above says what to do instead.
	if (permission !== "granted") return null;
	return (
		<p>
			<Button variant="ghost" size="small" loading={isBusy} onClick={() => void send()}>
				{t.test}
			</Button>
		</p>
	);
}
