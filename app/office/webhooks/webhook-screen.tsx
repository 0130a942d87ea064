import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { club } from "../../../club/profile";
import {
	deleteWebhook,
	renewWebhookSecret,
	testWebhook,
	type Webhook,
	webhookLog,
} from "../../messages/webhooks/contract";
import { showSuccess } from "../../platform/browser/toast";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { Note } from "../../ui/feedback/note";
import { useChange, useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { DeliveryLog } from "./delivery-log";
import { SecretDialog } from "./secret-dialog";
import { webhookTexts } from "./texts";
import { WebhookBadge } from "./webhook-badge";
import { WebhookDialog } from "./webhook-dialog";
import "./webhooks.css";

const states = ["waiting", "delivered", "failed"] as const;
/** While something is on its way, its outcome should appear by itself. */
const pollEvery = 5_000;

export function WebhookScreen() {
	const t = useTexts(webhookTexts);
	const { id = "" } = useParams();
	const { value } = useAddress();
	const state = states.find((one) => one === value("state"));
	const read = useRead(
		webhookLog,
		{ id, state, after: value("after") },
		{ keepsPrevious: true, refetchInterval: pollEvery },
	);
	const webhook = read.data?.webhook;
	return (
		<Screen
			title={webhook ? new URL(webhook.url).host : t.title}
			from={{ to: "/office/webhooks", label: t.title }}
			badge={webhook && <WebhookBadge webhook={webhook} />}
			actions={webhook && <WebhookActions webhook={webhook} />}
		>
			<ReadState of={read}>
				{({ webhook, deliveries, next }) => (
					<div className="office-stack">
						<WebhookFacts webhook={webhook} />
						<DeliveryLog webhookId={webhook.id} deliveries={deliveries} next={next} state={state} />
					</div>
				)}
			</ReadState>
		</Screen>
	);
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
	const t = useTexts(webhookTexts);
	const language = useLanguage();
	return (
		<section className="office-panel">
			<dl className="office-facts stack">
				<div className="stack gap-3">
					<dt className="muted">{t.columns.url}</dt>
					<dd>{webhook.url}</dd>
				</div>
				{webhook.description && (
					<div className="stack gap-3">
						<dt className="muted">{t.description}</dt>
						<dd>{webhook.description}</dd>
					</div>
				)}
				<div className="stack gap-3">
					<dt className="muted">{t.columns.events}</dt>
					<dd>{webhook.events.map((event) => t.events[event]).join(", ")}</dd>
				</div>
			</dl>
			{webhook.formerSecretUntil && Date.parse(webhook.formerSecretUntil) > Date.now() && (
				<Note>
					{t.formerUntil(formatDateTime(webhook.formerSecretUntil, "medium", language, club.timeZone))}
				</Note>
			)}
		</section>
	);
}

function WebhookActions({ webhook }: { webhook: Webhook }) {
	const t = useTexts(webhookTexts);
	const navigate = useNavigate();
	const [open, setOpen] = useState<"change" | "secret" | "remove" | null>(null);
	const test = useChange(testWebhook);
	const renew = useChange(renewWebhookSecret);
	// Don't refetch what was just deleted.
	const remove = useChange(deleteWebhook, { keeps: [webhookLog.path] });
	const close = () => {
		setOpen(null);
		renew.reset();
	};
	const { id } = webhook;
	if (renew.data) return <SecretDialog secret={renew.data.secret} onClose={close} />;
	return (
		<>
			<Button
				variant="ghost"
				size="small"
				loading={test.isPending}
				onClick={() => test.mutate({ id }, { onSuccess: () => showSuccess(t.testQueued) })}
			>
				{t.test}
			</Button>
			<Button variant="ghost" size="small" onClick={() => setOpen("change")}>
				{t.change}
			</Button>
			<Button variant="ghost" size="small" onClick={() => setOpen("secret")}>
				{t.renew}
			</Button>
			<Button variant="ghost" size="small" onClick={() => setOpen("remove")}>
				{t.remove}
			</Button>
			{open === "change" && <WebhookDialog webhook={webhook} onClose={close} />}
			{(open === "secret" || open === "remove") && (
				<ConfirmDialog
					title={open === "secret" ? t.renew : t.remove}
					description={open === "secret" ? t.renewText : t.removeText}
					action={open === "secret" ? t.renew : t.remove}
					isBusy={renew.isPending || remove.isPending}
					onConfirm={() => {
						if (open === "secret") return renew.mutate({ id });
						remove.mutate(
							{ id },
							{
								onSuccess: () => {
									showSuccess(t.removed);
									void navigate("/office/webhooks");
								},
							},
						);
					}}
					onClose={close}
				>
					<p className="webhook-url">{webhook.url}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
