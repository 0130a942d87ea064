import * as z from "zod";

/** What a sale's page says of its waiting room. */
export const roomNoticeSchema = z.object({
	/** From when places are given out. */
	startsAt: z.string(),
	isOn: z.boolean(),
	/** SHA-256 of the seed, in hex: published before the first lot. */
	seedHash: z.string(),
	/** Hex; null until the lots are drawn. */
	seed: z.nullable(z.string()),
});
export type RoomNotice = z.infer<typeof roomNoticeSchema>;
