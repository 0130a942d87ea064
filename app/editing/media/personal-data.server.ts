import { type DeclaredTables, impersonal } from "../../members/privacy/table-data.server";

export const libraryData = {
	library_pictures: impersonal("The club's own pictures."),
} satisfies DeclaredTables;
