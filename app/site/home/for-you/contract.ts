import * as z from "zod";
import { fixtureSchema } from "../../../matches/fixtures/fixture";
import { storySchema } from "../../../news/story";
import { endpoint } from "../../../platform/http/contract";

/** An order to pay, tickets for the next match, an unread message, a size the member is waiting for. */
export const stepKinds = ["pay", "ticket", "message", "size"] as const;

const stepSchema = z.object({
	kind: z.enum(stepKinds),
	/** Unique within its kind. */
	id: z.string(),
	title: z.string(),
	text: z.string(),
	/** The page to do it on. */
	path: z.string(),
});
export type Step = z.infer<typeof stepSchema>;

export const forYou = endpoint({
	method: "GET",
	path: "/user/for-you",
	summary: "What the member should do next, and the matches and stories of those they follow",
	access: "member",
	input: z.object({}),
	answer: z.object({
		steps: z.array(stepSchema),
		matches: z.array(fixtureSchema),
		stories: z.array(storySchema),
	}),
});
