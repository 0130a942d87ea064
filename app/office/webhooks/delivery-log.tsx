import { club } from "../../../club/profile";
import { resendWebhook, type WebhookDeliveryShown } from "../../messages/webhooks/contract";
import { showSuccess } from "../../platform/browser/toast";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Badge, type BadgeTone } from "../../ui/feedback/badge";
import { Select } from "../../ui/fields/select";
import { useChange } from "../read";
import { RecordTable } from "../ui/record-table";
import { useAddress } from "../ui/use-address";
import { webhookTexts } from "./texts";

type DeliveryLogProps = {
	webhookId: string;
	deliveries: readonly WebhookDeliveryShown[];
	next: string | null;
	state: WebhookDeliveryShown["state"] | undefined;
};

const tones: Record<WebhookDeliveryShown["state"], BadgeTone> = {
	waiting: "warn",
	delivered: "ok",
	failed: "err",
};

/** What was sent, what came of it, and a way to send it again. */
export function DeliveryLog({ webhookId, deliveries, next, state }: DeliveryLogProps) {
	const t = useTexts(webhookTexts);
	const language = useLanguage();
	const { change } = useAddress();
	const resend = useChange(resendWebhook);
	const time = (at: string) => formatDateTime(at, "short", language, club.timeZone);
	return (
		<section aria-labelledby="webhook-log">
			<h2 id="webhook-log" className="webhook-log-title">
				{t.log}
			</h2>
			<div className="office-filters flow">
				<Select
					label={t.stateLabel}
					hideLabel
					value={state ?? "all"}
					onChange={({ target }) => change("state", target.value === "all" ? undefined : target.value)}
					options={Object.entries(t.logStates).map(([value, label]) => ({ value, label }))}
				/>
			</div>
			<RecordTable
				label={t.log}
				rows={deliveries}
				keyOf={({ id }) => id}
				next={next}
				columns={[
					{
						label: t.logColumns.event,
						cell: ({ event, at }) => (
							<>
								{t.events[event as keyof typeof t.events] ?? event}
								<small className="muted">{time(at)}</small>
							</>
						),
					},
					{
						label: t.logColumns.state,
						cell: ({ state, lastStatus, lastError, nextTryAt, tries }) => (
							<>
								<Badge tone={tones[state]}>{t.logStates[state]}</Badge>
								{lastStatus !== null && <small>{t.answered(lastStatus)}</small>}
								{lastError !== null && <small>{t.noAnswer(lastError)}</small>}
								{nextTryAt !== null && tries > 0 && <small>{t.nextTry(time(nextTryAt))}</small>}
							</>
						),
					},
					{ label: t.logColumns.tries, isNumber: true, cell: ({ tries }) => tries },
					{
						label: t.logColumns.body,
						cell: ({ id, body }) => (
							<>
								<details>
									<summary>{t.show}</summary>
									<code className="webhook-body">{body}</code>
								</details>
								<Button
									variant="ghost"
									size="small"
									onClick={() =>
										resend.mutate({ id: webhookId, delivery: id }, { onSuccess: () => showSuccess(t.queued) })
									}
								>
									{t.again}
								</Button>
							</>
						),
					},
				]}
				empty={{ title: t.noLog }}
			/>
		</section>
	);
}
