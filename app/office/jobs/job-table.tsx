import { Link } from "react-router";
import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmButton } from "../../ui/dialogs/confirm-button";
import { Badge } from "../../ui/feedback/badge";
import { ActionButton } from "../../ui/forms/action-button";
import { useChange } from "../read";
import { RecordTable } from "../ui/record-table";
import { giveUpOnJob, type JobShown, tryJobAgain } from "./contract";
import { jobTexts } from "./texts";

type JobTableProps = { state: "failed" | "waiting"; jobs: readonly JobShown[]; next: string | null };

export function JobTable({ state, jobs, next }: JobTableProps) {
	const t = useTexts(jobTexts);
	const language = useLanguage();
	const time = (at: string) => formatDateTime(at, "short", language, club.timeZone);
	return (
		<RecordTable
			label={t.tabs[state]}
			rows={jobs}
			keyOf={({ id }) => id}
			next={next}
			empty={{ title: t.none[state] }}
			columns={[
				{
					label: t.columns.queue,
					cell: ({ queue, about, state }) => (
						<>
							{queue} {state === "running" && <Badge tone="ok">{t.running}</Badge>}
							{about.map((id) => (
								<small key={id} className="jobs-about-what">
									<About id={id} />
								</small>
							))}
						</>
					),
				},
				{
					label: t.columns.reason,
					cell: ({ reason, requestId }) => (
						<div className="jobs-reason">
							{reason ?? t.noReason}
							{requestId && <small className="muted">{t.request(requestId)}</small>}
						</div>
					),
				},
				{
					label: t.columns.since,
					cell: ({ createdAt, dueAt, failedAt }) => (
						<>
							{time(failedAt ?? createdAt)}
							{!failedAt && <small className="muted">{t.due(time(dueAt))}</small>}
						</>
					),
				},
				{ label: t.columns.tries, isNumber: true, cell: ({ tries }) => tries },
				{ label: t.columns.act, isLabelHidden: true, cell: (job) => <Acts job={job} /> },
			]}
		/>
	);
}

/** An order's number leads to it. */
const About = ({ id }: { id: string }) =>
	/^[A-Z]{2}-[0-9A-Z]+$/.test(id) ? <Link to={`/office/orders/${id}`}>{id}</Link> : id;

function Acts({ job: { id, queue, state, tries } }: { job: JobShown }) {
	const t = useTexts(jobTexts);
	const again = useChange(tryJobAgain);
	const giveUp = useChange(giveUpOnJob);
	if (state === "running") return null;
	return (
		<div className="row flow gap-2">
			{tries > 0 && (
				<ActionButton
					variant="ghost"
					size="small"
					aria-label={t.againNamed(queue)}
					onPress={() => again.mutateAsync({ queue, id })}
					done={t.queued}
				>
					{t.again}
				</ActionButton>
			)}
			<ConfirmButton
				trigger={
					<Button variant="ghost" size="small" aria-label={t.giveUpNamed(queue)}>
						{t.giveUp}
					</Button>
				}
				title={t.giveUpTitle}
				action={t.giveUp}
				onConfirm={() => giveUp.mutateAsync({ queue, id })}
				done={t.gaveUp}
			>
				<p>{t.giveUpText(queue)}</p>
			</ConfirmButton>
		</div>
	);
}
