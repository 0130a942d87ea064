import { fixtureSheet } from "./events/fixture-sheet.server";
import { resultSheet } from "./events/result-sheet.server";
import { memberSheet } from "./members/member-sheet.server";
import { orderSheet } from "./orders/order-sheet.server";
import { ticketSheet } from "./passes/ticket-sheet.server";
import type { AnySheet } from "./platform/sheets/sheet.server";
import { figureSheet } from "./players/figure-sheet.server";
import { rosterSheet } from "./players/roster-sheet.server";
import type { IntakeKind, SheetKind } from "./sheets/sheet-kinds";
import { productSheet } from "./store/selling/product-sheet.server";
import { stockSheet } from "./store/selling/stock-sheet.server";
import { findTicketOffers } from "./tickets/ticket-offers.server";

/** Every kind of CSV file for import and export, from the slice that owns the data. */
export const intakeSheets: Record<IntakeKind, AnySheet> = {
	products: productSheet,
	stock: stockSheet,
	fixtures: fixtureSheet(findTicketOffers),
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
