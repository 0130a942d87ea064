import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { club } from "../../../club/profile";
import { revokeServiceKey, type ServiceKeyShown, serviceKeyList } from "../../members/service-keys/contract";
import { callApi } from "../../platform/http/call-api";
import { formatDate, formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmButton } from "../../ui/dialogs/confirm-button";
import { Badge } from "../../ui/feedback/badge";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { KeyDialog } from "./key-dialog";
import { keyTexts } from "./texts";
import "../webhooks/webhooks.css";

export function KeyListScreen() {
	const t = useTexts(keyTexts);
	const language = useLanguage();
	const read = useRead(serviceKeyList, {});
	const [isAdding, setAdding] = useState(false);
	/** The day before the instant at which it ends. */
	const lastDay = (endsAt: string) =>
		formatDate(new Date(Date.parse(endsAt) - 1).toISOString(), "medium", language, club.timeZone);
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
				{({ keys }) => (
					<RecordTable
						label={t.title}
						rows={keys}
						keyOf={({ id }) => id}
						columns={[
							{
								label: t.columns.name,
								cell: ({ name, hint, lastUsedAt }) => (
									<>
										<b>{name}</b>
										<small>
											{hint}… ·{" "}
											{lastUsedAt
												? t.used(formatDateTime(lastUsedAt, "medium", language, club.timeZone))
												: t.unused}
										</small>
									</>
								),
							},
							{
								label: t.columns.scopes,
								cell: ({ scopes }) => scopes.map((one) => t.scopes[one]).join(", "),
							},
							{ label: t.columns.owner, cell: ({ owner }) => owner.name },
							{ label: t.columns.ends, cell: ({ endsAt }) => lastDay(endsAt) },
							{ label: t.columns.state, cell: (key) => <KeyState serviceKey={key} /> },
						]}
						empty={{ title: t.none }}
					/>
				)}
			</ReadState>
			{isAdding && <KeyDialog onClose={() => setAdding(false)} />}
		</Screen>
	);
}

function KeyState({ serviceKey: { id, name, state } }: { serviceKey: ServiceKeyShown }) {
	const t = useTexts(keyTexts);
	const queries = useQueryClient();
	return (
		<span className="row flow gap-2">
			<Badge tone={state === "valid" ? "ok" : "line"}>{t.states[state]}</Badge>
			{(state === "valid" || state === "idle") && (
				<ConfirmButton
					title={t.revokeTitle}
					description={t.revokeText(name)}
					action={t.revoke}
					trigger={
						<Button variant="ghost" size="small" aria-label={t.revokeOf(name)}>
							{t.revoke}
						</Button>
					}
					onConfirm={() => callApi(revokeServiceKey, { id })}
					done={t.revoked}
					after={() => queries.invalidateQueries()}
				/>
			)}
		</span>
	);
}
