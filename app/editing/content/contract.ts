import * as z from "zod";
import { changedMeanwhile } from "../../platform/http/changed-meanwhile";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { unfinishedStates, wordStatesSchema } from "../translations/word-states";

export const contentRefusals = {
	"content.unknown": {
		status: 404,
		message: { id: "Ini sudah tidak ada.", en: "This no longer exists." },
	},
	"content.changed": changedMeanwhile,
	"content.in_use": {
		status: 409,
		message: { id: "Masih dipakai, jadi tidak dihapus.", en: "It is in use, so it was not deleted." },
	},
} as const satisfies RefusalTable;

/** `coming` and `ended`: before or after its period. */
export const contentStates = ["shown", "hidden", "coming", "ended"] as const;
export type ContentState = (typeof contentStates)[number];

export const contentPerPage = 50;

const access = { staff: "editor" } as const;
/** Its URL slug. */
const id = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const version = z.string().check(z.maxLength(40));
/** Some have a whole article, in both languages. */
const longBody = 512 * 1024;

type Declaration<Content extends z.ZodType> = {
	/** Below `/staff`. */
	path: string;
	/** For the API documentation: "questions". */
	things: string;
	/** What an editor can change. */
	content: Content;
};

/** The endpoints with which editors manage one kind of content. */
export function contentEndpoints<Content extends z.ZodType>({ path, things, content }: Declaration<Content>) {
	const answer = z.object({
		id: z.string(),
		title: z.string(),
		/** Must be sent back with a change. */
		version: z.string(),
		content,
		changedAt: z.nullable(z.string()),
		changedBy: z.nullable(z.string()),
	});
	return {
		list: endpoint({
			method: "GET",
			path: `/staff/${path}`,
			summary: `Editors: search ${things}, filtered by state`,
			access,
			input: z.object({
				q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
				state: z.optional(z.enum(contentStates)),
				english: z.optional(z.enum(unfinishedStates)),
				/** `next` of the previous page. */
				after: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0),
			}),
			answer: z.object({
				items: z.array(
					z.object({
						id: z.string(),
						title: z.string(),
						note: z.string(),
						state: z.enum(contentStates),
						languages: wordStatesSchema,
						/** Items of one group can be reordered. */
						group: z.string(),
					}),
				),
				total: z.int(),
				next: z.nullable(z.int()),
			}),
		}),
		detail: endpoint({
			method: "GET",
			path: `/staff/${path}/:id`,
			summary: `Editors: one of the ${things} with everything that can be changed`,
			access,
			input: z.object({ id }),
			answer,
			refusals: contentRefusals,
		}),
		create: endpoint({
			method: "POST",
			path: `/staff/${path}`,
			summary: `Editors: add to the ${things}`,
			access,
			status: 201,
			longBody,
			input: z.object({ content }),
			answer,
		}),
		save: endpoint({
			method: "PUT",
			path: `/staff/${path}/:id`,
			summary: `Editors: change one of the ${things}; refused if somebody changed it since \`version\``,
			access,
			longBody,
			input: z.object({ id, version, content }),
			answer,
			refusals: contentRefusals,
		}),
		remove: endpoint({
			method: "DELETE",
			path: `/staff/${path}/:id`,
			summary: `Editors: delete one of the ${things}, unless it is in use`,
			access,
			input: z.object({ id, version }),
			answer: z.object({}),
			refusals: contentRefusals,
		}),
		move: endpoint({
			method: "POST",
			path: `/staff/${path}/:id/move`,
			summary: `Editors: swap one of the ${things} with its neighbour`,
			access,
			input: z.object({ id, direction: z.enum(["up", "down"]) }),
			answer: z.object({}),
			refusals: contentRefusals,
		}),
	};
}

export type ContentEndpoints<Content extends z.ZodType = z.ZodType> = ReturnType<
	typeof contentEndpoints<Content>
>;
