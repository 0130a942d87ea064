import { type DeclaredTables, impersonal } from "../../members/privacy/table-data.server";

export const playerData = {
	players: impersonal("Players are public; what is here stands on their pages."),
} satisfies DeclaredTables;
