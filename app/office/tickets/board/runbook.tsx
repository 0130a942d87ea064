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
import { showSuccess } from "../../../platform/browser/toast";
import { formatTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import type { MeasureKind } from "../../../tickets/gate/board/measure-kinds";
import { takeMeasure } from "../../../tickets/gate/board/runbook-contract";
import { pauseSale } from "../../../tickets/selling/contract";
import { Note } from "../../../ui/feedback/note";
import { useChange } from "../../read";
import { LongPressButton } from "../../ui/long-press-button";
import type { Board } from "./board-screen";
import { MedicsDialog, MessageDialog, RedirectDialog, SpareGateDialog } from "./runbook-dialogs";
import { runbookTexts } from "./runbook-texts";

const dialogs = {
	spare_gate: SpareGateDialog,
	redirect: RedirectDialog,
	medics: MedicsDialog,
	message: MessageDialog,
};

/**
 * Emergency actions, each held for two seconds and logged under the user's name. Their numbers are the same for every
 * role.
 */
export function Runbook({ board, mayTicket }: { board: Board; mayTicket: boolean }) {
	const t = useTexts(runbookTexts);
	const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
	const take = useChange(takeMeasure);
	const pause = useChange(pauseSale);
	const Opened = opened && dialogs[opened];
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
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<p>
					<small>{t.hold}</small>
				</p>
			</header>
			<div className="runbook stack gap-3">
				{mayTicket && (
					<>
						<LongPressButton
							{...t.measures.spare_gate}
							shortcut="1"
							icon={<Icon of={DoorOpen} />}
							onPressed={() => setOpened("spare_gate")}
						/>
						<LongPressButton
							{...t.measures.redirect}
							shortcut="2"
							icon={<Icon of={Split} />}
							onPressed={() => setOpened("redirect")}
						/>
						<Measure {...shared} kind="delay" shortcut="3" icon={Clock} />
					</>
				)}
				<LongPressButton
					label={t.medics}
					hint={t.medicsHint}
					shortcut="4"
					icon={<Icon of={Ambulance} />}
					onPressed={() => setOpened("medics")}
				/>
				{mayTicket && (
					<>
						<Measure {...shared} kind="hold" shortcut="5" icon={Hand} />
						<Measure {...shared} kind="evacuate" shortcut="6" icon={Siren} />
						<LongPressButton
							label={t.message}
							hint={t.messageHint}
							shortcut="7"
							icon={<Icon of={Megaphone} />}
							onPressed={() => setOpened("message")}
						/>
						<LongPressButton
							label={isPaused ? t.resume : t.pause}
							hint={isPaused ? t.resumeHint : t.pauseHint}
							shortcut="8"
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
					</>
				)}
				{error && (
					<Note tone="err" announce>
						{error.message}
					</Note>
				)}
			</div>
			{Opened && <Opened board={board} onClose={() => setOpened(null)} />}
		</section>
	);
}

type MeasureProps = {
	board: Board;
	kind: "delay" | "hold" | "evacuate";
	shortcut: string;
	icon: LucideIcon;
	isBusy: boolean;
	onTake: (kind: MeasureKind) => void;
};

/** The same button requests and, pressed by someone else, approves. */
function Measure({ board, kind, shortcut, icon, isBusy, onTake }: MeasureProps) {
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
			shortcut={shortcut}
			icon={<Icon of={icon} />}
			isDangerous={kind !== "delay"}
			disabled={isBusy || isInForce}
			onPressed={() => onTake(kind)}
		/>
	);
}

const Icon = ({ of: Drawn }: { of: LucideIcon }) => <Drawn className="icon" aria-hidden="true" />;
