import { useState } from "react";
import { changeWebhook, createWebhook, type Webhook } from "../../messages/webhooks/contract";
import { type WebhookEvent, webhookEvents } from "../../messages/webhooks/webhook-events";
import { useTexts } from "../../platform/words/language";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field } from "../../ui/fields/field";
import { useChange } from "../read";
import { EditDialog, thenClose } from "../ui/edit-dialog";
import { SecretDialog } from "./secret-dialog";
import { webhookTexts } from "./texts";

type WebhookDialogProps = {
	/** Null for a new one. */
	webhook: Webhook | null;
	onClose: () => void;
};

export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
	const t = useTexts(webhookTexts);
	const create = useChange(createWebhook);
	const change = useChange(changeWebhook);
	const [url, setUrl] = useState(webhook?.url ?? "https://");
	const [description, setDescription] = useState(webhook?.description ?? "");
	const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? ["order.paid"]);
	const [isEnabled, setEnabled] = useState(!webhook?.disabledAt);
	const asked = webhook ? change : create;
	const faults = asked.error?.body.errors;
	const save = () => {
		const fields = { url, description, events: [...events] };
		if (!webhook) return create.mutate(fields);
		change.mutate({ id: webhook.id, ...fields, isEnabled }, thenClose(t.saved, onClose));
	};
	if (create.data) return <SecretDialog secret={create.data.secret} onClose={onClose} />;
	return (
		<EditDialog title={webhook ? t.change : t.add} saving={asked} onSave={save} onClose={onClose}>
			<Field
				label={t.url}
				type="url"
				required
				maxLength={500}
				value={url}
				onChange={({ target }) => setUrl(target.value)}
				error={faults?.url?.[0]}
			/>
			<Field
				label={t.description}
				maxLength={200}
				value={description}
				onChange={({ target }) => setDescription(target.value)}
			/>
			<fieldset>
				<legend>{t.eventsLabel}</legend>
				{webhookEvents.map((event) => (
					<Checkbox
						key={event}
						label={t.events[event]}
						checked={events.includes(event)}
						onChange={({ target }) =>
							setEvents(
								webhookEvents.filter((one) => (one === event ? target.checked : events.includes(one))),
							)
						}
					/>
				))}
				{faults?.events && <p className="field-error">{t.chooseEvent}</p>}
			</fieldset>
			{webhook && (
				<Checkbox
					label={t.enabled}
					checked={isEnabled}
					onChange={({ target }) => setEnabled(target.checked)}
				/>
			)}
		</EditDialog>
	);
}
