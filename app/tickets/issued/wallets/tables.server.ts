import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { events } from "../../../matches/events/tables.server";
import { createdAt, instant } from "../../../platform/data/columns.server";
import { issuedTickets } from "../tables.server";
import { walletKinds } from "./wallet-kinds";

/**
 * `changed_at` is set by the database (the migration `wallets`), in the transaction of whatever changes a ticket or its match.
 * As long as it is not what its wallet was told last, `follow-wallets` has something to do: whoever is killed loses nothing.
 */
const followed = {
	changedAt: instant("changed_at").notNull().defaultNow(),
	toldChange: instant("told_change").notNull().defaultNow(),
	nextTryAt: instant("next_try_at"),
};

/** Tickets that are in a wallet: in Apple's since a device has registered, in Google's since somebody asked for the link. */
export const walletTickets = pgTable(
	"wallet_tickets",
	{
		passId: uuid("pass_id")
			.notNull()
			.references(() => issuedTickets.id, { onDelete: "cascade" }),
		wallet: text("wallet", { enum: walletKinds }).notNull(),
		...followed,
	},
	(ticket) => [
		primaryKey({ name: "wallet_tickets_pkey", columns: [ticket.passId, ticket.wallet] }),
		index("wallet_tickets_to_tell")
			.on(ticket.wallet, ticket.changedAt)
			.where(sql`${ticket.changedAt} <> ${ticket.toldChange}`),
	],
);

/** Apple's devices and what they want to hear of, as each has registered. */
export const walletDevices = pgTable(
	"wallet_devices",
	{
		device: text("device").notNull(),
		passId: uuid("pass_id")
			.notNull()
			.references(() => issuedTickets.id, { onDelete: "cascade" }),
		pushToken: text("push_token").notNull(),
		createdAt: createdAt(),
	},
	(device) => [
		primaryKey({ name: "wallet_devices_pkey", columns: [device.device, device.passId] }),
		index("wallet_devices_of_ticket").on(device.passId),
		index("wallet_devices_by_token").on(device.pushToken),
	],
);

/** Events as Google knows them: one of its classes has the time and place of all its tickets. */
export const walletEvents = pgTable("wallet_events", {
	eventId: uuid("event_id")
		.primaryKey()
		.references(() => events.id, { onDelete: "cascade" }),
	...followed,
});
