import { type DeclaredTables, impersonal } from "../../members/privacy/table-data.server";

export const eventData = {
	venues: impersonal("A stadium's address."),
} satisfies DeclaredTables;
