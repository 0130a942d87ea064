import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmButton } from "../../ui/dialogs/confirm-button";
import { Select } from "../../ui/fields/select";
import { useChange, useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { jobList, tryQueueAgain } from "./contract";
import { JobTable } from "./job-table";
import { jobTexts } from "./texts";
import "./jobs.css";

type Queues = AnswerOf<typeof jobList>["queues"];

const everyMinute = 60_000;

/** What runs in the background and could not be done, or not yet. */
export function JobListScreen() {
	const t = useTexts(jobTexts);
	const { value, addressWith } = useAddress();
	const state = value("state") === "waiting" ? "waiting" : "failed";
	const queue = value("queue");
	const input = { state, queue, after: value("after") } as const;
	const read = useRead(jobList, input, { keepsPrevious: true, refetchInterval: everyMinute });
	const countOf = (which: "failed" | "waiting") =>
		read.data?.queues.reduce((sum, one) => sum + one[which], 0);
	return (
		<Screen title={t.title}>
			<p className="jobs-about">{t.about}</p>
			<Tabs
				label={t.title}
				tabs={(["failed", "waiting"] as const).map((tab) => ({
					to: addressWith("state", tab === "failed" ? undefined : tab),
					label: t.tabs[tab],
					count: countOf(tab),
					isCurrent: tab === state,
				}))}
			/>
			<ReadState of={read}>
				{({ queues, jobs, next }) => (
					<>
						<QueueFilter queues={queues} state={state} queue={queue} />
						<JobTable key={state} state={state} jobs={jobs} next={next} />
					</>
				)}
			</ReadState>
		</Screen>
	);
}

type QueueFilterProps = { queues: Queues; state: "failed" | "waiting"; queue: string | undefined };

function QueueFilter({ queues, state, queue }: QueueFilterProps) {
	const t = useTexts(jobTexts);
	const { change } = useAddress();
	const here = queues.filter((one) => one[state] > 0 || one.queue === queue);
	const chosen = queues.find((one) => one.queue === queue);
	if (here.length === 0) return null;
	return (
		<div className="office-filters flow">
			<Select
				label={t.queueLabel}
				hideLabel
				value={queue ?? ""}
				onChange={({ target }) => change("queue", target.value)}
				options={[
					{ value: "", label: t.allQueues },
					...here.map((one) => ({ value: one.queue, label: `${one.queue} (${one[state]})` })),
				]}
			/>
			{state === "failed" && chosen && chosen.failed > 0 && (
				<AllAgain queue={chosen.queue} count={chosen.failed} />
			)}
		</div>
	);
}

function AllAgain({ queue, count }: { queue: string; count: number }) {
	const t = useTexts(jobTexts);
	const again = useChange(tryQueueAgain);
	return (
		<ConfirmButton
			trigger={<Button size="small">{t.allAgain(count, queue)}</Button>}
			title={t.allAgainTitle}
			action={t.again}
			onConfirm={() => again.mutateAsync({ queue })}
			done={t.allQueued(count)}
		>
			<p>{t.allAgainText(count, queue)}</p>
		</ConfirmButton>
	);
}
