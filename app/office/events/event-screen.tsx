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
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { EditState, SaveButton } from "./edit-state";
import { FiguresEditor, writeFigures } from "./figures-editor";
import { LineupEditor, writeLineups } from "./lineup-editor";
import { PlanForm, usePlanWords } from "./plan-form";
import { ResultEditor, writeResult } from "./result-editor";
import { eventOfficeTexts } from "./texts";
import { useVersioned, type Versioned } from "./use-versioned";
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
						<ButtonLink to={`/office/touchline/${plan.slug}`} size="small" variant="ghost" prefetch="none">
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
	const write = usePlanWords();
	const [showsOldStart, setShowsOldStart] = useState(true);
	const toVersioned = ({ plan, version, changedBy, changedAt }: PlannedEvent): Versioned<EventPlan> => ({
		content: plan,
		version,
		changedBy,
		changedAt,
	});
	const edited = useVersioned({
		latest: toVersioned(planned),
		refresh: async () => toVersioned(await refresh()),
		save: async (version, plan) =>
			toVersioned(await keep(callApi(saveEventPlan, { slug: plan.slug, version, plan, showsOldStart }))),
	});
	return (
		<div className="office-stack">
			<EditState edited={edited} write={write} />
			<PlanForm
				key={edited.generation}
				plan={edited.content}
				onChange={edited.set}
				faults={edited.faults}
				hasTickets={planned.hasTickets}
			/>
			{edited.content.startsAt !== edited.base.content.startsAt && (
				<Checkbox
					label={t.showsOldStart}
					checked={showsOldStart}
					onChange={({ target }) => setShowsOldStart(target.checked)}
				/>
			)}
			<SaveButton edited={edited} />
		</div>
	);
}

function Lineups({ planned }: PlannedProps) {
	const edited = usePart(planned, "lineups");
	return (
		<div className="office-stack">
			<EditState edited={edited} write={writeLineups} />
			<LineupEditor
				key={edited.generation}
				plan={planned.plan}
				lineups={edited.content}
				onChange={edited.set}
			/>
			<SaveButton edited={edited} />
		</div>
	);
}

function Result({ planned }: PlannedProps) {
	const edited = usePart(planned, "result");
	return (
		<div className="office-stack">
			<EditState edited={edited} write={writeResult} />
			<ResultEditor key={edited.generation} planned={planned} result={edited.content} onChange={edited.set} />
			<SaveButton edited={edited} />
		</div>
	);
}

function Figures({ planned }: PlannedProps) {
	const edited = usePart(planned, "figures");
	return (
		<div className="office-stack">
			<EditState edited={edited} write={writeFigures} />
			<FiguresEditor
				key={edited.generation}
				plan={planned.plan}
				figures={edited.content}
				onChange={edited.setContent}
			/>
			<SaveButton edited={edited} />
		</div>
	);
}

type Parts = ReturnType<typeof partsOf>;

/** One part of the match sheet, saved by itself. */
function usePart<Part extends SheetPart>(planned: PlannedEvent, part: Part) {
	const { slug } = planned.plan;
	const { keep, refresh } = useAnswers(slug);
	const toVersioned = ({ match }: PlannedEvent): Versioned<Parts[Part]> => ({
		content: partsOf(match!.sheet)[part],
		version: match!.versions[part],
		changedBy: match!.changedBy,
		changedAt: match!.changedAt,
	});
	return useVersioned<Parts[Part]>({
		latest: toVersioned(planned),
		refresh: async () => toVersioned(await refresh()),
		save: async (version, content) =>
			toVersioned(await keep(callApi(saveMatchSheet, { slug, [part]: { version, content } }))),
	});
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
