import * as z from "zod";
import { sitePath } from "../../platform/browser/site-path";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { announcementTopics, audienceSchema } from "./audience";

export const announcementsPerPage = 20;
const access = { staff: "editor" } as const;

export const announcementRefusals = {
	"announcement.nobody": {
		status: 409,
		message: { id: "Belum ada yang mengikuti ini.", en: "Nobody follows this yet." },
	},
} as const satisfies RefusalTable;

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
/** Both languages: each follower reads it in their own. */
const inBoth = (most: number) => z.object({ id: words(most), en: words(most) });

const messageFields = {
	title: inBoth(120),
	body: inBoth(400),
	/** A page of this site. */
	path: z.string().check(z.trim(), z.regex(sitePath), z.maxLength(500)),
};

const announcementSchema = z.object({
	id: z.string(),
	topic: z.enum(announcementTopics),
	audience: audienceSchema,
	title: z.object({ id: z.string(), en: z.optional(z.string()) }),
	body: z.object({ id: z.string(), en: z.optional(z.string()) }),
	path: z.string(),
	byMail: z.boolean(),
	by: z.nullable(z.string()),
	at: z.string(),
	told: z.int(),
	mailed: z.int(),
	doneAt: z.nullable(z.string()),
});
export type AnnouncementShown = z.infer<typeof announcementSchema>;

export const announcementList = endpoint({
	method: "GET",
	path: "/staff/announcements",
	summary: "Announcements, newest first",
	access,
	input: z.object({ after: z.optional(z.uuid()) }),
	answer: z.object({ announcements: z.array(announcementSchema), next: z.nullable(z.string()) }),
});

export const announcementAudience = endpoint({
	method: "GET",
	path: "/staff/announcements/audience",
	summary: "How many members an announcement would reach, by channel",
	access,
	input: z.object({ ...audienceSchema.shape, topic: z.enum(announcementTopics) }),
	answer: z.object({
		/** Members who get it in their inbox. */
		members: z.int(),
		/** Of those, how many get a push, and how many a mail. */
		push: z.int(),
		mail: z.int(),
		/** Of those with push, how many are in their quiet hours; they get it afterwards. */
		quiet: z.int(),
	}),
});

export const sendAnnouncement = endpoint({
	method: "POST",
	path: "/staff/announcements",
	summary: "Send an announcement to followers, once",
	access,
	once: true,
	status: 201,
	input: z.object({
		audience: audienceSchema,
		topic: z.enum(announcementTopics),
		...messageFields,
		byMail: z._default(z.boolean(), false),
	}),
	answer: z.object({ announcement: announcementSchema }),
	refusals: announcementRefusals,
});
