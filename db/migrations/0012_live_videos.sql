ALTER TABLE "videos" ALTER COLUMN "seconds" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "is_live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_have_a_length_unless_live" CHECK ("videos"."is_live" = ("videos"."seconds" is null));