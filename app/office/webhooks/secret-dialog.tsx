import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { webhookTexts } from "./texts";

/** The one time that a secret is shown. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
	const t = useTexts(webhookTexts);
	const copy = async () => {
		await navigator.clipboard.writeText(secret);
		showSuccess(t.copied);
	};
	return (
		<Dialog
			title={t.secretTitle}
			description={t.secretText}
			open
			onOpenChange={(open) => !open && onClose()}
			footer={
				<>
					<Button variant="ghost" onClick={() => void copy()}>
						{t.copy}
					</Button>
					<Button onClick={onClose}>{t.close}</Button>
				</>
			}
		>
			<code className="webhook-secret">{secret}</code>
		</Dialog>
	);
}
