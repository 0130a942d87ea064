import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/data/columns.server";
import { streamStates } from "./film-path";

/** Films and captions that the office uploaded. The bytes are in the film store, under names made of the id. */
export const videoFiles = pgTable(
	"video_files",
	{
		/** Random: before its video is published, only the office knows it. */
		id: text("id").primaryKey(),
		kind: text("kind", { enum: ["film", "captions"] }).notNull(),
		bytes: bigint("bytes", { mode: "number" }).notNull(),
		/** As the film itself says. */
		seconds: integer("seconds"),
		/** Of the film's copies in several qualities, for slow connections. */
		stream: text("stream", { enum: streamStates }).notNull().default("none"),
		/** The heights of those copies. */
		qualities: integer("qualities").array().notNull().default(sql`'{}'`),
		/** Uploaded, or last saved with a video. What no video has is deleted a day later. */
		neededAt: instant("needed_at").notNull().defaultNow(),
	},
	(file) => [
		index("video_files_by_need").on(file.neededAt),
		check("video_files_films_have_a_length", sql`(${file.kind} = 'film') = (${file.seconds} is not null)`),
		check("video_files_last_a_while", sql`${file.seconds} > 0`),
		check(
			"video_files_ready_streams_have_qualities",
			sql`(${file.stream} = 'ready') = (cardinality(${file.qualities}) > 0)`,
		),
	],
);
export type VideoFile = typeof videoFiles.$inferSelect;
