import { Undo2 } from "lucide-react";
import { showSuccess } from "../../../platform/browser/toast";
import { formatTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { endMeasure } from "../../../tickets/gate/board/runbook-contract";
import { Note } from "../../../ui/feedback/note";
import { useChange } from "../../read";
import { LongPressButton } from "../../ui/long-press-button";
import type { Board } from "./board-screen";
import { runbookTexts } from "./runbook-texts";

type Measure = Board["measures"][number];

/** What is in force or waits for a second person, above everything else, with the way back. */
export function BoardMeasures({ board, mayEnd }: { board: Board; mayEnd: boolean }) {
	const t = useTexts(runbookTexts);
	const language = useLanguage();
	const end = useChange(endMeasure);
	const since = ({ by, at }: Measure) => t.since(by, formatTime(at, language, board.event.venue.timeZone));
	const wordsOf = ({ kind, gate, toGate, isAsked }: Measure) => {
		if (isAsked && (kind === "delay" || kind === "evacuate")) return t.isAsked[kind];
		return t.inForce[kind](t.gate(gate ?? ""), t.gate(toGate ?? ""));
	};
	const endOf = ({ kind, isAsked }: Measure) => {
		if (isAsked) return t.withdraw;
		return kind === "hold" ? t.reopen : kind === "delay" ? t.undoDelay : t.end;
	};
	return (
		<>
			{end.error && (
				<Note tone="err" announce>
					{end.error.message}
				</Note>
			)}
			{board.measures.map((one) => (
				<Note key={one.id} tone={isGrave(one) ? "err" : "warn"} announce>
					<div className="board-measure row flow apart">
						<p>
							<b>{wordsOf(one)}</b> <small>{since(one)}</small>
						</p>
						{mayEnd && (
							<LongPressButton
								label={endOf(one)}
								hint={t.hold}
								icon={<Undo2 className="icon" aria-hidden="true" />}
								disabled={end.isPending}
								onPressed={() => end.mutate({ id: one.id }, { onSuccess: () => showSuccess(t.ended) })}
							/>
						)}
					</div>
				</Note>
			))}
		</>
	);
}

const isGrave = ({ kind }: Measure) => kind === "hold" || kind === "evacuate";
