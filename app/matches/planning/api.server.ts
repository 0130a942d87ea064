import { listSquadMembers } from "../../people/squads/squad-members.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { createCompetition, createTeam, createVenue } from "./choices.server";
import {
	addCompetition,
	addTeam,
	addVenue,
	createEventPlan,
	eventPlanDetail,
	eventPlanList,
	planChoices,
	saveEventPlan,
	saveMatchSheet,
	squadChoices,
} from "./contract";
import { listEventPlans, listPlanChoices } from "./plan-list.server";
import { createPlan, readPlan, savePlan } from "./plans.server";
import { saveSheet } from "./sheets.server";

export const eventPlanningApi: Binding[] = [
	bind(eventPlanList, ({ db, language }, input) => listEventPlans(db, language, input)),
	bind(eventPlanDetail, ({ db }, { slug }) => readPlan(db, slug)),
	bind(createEventPlan, (context, { plan }) => createPlan(context, plan)),
	bind(saveEventPlan, savePlan),
	bind(saveMatchSheet, saveSheet),
	bind(addTeam, createTeam),
	bind(addCompetition, createCompetition),
	bind(addVenue, createVenue),
	bind(planChoices, ({ db }) => listPlanChoices(db)),
	bind(squadChoices, async ({ db }, { division, squad }) => ({
		players: await listSquadMembers(db, division, squad),
	})),
];
