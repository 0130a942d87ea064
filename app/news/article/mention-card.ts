import * as z from "zod";
import { pathTo } from "../../paths";
import { clubSections } from "../../platform/club-profile";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { mentionKinds } from "./article-body";

const side = z.object({ name: z.string(), crest: z.nullable(pictureRefSchema), score: z.nullable(z.int()) });

/** A match in brief: teams, score and scorers. A side without a picture is the club itself. */
const matchLineSchema = z.object({
	status: z.enum(["upcoming", "live", "finished", "postponed", "cancelled"]),
	startsAt: z.string(),
	timeZone: z.string(),
	/** "Liga Nusantara, pekan 2" */
	competition: z.string(),
	home: side,
	away: side,
	scorers: z.array(z.object({ at: z.string(), name: z.string(), ours: z.boolean() })),
});
export type MatchLine = z.infer<typeof matchLineSchema>;

/** A mentioned person or thing, in one shape for all kinds. */
export const mentionCardSchema = z.object({
	kind: z.enum(mentionKinds),
	slug: z.string(),
	division: z.enum(clubSections),
	title: z.string(),
	/** A position, a price, a duration, a date. */
	note: z.string(),
	picture: pictureRefSchema,
	match: z.nullable(matchLineSchema),
});
export type MentionCard = z.infer<typeof mentionCardSchema>;

export function mentionPath({
	kind,
	slug,
	division,
}: Pick<MentionCard, "kind" | "slug" | "division">): string {
	switch (kind) {
		case "player":
			return pathTo("player-detail", { category: division, id: slug });
		case "event":
			return pathTo("event-detail", { id: slug });
		case "product":
			return pathTo("store-detail", { id: slug });
		case "video":
			return pathTo("VideosDetail", { id: slug });
	}
}
