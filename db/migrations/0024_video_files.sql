-- runs with: 0023_wallets
CREATE TABLE "video_files" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	"seconds" integer,
	"stream" text DEFAULT 'none' NOT NULL,
	"qualities" integer[] DEFAULT '{}' NOT NULL,
	"needed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_files_films_have_a_length" CHECK (("video_files"."kind" = 'film') = ("video_files"."seconds" is not null)),
	CONSTRAINT "video_files_last_a_while" CHECK ("video_files"."seconds" > 0),
	CONSTRAINT "video_files_ready_streams_have_qualities" CHECK (("video_files"."stream" = 'ready') = (cardinality("video_files"."qualities") > 0))
);
--> statement-breakpoint
CREATE INDEX "video_files_by_need" ON "video_files" USING btree ("needed_at");--> statement-breakpoint
-- A stream that gets ready is what readers are given then.
create trigger announce_change after update on video_files for each statement execute function announce_content_change('videos');
