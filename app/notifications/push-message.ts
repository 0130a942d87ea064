import * as z from "zod";

const localizedText = (longest: number) =>
	z.object({
		id: z.string().check(z.minLength(1), z.maxLength(longest)),
		en: z.optional(z.string().check(z.maxLength(longest))),
	});

/** What a push says and where a tap on it leads. Short: the encrypted whole must fit into 4 KiB. */
export const pushMessage = z.object({
	title: localizedText(120),
	body: localizedText(400),
	/** A path of ours. */
	path: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(500)),
	/** A later push of the same tag takes the place of the earlier one. */
	tag: z.optional(z.string().check(z.maxLength(60))),
});
export type PushMessage = z.infer<typeof pushMessage>;

/** What the service worker receives. */
export type PushPayload = { title: string; body: string; path: string; tag?: string | undefined };
