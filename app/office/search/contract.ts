import * as z from "zod";
import { orderStates } from "../../orders/order-states";
import { roles } from "../../platform/http/access";
import { endpoint } from "../../platform/http/contract";
import { passStates } from "../../tickets/issued/ticket-states";

export const officeSearch = endpoint({
	method: "GET",
	path: "/staff/search",
	summary: "Orders, tickets and members by number, code, waybill or name, as the caller's roles allow",
	access: { staff: roles },
	input: z.object({ q: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)) }),
	answer: z.object({
		orders: z.array(
			z.object({
				number: z.string(),
				buyer: z.string(),
				state: z.enum(orderStates),
				total: z.int(),
				placedAt: z.string(),
			}),
		),
		tickets: z.array(
			z.object({
				number: z.string(),
				holder: z.string(),
				state: z.enum(passStates),
				orderNumber: z.string(),
			}),
		),
		members: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
	}),
});
