import type { AnySheet } from "./editing/sheets/sheet.server";
import type { IntakeKind, SheetKind } from "./editing/sheets/sheet-kinds";
import { fixtureSheet } from "./matches/planning/fixture-sheet.server";
import { resultSheet } from "./matches/planning/result-sheet.server";
import { memberSheet } from "./members/member-sheet.server";
import { orderSheet } from "./orders/staff/order-sheet.server";
import { figureSheet } from "./people/players/season/figure-sheet.server";
import { rosterSheet } from "./people/squads/roster-sheet.server";
import { productSheet } from "./store/selling/product-sheet.server";
import { stockSheet } from "./store/selling/stock-sheet.server";
import { ticketSheet } from "./tickets/issued/ticket-sheet.server";

/** Every kind of CSV file for import and export, from the slice that owns the data. */
export const intakeSheets: Record<IntakeKind, AnySheet> = {
	products: productSheet,
	stock: stockSheet,
	fixtures: fixtureSheet,
	results: resultSheet,
	rosters: rosterSheet,
	figures: figureSheet,
};

export const sheets: Record<SheetKind, AnySheet> = {
	...intakeSheets,
	tickets: ticketSheet,
	orders: orderSheet,
	members: memberSheet,
};
