import { type Binding, bind } from "../../platform/http/bind.server";
import { saveStandings, standingsTable } from "./contract";
import { readTable, saveTable } from "./edit-standings.server";

export const standingsApi: Binding[] = [
	bind(standingsTable, ({ db }, input) => readTable(db, input)),
	bind(saveStandings, saveTable),
];
