import type { ClubEventInsert, MatchInsert } from "../../app/matches/events/tables.server";
import { basketballFixtures, basketballResults } from "./events/basketball-matches";
import { clubEvents } from "./events/club-events";
import { type DemoMatch, toEventRow, toMatchRows } from "./events/demo-match";
import { esportsFixtures, esportsResults, liveMatch } from "./events/esports-matches";
import { footballFixtures } from "./events/football-fixtures";
import { footballResults } from "./events/football-results";

export const demoEvents = (now: Date): ClubEventInsert[] => [
	...demoMatchPlan(now).map(toEventRow),
	...clubEvents(now),
];

export const demoMatches = (now: Date): MatchInsert[] => demoMatchPlan(now).flatMap(toMatchRows);

export const demoMatchPlan = (now: Date): DemoMatch[] => [
	liveMatch(now),
	...footballResults(now),
	...basketballResults(now),
	...esportsResults(now),
	...footballFixtures(now),
	...basketballFixtures(now),
	...esportsFixtures(now),
];
