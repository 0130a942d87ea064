import { testPush } from "../../messages/notifications/contract";
import { showError, showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { ActionButton } from "../../ui/forms/action-button";
import { settingsTexts } from "./texts";
import { usePushPermission } from "./use-push-permission";

/** Lets a member check that notifications arrive; hidden unless they are allowed. */
export function TestPushButton() {
	const t = useTexts(settingsTexts);
	const permission = usePushPermission();
	const send = async () => {
		const { browsers } = await callApi(testPush, {});
		if (browsers > 0) showSuccess(t.testSent(browsers));
		else showError(t.testNowhere);
	};
	// The text above says what to do instead.
	if (permission !== "granted") return null;
	return (
		<p>
			<ActionButton variant="ghost" size="small" onPress={send}>
				{t.test}
			</ActionButton>
		</p>
	);
}
