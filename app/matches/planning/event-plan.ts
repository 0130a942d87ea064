import * as z from "zod";
import { articleBlockSchema, linkTarget, mostBlocks } from "../../news/article/article-body";
import { squadKeys } from "../../people/squads/squads";
import { clubSections } from "../../platform/club-profile";
import { pathWord } from "../../platform/http/path-word";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { eventKinds } from "../events/contract";

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
/** Indonesian is required: English falls back to it. */
const words = (longest: number) =>
	z.object({ id: text(longest).check(z.minLength(1)), en: z.optional(text(longest)) });
const moment = z.iso.datetime({ offset: true });
const body = z.nullable(z.array(articleBlockSchema).check(z.maxLength(mostBlocks)));

export const eventStates = ["scheduled", "live", "finished", "postponed", "cancelled"] as const;

/** What an editor can change about a match or event, except its sheet. */
export const eventPlanSchema = z.object({
	slug: pathWord,
	kind: z.enum(eventKinds),
	division: z.enum(clubSections),
	title: words(160),
	summary: words(400),
	body,
	bodyEn: body,
	programme: z
		.array(z.object({ startsAt: moment, title: words(160), place: z.optional(words(160)) }))
		.check(z.maxLength(40)),
	/** The next five are of matches only. */
	squad: z.nullable(z.enum(squadKeys)),
	competition: z.nullable(pathWord),
	round: z.nullable(words(60)),
	opponent: z.nullable(pathWord),
	home: z.nullable(z.boolean()),
	venue: pathWord,
	startsAt: moment,
	endsAt: moment,
	status: z.enum(eventStates),
	notice: z.nullable(words(300)),
	/** Where to watch. */
	watchUrl: z.nullable(linkTarget),
	cover: pictureRefSchema,
});
export type EventPlan = z.infer<typeof eventPlanSchema>;
