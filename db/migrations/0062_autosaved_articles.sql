ALTER TABLE "articles" ADD COLUMN "cover_alt" jsonb;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "automatic_since" timestamp with time zone;
--> statement-breakpoint
-- Words have an alternative text of the cover from now on, empty until somebody writes one.
UPDATE "article_revisions" SET "content" = jsonb_set(jsonb_set("content", '{words,id,coverAlt}', '""'), '{words,en,coverAlt}', '""');
