import * as z from "zod";

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** Days count from Monday = 1, as ISO does. */
export type Weekday = (typeof weekdays)[number];

/** One weekly training session; times are local, "15.30". */
export const trainingSessionSchema = z.object({
	day: z.literal(weekdays),
	start: z.string(),
	end: z.string(),
});
export type TrainingSession = z.infer<typeof trainingSessionSchema>;
