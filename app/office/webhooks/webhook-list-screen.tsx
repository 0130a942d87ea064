import { useState } from "react";
import { Link } from "react-router";
import { webhookList } from "../../messages/webhooks/contract";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { webhookTexts } from "./texts";
import { WebhookBadge } from "./webhook-badge";
import { WebhookDialog } from "./webhook-dialog";
import "./webhooks.css";

export function WebhookListScreen() {
	const t = useTexts(webhookTexts);
	const read = useRead(webhookList, {});
	const [isAdding, setAdding] = useState(false);
	return (
		<Screen
			title={t.title}
			actions={
				<Button variant="ghost" size="small" onClick={() => setAdding(true)}>
					{t.add}
				</Button>
			}
		>
			<p className="webhook-about">{t.about}</p>
			<ReadState of={read}>
				{({ webhooks }) => (
					<RecordTable
						label={t.title}
						rows={webhooks}
						keyOf={({ id }) => id}
						columns={[
							{
								label: t.columns.url,
								cell: ({ id, url, description }) => (
									<>
										<Link className="webhook-url" to={`/office/webhooks/${id}`}>
											{url}
										</Link>
										<small>{description}</small>
									</>
								),
							},
							{
								label: t.columns.events,
								cell: ({ events }) => events.map((event) => t.events[event]).join(", "),
							},
							{ label: t.columns.state, cell: (webhook) => <WebhookBadge webhook={webhook} /> },
						]}
						empty={{ title: t.none }}
					/>
				)}
			</ReadState>
			{isAdding && <WebhookDialog webhook={null} onClose={() => setAdding(false)} />}
		</Screen>
	);
}
