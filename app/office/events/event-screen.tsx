import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import {
	eventPlanDetail,
	type PlannedEvent,
	saveEventPlan,
	saveMatchSheet,
} from "../../matches/planning/contract";
import type { EventPlan } from "../../matches/planning/event-plan";
import { partsOf, type SheetPart } from "../../matches/planning/sheet-parts";
import { pathTo } from "../../paths";
import { callApi } from "../../platform/http/call-api";
import { useLanguage, useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { Checkbox } from "../../ui/fields/checkbox";
import { type Saved, useEdited } from "../content/use-edited";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { EditState, SaveButton } from "./edit-state";
import { FiguresEditor, useFiguresFields } from "./figures-editor";
import { LineupEditor, useLineupFields } from "./lineup-editor";
import { PlanForm, usePlanFields } from "./plan-form";
import { ResultEditor, useResultFields } from "./result-editor";
import { eventOfficeTexts } from "./texts";
import "./events.css";

const tabs = ["details", "lineups", "result", "figures"] as const;
type Tab = (typeof tabs)[number];

export function EventScreen() {
	const { event: slug = "" } = useParams();
	const read = useRead(eventPlanDetail, { slug });
	return <ReadState of={read}>{(planned) => <Planned key={slug} planned={planned} />}</ReadState>;
}

function Planned({ planned }: { planned: PlannedEvent }) {
	const t = useTexts(eventOfficeTexts);
	const { value, addressWith } = useAddress();
	const { plan, match } = planned;
	const tab: Tab = (match && tabs.find((one) => one === value("tab"))) || "details";
	return (
		<Screen
			title={plan.title.id}
			from={{ to: "/office/events", label: t.title }}
			actions={
				<>
					<a className="event-console link" href={pathTo("event-detail", { id: plan.slug })}>
						{t.toPage}
					</a>
					{match && (
						<ButtonLink to={`/office/touchline/${plan.slug}`} size="small" variant="ghost">
							{t.console}
						</ButtonLink>
					)}
				</>
			}
		>
			{match && (
				<Tabs
					label={t.partsLabel}
					tabs={tabs.map((one) => ({
						to: addressWith("tab", one === "details" ? undefined : one),
						label: t.parts[one],
						isCurrent: one === tab,
					}))}
				/>
			)}
			{tab === "details" && <Details planned={planned} />}
			{tab === "lineups" && <Lineups planned={planned} />}
			{tab === "result" && <Result planned={planned} />}
			{tab === "figures" && <Figures planned={planned} />}
		</Screen>
	);
}

type PlannedProps = { planned: PlannedEvent };

function Details({ planned }: PlannedProps) {
	const { keep, refresh } = useAnswers(planned.plan.slug);
	const t = useTexts(eventOfficeTexts);
	const fields = usePlanFields();
	const [showsOldStart, setShowsOldStart] = useState(true);
	const toSaved = ({ plan, version, changedBy, changedAt }: PlannedEvent): Saved<EventPlan> => ({
		content: plan,
		version,
		changedBy,
		changedAt,
	});
	const edited = useEdited<EventPlan>({
		opened: toSaved(planned),
		latest: toSaved(planned),
		refresh: async () => toSaved(await refresh()),
		saved: t.saved,
	});
	const { content: plan, base } = edited;
	const save = () =>
		void edited.save(async (base) => {
			const { version } = base!;
			return toSaved(await keep(callApi(saveEventPlan, { slug: plan.slug, version, plan, showsOldStart })));
		});
	return (
		<div className="office-stack">
			<EditState edited={edited} fields={fields} />
			<PlanForm
				key={edited.generation}
				plan={plan}
				onChange={edited.set}
				faults={edited.faults}
				hasTickets={planned.hasTickets}
			/>
			{plan.startsAt !== base?.content.startsAt && (
				<Checkbox
					label={t.showsOldStart}
					checked={showsOldStart}
					onChange={({ target }) => setShowsOldStart(target.checked)}
				/>
			)}
			<SaveButton edited={edited} onSave={save} />
		</div>
	);
}

function Lineups({ planned }: PlannedProps) {
	const { edited, save } = usePart(planned, "lineups");
	const fields = useLineupFields();
	return (
		<div className="office-stack">
			<EditState edited={edited} fields={fields} />
			<LineupEditor
				key={edited.generation}
				plan={planned.plan}
				lineups={edited.content}
				onChange={edited.set}
			/>
			<SaveButton edited={edited} onSave={save} />
		</div>
	);
}

function Result({ planned }: PlannedProps) {
	const { edited, save } = usePart(planned, "result");
	const fields = useResultFields();
	return (
		<div className="office-stack">
			<EditState edited={edited} fields={fields} />
			<ResultEditor key={edited.generation} planned={planned} result={edited.content} onChange={edited.set} />
			<SaveButton edited={edited} onSave={save} />
		</div>
	);
}

function Figures({ planned }: PlannedProps) {
	const { edited, save } = usePart(planned, "figures");
	const fields = useFiguresFields();
	return (
		<div className="office-stack">
			<EditState edited={edited} fields={fields} />
			<FiguresEditor
				key={edited.generation}
				plan={planned.plan}
				figures={edited.content.figures}
				onChange={(figures) => edited.set({ figures })}
			/>
			<SaveButton edited={edited} onSave={save} />
		</div>
	);
}

type Parts = ReturnType<typeof partsOf>;
/** Edited as fields, so a list is the one field of its part. */
type PartFields = Omit<Parts, "figures"> & { figures: Pick<Parts, "figures"> };
const fieldsOf = ({ figures, ...parts }: Parts): PartFields => ({ ...parts, figures: { figures } });

/** One part of the match sheet, saved by itself. */
function usePart<Part extends SheetPart>(planned: PlannedEvent, part: Part) {
	const { slug } = planned.plan;
	const t = useTexts(eventOfficeTexts);
	const { keep, refresh } = useAnswers(slug);
	const toSaved = ({ match }: PlannedEvent): Saved<PartFields[Part]> => ({
		content: fieldsOf(partsOf(match!.sheet))[part],
		version: match!.versions[part],
		changedBy: match!.changedBy,
		changedAt: match!.changedAt,
	});
	const edited = useEdited<PartFields[Part]>({
		opened: toSaved(planned),
		latest: toSaved(planned),
		refresh: async () => toSaved(await refresh()),
		saved: t.saved,
	});
	const save = () =>
		void edited.save(async (base) => {
			const content = "figures" in edited.content ? edited.content.figures : edited.content;
			return toSaved(
				await keep(callApi(saveMatchSheet, { slug, [part]: { version: base!.version, content } })),
			);
		});
	return { edited, save };
}

/** The screen's single copy of the response, replaced by every save and refetch. */
function useAnswers(slug: string) {
	const queries = useQueryClient();
	const language = useLanguage();
	const keep = async (asked: Promise<PlannedEvent>) => {
		const answer = await asked;
		queries.setQueryData([eventPlanDetail.path, { slug }, language], answer);
		void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== eventPlanDetail.path });
		return answer;
	};
	return { keep, refresh: () => keep(callApi(eventPlanDetail, { slug })) };
}
