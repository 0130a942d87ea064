import { type FormEvent, useState } from "react";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { type RoomPlan, setWaitingRoom } from "../../../tickets/selling/room-contract";
import { Button } from "../../../ui/button";
import { Badge } from "../../../ui/feedback/badge";
import { Note } from "../../../ui/feedback/note";
import { Select } from "../../../ui/fields/select";
import type { Declared } from "../../content/content-fields";
import { useEdited } from "../../content/use-edited";
import { CountInput } from "../../events/count-input";
import { EditState } from "../../events/edit-state";
import { useChange } from "../../read";
import { MomentField } from "../../ui/moment-field";
import { makingTexts } from "./making-texts";
import type { StaffSale } from "./sale-screen";

/** Three a second: more than a quiet afternoon has. */
const usualRush = 180;

type RoomPanelProps = { sale: StaffSale; refresh: () => Promise<StaffSale | undefined> };

/** The waiting room's switch: what it is now, what that means, and its times. */
export function RoomPanel({ sale, refresh }: RoomPanelProps) {
	const { room: t } = useTexts(makingTexts);
	const language = useLanguage();
	const { room, event } = sale;
	const { timeZone } = event.venue;
	const fields = useRoomFields(timeZone);
	const edited = useEdited<RoomPlan>({
		opened: toSaved(sale),
		latest: toSaved(sale),
		refresh: async () => {
			const found = await refresh();
			return found && toSaved(found);
		},
		saved: t.saved,
	});
	const { content: plan } = edited;
	const errorOf = (field: string) => edited.faults[field]?.[0];
	const [now] = useState(Date.now);
	const isOn = room.state !== "off" && room.state !== "over";
	const isOpen = Date.parse(sale.opensAt) <= now;
	const hasBegun = room.state === "on" || room.state === "over";
	const isForRush = !hasBegun && plan.busyFrom !== null;
	const places = sale.sections.reduce((sum, { left }) => sum + left, 0);
	const save = (submitted: FormEvent) => {
		submitted.preventDefault();
		void edited.save(async (base) => {
			await callApi(setWaitingRoom, { event: event.slug, version: base!.version, isOn: true, ...plan });
			return toSaved((await refresh())!);
		});
	};
	return (
		<section className="office-panel room-panel">
			<header>
				<h2>{t.title}</h2>
				<Badge tone={room.state === "on" ? "ok" : isOn ? "warn" : "line"}>{t.states[room.state]}</Badge>
			</header>
			<form className="office-stack" noValidate onSubmit={save}>
				<p>{t.meaning[room.state]}</p>
				{room.fans > 0 && <p>{t.fans(formatCount(room.fans, language))}</p>}
				{room.isDrawn && <p>{t.drawn}</p>}
				{isOpen && !isOn && !isForRush && <Note tone="warn">{t.midSale}</Note>}
				{!isOpen && sale.membersOpenAt && <Note>{t.members}</Note>}
				<EditState edited={edited} fields={fields} />
				{!hasBegun && (
					<Select
						label={t.begins}
						value={isForRush ? "rush" : "time"}
						onChange={({ target }) =>
							edited.set(
								target.value === "rush" ? { startsAt: null, busyFrom: usualRush } : { busyFrom: null },
							)
						}
						options={(["time", "rush"] as const).map((value) => ({ value, label: t.beginnings[value] }))}
					/>
				)}
				{isForRush && (
					<CountInput
						label={t.busyFrom}
						isLabelled
						least={1}
						most={100_000}
						value={plan.busyFrom ?? usualRush}
						onChange={(busyFrom) => edited.set({ busyFrom })}
					/>
				)}
				{!isOpen && !isForRush && (
					<MomentField
						label={t.startsAt}
						hint={t.startsHint}
						timeZone={timeZone}
						disabled={hasBegun}
						value={plan.startsAt}
						onChange={(startsAt) => edited.set({ startsAt })}
						error={errorOf("startsAt")}
					/>
				)}
				<MomentField
					label={t.endsAt}
					hint={t.endsHint}
					timeZone={timeZone}
					value={plan.endsAt}
					onChange={(endsAt) => edited.set({ endsAt })}
					error={errorOf("endsAt")}
				/>
				<div className="room-rates">
					<CountInput
						label={t.perMinute}
						isLabelled
						least={1}
						most={6_000}
						value={plan.perMinute}
						onChange={(perMinute) => edited.set({ perMinute })}
					/>
					<CountInput
						label={t.minutesToBuy}
						isLabelled
						least={1}
						most={120}
						value={plan.minutesToBuy}
						onChange={(minutesToBuy) => edited.set({ minutesToBuy })}
					/>
				</div>
				{places > 0 && (
					<p>
						<small>
							{t.perMinuteHint(
								formatCount(Math.ceil(places / plan.perMinute), language),
								formatCount(places, language),
							)}
						</small>
					</p>
				)}
				<p className="button-row flow gap-3">
					<Button type="submit" size="small" variant={isOn ? "ghost" : "brand"} loading={edited.isBusy}>
						{isOn ? t.save : isForRush ? t.arm : plan.startsAt && !hasBegun ? t.plan : t.turnOn}
					</Button>
				</p>
			</form>
			{isOn && <TurnOff sale={sale} />}
		</section>
	);
}

/** Asks for confirmation: it lets everyone buy at once. */
function TurnOff({ sale }: { sale: StaffSale }) {
	const { room: t, no } = useTexts(makingTexts);
	const [isAsked, setAsked] = useState(false);
	const change = useChange(setWaitingRoom);
	const { version, plan } = sale.room;
	const turnOff = () =>
		change.mutate(
			{ event: sale.event.slug, version, isOn: false, ...plan },
			{ onSuccess: () => showSuccess(t.isOff) },
		);
	if (!isAsked)
		return (
			<p className="sale-drop">
				<Button variant="ghost" size="small" onClick={() => setAsked(true)}>
					{t.turnOff}
				</Button>
			</p>
		);
	return (
		<Note tone="warn" announce>
			<p>{change.error?.body.message ?? t.offSure}</p>
			<p className="button-row flow gap-3">
				<Button size="small" loading={change.isPending} onClick={turnOff}>
					{t.yesOff}
				</Button>
				<Button size="small" variant="ghost" onClick={() => setAsked(false)}>
					{no}
				</Button>
			</p>
		</Note>
	);
}

const toSaved = ({ room }: StaffSale) => ({
	// With its old end time it would end again at once.
	content: room.state === "over" ? { ...room.plan, endsAt: null } : room.plan,
	version: room.version,
	changedBy: room.changedBy,
	changedAt: room.changedAt,
});

function useRoomFields(timeZone: string): Declared<RoomPlan> {
	const { room: t } = useTexts(makingTexts);
	const language = useLanguage();
	const write = (at: string | null) => (at ? formatDateTime(at, "short", language, timeZone) : "–");
	return {
		startsAt: { label: t.startsAt, write },
		busyFrom: { label: t.busyFrom },
		endsAt: { label: t.endsAt, write },
		perMinute: { label: t.perMinute },
		minutesToBuy: { label: t.minutesToBuy },
	};
}
