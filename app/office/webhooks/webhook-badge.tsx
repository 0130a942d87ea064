import type { Webhook } from "../../messages/webhooks/contract";
import { useTexts } from "../../platform/words/language";
import { Badge } from "../../ui/feedback/badge";
import { webhookTexts } from "./texts";

export function WebhookBadge({ webhook }: { webhook: Webhook }) {
	const { states } = useTexts(webhookTexts);
	if (webhook.disabledBecause === "failing") return <Badge tone="err">{states.failingLong}</Badge>;
	if (webhook.disabledBecause) return <Badge tone="line">{states[webhook.disabledBecause]}</Badge>;
	return webhook.failingSince ? (
		<Badge tone="warn">{states.failing}</Badge>
	) : (
		<Badge tone="ok">{states.on}</Badge>
	);
}
