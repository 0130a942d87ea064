CREATE INDEX "articles_without_english" ON "articles" USING btree ("id") WHERE not ("articles"."body_en" is not null and "articles"."title" ? 'en' and "articles"."excerpt" ? 'en');--> statement-breakpoint
CREATE INDEX "article_manuscripts_outdated" ON "article_manuscripts" USING btree ("article_id") WHERE "article_manuscripts"."en_version" < "article_manuscripts"."id_version";--> statement-breakpoint
-- The log is searched by how a subject begins. With a hundred steps the planner takes each beginning for a hundredth of the log,
-- and reads all of it by time instead of looking it up.
ALTER TABLE "audit_log" ALTER COLUMN "subject" SET STATISTICS 1000;--> statement-breakpoint
ANALYZE "audit_log" ("subject");