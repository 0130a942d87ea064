import { useParams } from "react-router";
import { useChanges } from "../../../platform/browser/use-changes";
import type { AnswerOf } from "../../../platform/http/contract";
import { formatClock, formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { matchDayBoard } from "../../../tickets/gate/board/board-contract";
import { useClock } from "../../../ui/clock";
import { Note } from "../../../ui/feedback/note";
import { useHasRole } from "../../frame/use-me";
import { useRead } from "../../read";
import { ReadState } from "../../ui/read-state";
import { Screen } from "../../ui/screen";
import { TableBox } from "../../ui/table-box";
import { ticketOfficeTexts } from "../texts";
import { BoardGates } from "./board-gates";
import { BoardIncidents } from "./board-incidents";
import { BoardMeasures } from "./board-measures";
import { EntryChart } from "./entry-chart";
import { FillBar } from "./fill-bar";
import { Runbook } from "./runbook";
import "./board.css";
import "../tickets.css";

export type Board = AnswerOf<typeof matchDayBoard>;

export function BoardScreen() {
	const { event = "" } = useParams();
	const { live: t, ...shared } = useTexts(ticketOfficeTexts);
	const mayTicket = useHasRole("ticketing");
	const read = useRead(matchDayBoard, { event });
	useChanges(`board:${event}`, read.refetch);
	return (
		<Screen
			title={read.data?.event.title ?? t.title}
			from={{ to: "/office/tickets", label: shared.title }}
			actions={
				<a className="ticket-link" href="/gate">
					{t.scanner}
				</a>
			}
		>
			<ReadState of={read}>
				{(board) => (
					<div className="office-stack">
						{read.error && (
							<Note tone="warn" announce>
								{t.stale}
							</Note>
						)}
						<BoardMeasures board={board} mayEnd={mayTicket} />
						<Figures board={board} />
						<div className="office-grid stack gap-4">
							<EntryChart board={board} />
							<BoardGates board={board} />
						</div>
						<div className="office-grid stack gap-4 board-day">
							<div className="office-stack">
								<BoardIncidents board={board} />
								<Runbook board={board} mayTicket={mayTicket} />
							</div>
							<Sections board={board} />
						</div>
					</div>
				)}
			</ReadState>
		</Screen>
	);
}

function Figures({ board }: { board: Board }) {
	const { live: t } = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const now = useClock("second") ?? Date.now();
	const { startsAt, venue } = board.event;
	const minutes = Math.trunc((Date.parse(startsAt) - now) / 60_000);
	// Minutes matter on the day itself.
	const days = Math.floor(minutes / (24 * 60));
	const count = (value: number) => formatCount(value, language);
	const facts = [
		{
			name: t.inside,
			value: board.inside,
			hint: t.ofSold(board.sold > 0 ? Math.floor((board.inside * 100) / board.sold) : 0),
		},
		{ name: t.sold, value: board.sold, hint: t.ofQuota(count(board.quota), count(board.left)) },
		{ name: t.held, value: board.held, hint: t.heldHint },
		{ name: t.awaited, value: board.awaited, hint: "" },
		{ name: t.refused, value: board.refused, hint: "" },
	];
	return (
		<section className="board-head" aria-label={t.title}>
			<header className="row flow apart">
				<p>{formatDateTime(startsAt, "full", language, venue.timeZone)}</p>
				<p>
					<b className="display">{count(days > 0 ? days : Math.abs(minutes))}</b>{" "}
					{days > 0 ? t.days : minutes >= 0 ? t.kickOff : t.started}
				</p>
			</header>
			<dl className="stack">
				{facts.map(({ name, value, hint }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>
							<b className="display">{count(value)}</b>
							<small>{hint}</small>
						</dd>
					</div>
				))}
			</dl>
			<p className="board-updated">
				<small>{t.updated(formatClock(board.at, language, venue.timeZone))}</small>
			</p>
		</section>
	);
}

function Sections({ board }: { board: Board }) {
	const { live: t, ...shared } = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	return (
		<section className="office-panel">
			<header>
				<h2>{t.sections}</h2>
			</header>
			<TableBox label={t.sections}>
				<table className="office-table">
					<thead>
						<tr>
							<th scope="col">{shared.section}</th>
							<th scope="col">{shared.gate}</th>
							<th scope="col">{shared.columns.fill}</th>
							{(["sold", "held", "left"] as const).map((name) => (
								<th key={name} scope="col" className="number">
									{shared.columns[name]}
								</th>
							))}
							<th scope="col" className="number">
								{t.inside}
							</th>
						</tr>
					</thead>
					<tbody>
						{board.sections.map((section) => (
							<tr key={section.key}>
								<th scope="row">
									<i className={`stand-dot stand-${section.stand}`} />
									{section.label}
									{section.isClosed && <small>{shared.isClosed}</small>}
								</th>
								<td>{section.gate}</td>
								<td>
									<FillBar {...section} />
								</td>
								{(["sold", "held", "left", "inside"] as const).map((name) => (
									<td key={name} className="number">
										{formatCount(section[name], language)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</TableBox>
		</section>
	);
}
