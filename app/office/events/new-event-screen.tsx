import { useState } from "react";
import { useNavigate } from "react-router";
import { club } from "../../../club/profile";
import { createEventPlan } from "../../matches/planning/contract";
import type { EventPlan } from "../../matches/planning/event-plan";
import { squadsOf } from "../../people/squads/squads";
import { showSuccess } from "../../platform/browser/toast";
import { divisionKeys } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import { fromLocalMoment, toLocalMoment } from "../../platform/words/local-moment";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { useChange } from "../read";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { useLeaveQuestion } from "../ui/use-leave-question";
import { PlanForm } from "./plan-form";
import { eventOfficeTexts } from "./texts";
import "./events.css";

export function NewEventScreen() {
	const t = useTexts(eventOfficeTexts);
	const navigate = useNavigate();
	const { value } = useAddress();
	const kind = value("kind") === "event" ? "event" : "match";
	const [start] = useState(() => emptyPlan(kind, String(value("slug") ?? "")));
	const [plan, setPlan] = useState(start);
	const create = useChange(createEventPlan);
	const leaveFreely = useLeaveQuestion(plan !== start);
	const save = () =>
		create.mutate(
			{ plan },
			{
				onSuccess: ({ plan }) => {
					showSuccess(t.created);
					leaveFreely(() => void navigate(`/office/events/${plan.slug}`, { replace: true }));
				},
			},
		);
	const faults = create.error?.body.errors;
	return (
		<Screen
			title={kind === "match" ? t.newMatch : t.newEvent}
			from={{ to: "/office/events", label: t.title }}
		>
			<div className="office-stack">
				{create.error && (
					<Note tone="err" announce>
						{faults ? t.faults(Object.keys(faults).length) : (create.error.body.message ?? t.failed)}
					</Note>
				)}
				<PlanForm
					plan={plan}
					onChange={(part) => setPlan((before) => ({ ...before, ...part }))}
					faults={faults ?? {}}
					hasTickets={false}
					isNew
				/>
				<p className="event-save row flow">
					<Button loading={create.isPending} onClick={save}>
						{t.create}
					</Button>
					<small>{t.createHint}</small>
				</p>
			</div>
		</Screen>
	);
}

const day = 86_400_000;

/** Next week at seven in the evening, as most matches are. */
function emptyPlan(kind: "match" | "event", slug: string): EventPlan {
	const date = toLocalMoment(new Date(Date.now() + 7 * day), club.timeZone).slice(0, 10);
	const startsAt = fromLocalMoment(`${date}T19:00`, club.timeZone)!;
	return {
		slug,
		kind,
		division: kind === "match" ? divisionKeys[0] : "club",
		title: { id: "" },
		summary: { id: "" },
		body: null,
		bodyEn: null,
		programme: [],
		squad: kind === "match" ? squadsOf(divisionKeys[0])[0]!.key : null,
		competition: null,
		round: null,
		opponent: null,
		home: kind === "match" ? true : null,
		venue: "",
		startsAt,
		endsAt: new Date(Date.parse(startsAt) + 115 * 60_000).toISOString(),
		status: "scheduled",
		notice: null,
		watchUrl: null,
		cover: { art: "cover", division: kind === "match" ? divisionKeys[0] : "club", slug: "acara-baru" },
	};
}
