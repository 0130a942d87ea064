import {
	Ambulance,
	Clock,
	DoorOpen,
	Hand,
	type LucideIcon,
	Megaphone,
	Pause,
	Play,
	Siren,
	Split,
} from "lucide-react";
import { useState } from "react";
import type { MeasureKind } from "../../gate/measure-kinds";
import { takeMeasure } from "../../gate/runbook-contract";
import { formatTime } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { showSuccess } from "../../platform/toast";
import { pauseSale } from "../../tickets/selling/contract";
import { Note } from "../../ui/note";
import { useChange } from "../read";
import { LongPressButton } from "../ui/long-press-button";
import type { Board } from "./board-screen";
import { MedicsDialog, MessageDialog, RedirectDialog, SpareGateDialog } from "./runbook-dialogs";
import { runbookTexts } from "./runbook-texts";

const dialogs = {
	spare_gate: SpareGateDialog,
	redirect: RedirectDialog,
	medics: MedicsDialog,
	message: MessageDialog,
};

/** What is done when something goes wrong. Each is held for two seconds and written down under one's name. */
export function Runbook({ board, mayTicket }: { board: Board; mayTicket: boolean }) {
	const t = useTexts(runbookTexts);
	const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
	const Opened = opened && dialogs[opened];
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<p>
					<small>{t.hold}</small>
				</p>
			</header>
			<div className="runbook">
				<LongPressButton
					label={t.medics}
					hint={t.medicsHint}
					icon={<Icon of={Ambulance} />}
					onPressed={() => setOpened("medics")}
				/>
				{mayTicket && (
					<>
						<LongPressButton
							{...t.measures.spare_gate}
							icon={<Icon of={DoorOpen} />}
							onPressed={() => setOpened("spare_gate")}
						/>
						<LongPressButton
							{...t.measures.redirect}
							icon={<Icon of={Split} />}
							onPressed={() => setOpened("redirect")}
						/>
						<LongPressButton
							label={t.message}
							hint={t.messageHint}
							icon={<Icon of={Megaphone} />}
							onPressed={() => setOpened("message")}
						/>
						<Measures board={board} />
					</>
				)}
			</div>
			{Opened && <Opened board={board} onClose={() => setOpened(null)} />}
		</section>
	);
}

/** What needs no words: it is done when the button has been held. */
function Measures({ board }: { board: Board }) {
	const t = useTexts(runbookTexts);
	const pause = useChange(pauseSale);
	const take = useChange(takeMeasure);
	const { slug } = board.event;
	const { isPaused } = board;
	const error = take.error ?? pause.error;
	const takeNow = (kind: MeasureKind) =>
		take.mutate(
			{ event: slug, kind },
			{ onSuccess: ({ isAsked }) => showSuccess(isAsked ? t.asked : t.taken) },
		);
	const shared = { board, isBusy: take.isPending, onTake: takeNow };
	return (
		<>
			<Measure {...shared} kind="delay" icon={Clock} />
			<LongPressButton
				label={isPaused ? t.resume : t.pause}
				hint={isPaused ? t.resumeHint : t.pauseHint}
				icon={<Icon of={isPaused ? Play : Pause} />}
				isDangerous={!isPaused}
				disabled={pause.isPending}
				onPressed={() =>
					pause.mutate(
						{ event: slug, isPaused: !isPaused },
						{ onSuccess: () => showSuccess(isPaused ? t.resumed : t.paused) },
					)
				}
			/>
			<Measure {...shared} kind="hold" icon={Hand} />
			<Measure {...shared} kind="evacuate" icon={Siren} />
			{error && (
				<Note tone="err" announce>
					{error.message}
				</Note>
			)}
		</>
	);
}

type MeasureProps = {
	board: Board;
	kind: "delay" | "hold" | "evacuate";
	icon: LucideIcon;
	isBusy: boolean;
	onTake: (kind: MeasureKind) => void;
};

/** The same button asks and, under somebody else's finger, approves. */
function Measure({ board, kind, icon, isBusy, onTake }: MeasureProps) {
	const t = useTexts(runbookTexts);
	const language = useLanguage();
	const own = board.measures.filter((one) => one.kind === kind);
	const asked = own.find(({ isAsked }) => isAsked);
	const isInForce = kind !== "delay" && own.some(({ isAsked }) => !isAsked);
	return (
		<LongPressButton
			label={t.measures[kind].label}
			hint={
				asked
					? t.approve(asked.by, formatTime(asked.at, language, board.event.venue.timeZone))
					: t.measures[kind].hint
			}
			icon={<Icon of={icon} />}
			isDangerous={kind !== "delay"}
			disabled={isBusy || isInForce}
			onPressed={() => onTake(kind)}
		/>
	);
}

const Icon = ({ of: Drawn }: { of: LucideIcon }) => <Drawn className="icon" aria-hidden="true" />;
