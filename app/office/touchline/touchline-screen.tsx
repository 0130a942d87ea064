import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link, useParams } from "react-router";
import { club } from "../../../club/profile";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ReadError } from "../ui/read-state";
import { cacheTouchline } from "./cache-touchline";
import { EntryList } from "./entry-list";
import { HappeningSheet, type PressedEntry } from "./happening-sheet";
import { makeEntry } from "./make-entry";
import { PhaseBar } from "./phase-bar";
import { RefusedEntries } from "./refused-entries";
import { ScoreBoard } from "./score-board";
import { TeamButtons } from "./team-buttons";
import { touchlineTexts } from "./texts";
import { openTouchline, type TouchlineState } from "./touchline-store";
import { viewOf } from "./touchline-view";
import "./touchline.css";

/** A match recorded from the touchline: one thumb, one phone, with or without a network. */
export function TouchlineScreen() {
	const { event = "" } = useParams();
	const t = useTexts(touchlineTexts);
	const touchline = useMemo(() => openTouchline(event), [event]);
	const state = useSyncExternalStore(touchline.subscribe, touchline.getState);
	const [isKept, setKept] = useState(false);
	const isOpen = state.match !== null;
	useEffect(() => {
		if (isOpen) void cacheTouchline(`/office/touchline/${event}`).then(setKept);
	}, [event, isOpen]);
	useEffect(() => {
		document.title = `${t.title} · ${club.name}`;
	}, [t]);

	return (
		<div className="touchline" data-kept={isKept || undefined}>
			<header className="touchline-top stack gap-1">
				<Link to={`/office/events/${event}`} aria-label={t.back}>
					<ArrowLeft className="icon" aria-hidden="true" />
				</Link>
				<h1 className="one-line">{t.title}</h1>
				{isOpen && <SendState state={state} />}
			</header>
			{state.match ? (
				<Console match={state.match} state={state} touchline={touchline} />
			) : (
				<main className="office-alone">
					{state.fault ? (
						<ReadError error={state.fault} onRetry={() => window.location.reload()} />
					) : (
						<p role="status">{state.isOffline ? t.offline : t.loading}</p>
					)}
				</main>
			)}
		</div>
	);
}

function SendState({ state: { waiting, isOffline } }: { state: TouchlineState }) {
	const t = useTexts(touchlineTexts);
	const unsent = waiting.filter(({ refusal }) => !refusal).length;
	return (
		<p className="touchline-sending small" role="status" data-waiting={unsent > 0 || isOffline || undefined}>
			{unsent > 0 ? t.waiting(unsent) : isOffline ? t.offline : t.sent}
		</p>
	);
}

type ConsoleProps = {
	match: TouchlineMatch;
	state: TouchlineState;
	touchline: ReturnType<typeof openTouchline>;
};

function Console({ match, state, touchline }: ConsoleProps) {
	const t = useTexts(touchlineTexts);
	const { waiting, isOffline, fault } = state;
	const view = useMemo(() => viewOf(match, waiting), [match, waiting]);
	const [press, setPress] = useState<PressedEntry | null>(null);
	const [isShootoutOpen, setShootoutOpen] = useState(false);
	const isShootout = isShootoutOpen || view.sheet?.shootout !== undefined;
	const record = (draft: Parameters<typeof makeEntry>[0]) => {
		const entry = makeEntry(draft);
		void touchline.record(entry);
		return entry.id;
	};
	const undo = (undoes: string) => record({ kind: "undo", undoes, period: 0 });
	const sides = (match.home ? ["us", "them"] : ["them", "us"]) as ["us" | "them", "us" | "them"];
	const isPlayed = view.status !== "scheduled" && !match.isOff;

	return (
		<main className="touchline-body column" data-division={match.division}>
			<ScoreBoard match={match} view={view} sides={sides} />
			{isOffline && (
				<p className="touchline-offline">
					<b>{t.offline}</b> {t.offlineText}
				</p>
			)}
			{fault && (
				<div className="touchline-offline" role="alert">
					<p>{fault.body.message ?? t.notSent}</p>
					<p>{t.notSent}</p>
					{fault.status === 401 && (
						<Button size="small" onClick={() => window.location.reload()}>
							{t.logIn}
						</Button>
					)}
				</div>
			)}
			{match.isOff && <p className="touchline-offline">{t.off}</p>}
			<RefusedEntries match={match} waiting={waiting} touchline={touchline} />
			{isPlayed && (
				<div className="touchline-teams stack gap-3">
					{sides.map((side) => (
						<TeamButtons
							key={side}
							match={match}
							view={view}
							side={side}
							isShootout={isShootout}
							onPress={setPress}
							onRecord={record}
						/>
					))}
				</div>
			)}
			<EntryList match={match} entries={view.entries} onUndo={undo} />
			{!match.isOff && (
				<PhaseBar
					match={match}
					view={view}
					isShootout={isShootout}
					onShootout={() => setShootoutOpen(true)}
					onRecord={record}
					onUndo={undo}
				/>
			)}
			{press && (
				<HappeningSheet
					match={match}
					view={view}
					press={press}
					onRecord={record}
					onClose={() => setPress(null)}
				/>
			)}
		</main>
	);
}
