import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { showSuccess } from "../../../platform/browser/toast";
import type { AnswerOf } from "../../../platform/http/contract";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { fromLocalMoment, toLocalMoment } from "../../../platform/words/local-moment";
import { formatCount } from "../../../platform/words/numbers";
import { createSale, saleChoices } from "../../../tickets/selling/sale-contract";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { Note } from "../../../ui/feedback/note";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Select } from "../../../ui/fields/select";
import { eventOfficeTexts } from "../../events/texts";
import { useChange, useRead } from "../../read";
import { ReadState } from "../../ui/read-state";
import { Screen } from "../../ui/screen";
import { useLeaveQuestion } from "../../ui/use-leave-question";
import { ticketOfficeTexts } from "../texts";
import { makingTexts } from "./making-texts";
import { readSale, type SaleDraft, usualBlocks } from "./sale-draft";
import { DrawingFields, SaleTimes } from "./sale-fields";
import "../../events/events.css";
import "../tickets.css";

type Choice = AnswerOf<typeof saleChoices>["events"][number];

export function NewSaleScreen() {
	const t = useTexts(makingTexts);
	const { title } = useTexts(ticketOfficeTexts);
	const read = useRead(saleChoices, {});
	return (
		<Screen title={t.newSale} from={{ to: "/office/tickets", label: title }}>
			<ReadState of={read}>
				{({ events }) =>
					events.length === 0 ? (
						<EmptyState title={t.noEvents} text={t.noEventsHint} />
					) : (
						<NewSaleForm events={events} />
					)
				}
			</ReadState>
		</Screen>
	);
}

function NewSaleForm({ events }: { events: Choice[] }) {
	const t = useTexts(makingTexts);
	const { faults: sayFaults, failed } = useTexts(eventOfficeTexts);
	const language = useLanguage();
	const navigate = useNavigate();
	const [event, setEvent] = useState<Choice | null>(null);
	const [draft, setDraft] = useState<SaleDraft>(() => draftFor(null));
	const [takesOver, setTakesOver] = useState(true);
	const [isTried, setTried] = useState(false);
	const create = useChange(createSale);
	const leaveFreely = useLeaveQuestion(event !== null);
	const when = ({ startsAt, venue }: Choice) => formatDateTime(startsAt, "day", language, venue.timeZone);
	const choose = (slug: string) => {
		const chosen = events.find((one) => one.slug === slug) ?? null;
		setEvent(chosen);
		setDraft(draftFor(chosen));
	};
	const save = (submitted: FormEvent) => {
		submitted.preventDefault();
		setTried(true);
		const plan = readSale(draft);
		if (!event || !plan) return;
		const sectionsFrom = takesOver && event.earlier ? event.earlier.event : null;
		create.mutate(
			{ event: event.slug, ...plan, sectionsFrom },
			{
				onSuccess: () => {
					showSuccess(t.created);
					leaveFreely(() => void navigate(`/office/tickets/${event.slug}`, { replace: true }));
				},
			},
		);
	};
	const faults = create.error?.body.errors ?? {};
	const fields = {
		draft,
		onChange: (part: Partial<SaleDraft>) => setDraft((before) => ({ ...before, ...part })),
		errorOf: (field: string) => faults[field]?.[0],
	};
	return (
		<form className="office-stack" noValidate onSubmit={save}>
			{create.error && (
				<Note tone="err" announce>
					{create.error.body.errors
						? sayFaults(Object.keys(faults).length)
						: (create.error.body.message ?? failed)}
				</Note>
			)}
			<div className="office-grid stack gap-4 new-sale">
				<section className="office-panel office-stack">
					<Select
						label={t.event}
						required
						placeholder={t.chooseEvent}
						value={event?.slug ?? ""}
						onChange={({ target }) => choose(target.value)}
						options={events.map((one) => ({ value: one.slug, label: `${one.title}, ${when(one)}` }))}
						hint={event ? t.starts(when(event), event.venue.name) : undefined}
						error={isTried && !event ? t.eventMissing : undefined}
					/>
					<h2>{t.times}</h2>
					<SaleTimes {...fields} timeZone={(event ?? events[0]!).venue.timeZone} isTried={isTried} />
				</section>
				<section className="office-panel office-stack">
					<h2>{t.drawing}</h2>
					{event?.earlier && (
						<div>
							<Checkbox
								label={t.takeOver(formatCount(event.earlier.sections, language), event.earlier.title)}
								checked={takesOver}
								onChange={({ target }) => setTakesOver(target.checked)}
							/>
							<small>{t.takeOverHint}</small>
						</div>
					)}
					<DrawingFields {...fields} sections={[]} />
				</section>
			</div>
			<p className="event-save row flow">
				<Button type="submit" loading={create.isPending}>
					{t.create}
				</Button>
				<small>{t.createHint}</small>
			</p>
		</form>
	);
}

const day = 86_400_000;

/** Opens tomorrow at ten, as fans expect, and closes with the first whistle. */
function draftFor(event: Choice | null): SaleDraft {
	const venueKind = event?.earlier?.venueKind ?? "stadium";
	const timeZone = event?.venue.timeZone;
	const tomorrow = timeZone && toLocalMoment(new Date(Date.now() + day), timeZone).slice(0, 10);
	return {
		membersOpenAt: null,
		opensAt: tomorrow ? fromLocalMoment(`${tomorrow}T10:00`, timeZone) : null,
		closesAt: event?.startsAt ?? null,
		returnEndsMinutes: 360,
		transferEndsMinutes: 60,
		offerMinutes: 120,
		perMemberLimit: 6,
		unanswered: "refund",
		venueKind,
		blocks: event?.earlier?.blocks ?? usualBlocks[venueKind],
	};
}
