import * as z from "zod/mini";
import { houseKeys } from "../platform/club-profile";
import { pictureRefSchema } from "../ui/art/picture-ref";
import { ticketOfferSchema } from "./ticket-offer";

/** As a reader sees it; a match nobody has closed counts as finished once its time is over. */
export const fixtureStatuses = ["upcoming", "live", "finished", "postponed", "cancelled"] as const;

const scoreSchema = z.object({ us: z.int(), them: z.int() });

/** A match or an event as lists and cards show it. */
export const fixtureSchema = z.object({
	slug: z.string(),
	kind: z.enum(["match", "event"]),
	division: z.enum(houseKeys),
	/** "Tim putri"; null for what is not a match. */
	squad: z.nullable(z.string()),
	title: z.string(),
	summary: z.string(),
	startsAt: z.string(),
	endsAt: z.string(),
	status: z.enum(fixtureStatuses),
	competition: z.nullable(z.string()),
	round: z.nullable(z.string()),
	home: z.nullable(z.boolean()),
	opponent: z.nullable(z.object({ name: z.string(), colour: z.string(), crest: pictureRefSchema })),
	score: z.nullable(scoreSchema),
	/** How far a live match is: "Gim 3 dari 5". */
	phase: z.nullable(z.string()),
	venue: z.object({ name: z.string(), city: z.string(), timeZone: z.string() }),
	watchUrl: z.nullable(z.string()),
	cover: pictureRefSchema,
	tickets: z.nullable(ticketOfferSchema),
});
export type Fixture = z.infer<typeof fixtureSchema>;
export type FixtureStatus = Fixture["status"];
