import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { seatKinds } from "./seat-kinds";

const seatSchema = z.object({
	id: z.string(),
	row: z.int(),
	number: z.int(),
	kind: z.enum(seatKinds),
	isFree: z.boolean(),
	/** Somebody is buying it at this moment; it may be free again. */
	isHeld: z.boolean(),
});
export type ShownSeat = z.infer<typeof seatSchema>;

export const sectionSeats = endpoint({
	method: "GET",
	path: "/ticket-sections/:id/seats",
	summary: "The seats of a numbered section and which are free now; none where seating is free",
	access: "public",
	input: z.object({ id: z.uuid() }),
	answer: z.object({ seats: z.array(seatSchema) }),
});
