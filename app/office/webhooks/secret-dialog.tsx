import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { webhookTexts } from "./texts";
import "./webhooks.css";

type SecretDialogProps = {
	secret: string;
	/** Of a webhook, unless said. */
	title?: string;
	text?: string;
	onClose: () => void;
};

/** The one time that a secret is shown. */
export function SecretDialog({ secret, title, text, onClose }: SecretDialogProps) {
	const t = useTexts(webhookTexts);
	const copy = async () => {
		await navigator.clipboard.writeText(secret);
		showSuccess(t.copied);
	};
	return (
		<Dialog
			title={title ?? t.secretTitle}
			description={text ?? t.secretText}
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
