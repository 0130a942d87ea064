import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import { access, momentInput, ticketSellingRefusals, version } from "./sale-parts";

/** off: nobody queues · ready: starts by itself in a rush · planned: starts at its time · on: nothing is sold around it · over: has ended or was switched off. */
export const roomStates = ["off", "ready", "planned", "on", "over"] as const;

const roomFields = {
	/** From when places are given out; null for now, or for a rush. */
	startsAt: z.nullable(momentInput),
	/** How many tickets taken within a minute are a rush, which switches it on; null if it does not wait for one. */
	busyFrom: z.nullable(z.int().check(z.gte(1), z.lte(100_000))),
	/** Null for as long as the sale lasts. */
	endsAt: z.nullable(momentInput),
	/** Members let in per minute. */
	perMinute: z.int().check(z.gte(1), z.lte(6_000)),
	/** How long an admission lasts. */
	minutesToBuy: z.int().check(z.gte(1), z.lte(120)),
};
export const roomPlanSchema = z.object(roomFields);
export type RoomPlan = z.infer<typeof roomPlanSchema>;

export const setWaitingRoom = endpoint({
	method: "PUT",
	path: "/staff/ticket-sales/:event/waiting-room",
	summary: "Switch a sale's waiting room on, with its times, or off; fans in it keep their places",
	access,
	input: z.object({ event: pathWord, version, isOn: z.boolean(), ...roomFields }),
	answer: z.object({ message: z.string() }),
	refusals: ticketSellingRefusals,
});
