import { type Binding, bind } from "../../platform/http/bind.server";
import { openFixtures, openResults, openRosters } from "./contract";
import { listOpenMatches } from "./open-matches.server";
import { listRosters } from "./rosters.server";

export const openDataApi: Binding[] = [
	bind(openFixtures, (context, wish) => listOpenMatches(context, "ahead", wish)),
	bind(openResults, (context, wish) => listOpenMatches(context, "over", wish)),
	bind(openRosters, listRosters),
];
