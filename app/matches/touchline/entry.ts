import * as z from "zod";
import { pathWord } from "../../platform/http/path-word";
import { happeningKinds } from "../sports/sport-of";

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const person = z.object({ name, slug: z.optional(pathWord) });
const side = z.enum(["us", "them"]);
/** "31", "90+3", "04.12"; empty if nobody looked at the clock. */
const clock = z.string().check(z.maxLength(6), z.regex(/^(\d{1,3}(\+\d{1,2})?|\d{1,2}\.\d{2})?$/));

/** Common to all entries. The console creates the id, so that a retry counts once. */
const base = {
	id: z.uuid(),
	/** Which device it was made on. */
	console: z.string().check(z.regex(/^[A-Z0-9-]{1,20}$/)),
	/** By the device's clock. */
	madeAt: z.iso.datetime(),
	period: z.int().check(z.gte(0), z.lte(11)),
};

export const phaseKinds = ["start", "period-start", "period-end", "end"] as const;

const phaseEntry = z.object({ ...base, kind: z.enum(phaseKinds) });
const undoEntry = z.object({ ...base, kind: z.literal("undo"), undoes: z.uuid() });
const gameWonEntry = z.object({ ...base, kind: z.literal("game-won"), side, at: clock });
/** Who made a goal possible. Recorded after the goal, so that the goal need not wait for it. */
const assistEntry = z.object({ ...base, kind: z.literal("assist"), of: z.uuid(), player: person });
/** What happens in a match, as far as a console has a button for it. */
const happeningEntry = z.object({
	...base,
	kind: z.enum(happeningKinds),
	side,
	at: clock,
	player: z.optional(person),
	/** The player substituted off. */
	other: z.optional(person),
	/** A kick of the shoot-out after a drawn match; `at` is its round. Only penalties can be one. */
	inShootout: z.optional(z.boolean()),
	/** Counts even if another console seems to have recorded the same. */
	isSure: z.optional(z.boolean()),
});

export const touchlineEntrySchema = z.discriminatedUnion("kind", [
	phaseEntry,
	undoEntry,
	gameWonEntry,
	assistEntry,
	happeningEntry,
]);
export type TouchlineEntry = z.infer<typeof touchlineEntrySchema>;
export type HappeningEntry = z.infer<typeof happeningEntry>;

/** Whether it has a side: everything but phases, assists and undos. */
export const hasSide = (entry: TouchlineEntry): entry is Extract<TouchlineEntry, { side: unknown }> =>
	"side" in entry;

export const isKick = ({ kind, inShootout }: Pick<HappeningEntry, "kind" | "inShootout">) =>
	inShootout === true && (kind === "penalty-goal" || kind === "missed-penalty");
