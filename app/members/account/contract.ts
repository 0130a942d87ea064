import * as z from "zod";
import { orderTabs } from "../../orders/history/order-tabs";
import { neighbourPages, ordersPlace } from "../../orders/history/orders-place";
import { orderStates } from "../../orders/order-states";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { pictureRefSchema } from "../../ui/art/picture-ref";

const done = z.object({ message: z.string() });

const deviceSchema = z.object({
	id: z.string(),
	/** "Chrome · Android" */
	device: z.string(),
	since: z.string(),
	last_seen: z.string(),
	is_current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

export const deviceList = endpoint({
	method: "GET",
	path: "/user/sessions",
	summary: "The devices the member is logged in on, latest first",
	access: "member",
	input: z.object({}),
	answer: z.object({ devices: z.array(deviceSchema) }),
});

export const accountRefusals = {
	"session.unknown": {
		status: 404,
		message: { id: "Perangkat ini sudah keluar.", en: "This device is already logged out." },
	},
} as const satisfies RefusalTable;

export const endDevice = endpoint({
	method: "DELETE",
	path: "/user/sessions/:id",
	summary: "Log out one of the member's devices",
	access: "member",
	input: z.object({ id: z.uuid() }),
	answer: done,
	refusals: accountRefusals,
});

export const endOtherDevices = endpoint({
	method: "DELETE",
	path: "/user/sessions",
	summary: "Log out every device but this one",
	access: "member",
	input: z.object({}),
	answer: done,
});

const logInSchema = z.object({ device: z.string(), address: z.string(), at: z.string() });

export const logInList = endpoint({
	method: "GET",
	path: "/user/log-ins",
	summary: "The latest log-ins: when, with what, from where",
	access: "member",
	input: z.object({}),
	answer: z.object({ log_ins: z.array(logInSchema) }),
});
export type LogIn = z.infer<typeof logInSchema>;

export const myOrdersPerPage = 10;

const boughtSchema = z.object({
	title: z.string(),
	quantity: z.int(),
	/** Null once the store no longer has it. */
	picture: z.nullable(pictureRefSchema),
});

const ownOrderSchema = z.object({
	number: z.string(),
	state: z.enum(orderStates),
	total: z.int(),
	placedAt: z.string(),
	payBy: z.string(),
	/** What was bought, without shipping and discounts. */
	lines: z.array(boughtSchema),
});
export type MyOrder = z.infer<typeof ownOrderSchema>;

export const myOrders = endpoint({
	method: "GET",
	path: "/orders",
	summary: "The member's orders of goods, newest first, with the number in each tab",
	access: "member",
	input: z.object({ tab: z._default(z.enum(orderTabs), "all"), ...ordersPlace }),
	answer: z.object({
		orders: z.array(ownOrderSchema),
		counts: z.record(z.enum(orderTabs), z.int()),
		...neighbourPages,
	}),
});
