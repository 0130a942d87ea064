ALTER TABLE "article_mentions" DROP CONSTRAINT "article_mentions_article_id_articles_id_fk";--> statement-breakpoint
DROP INDEX "events_by_day";--> statement-breakpoint
DROP INDEX "events_by_day_of_division";--> statement-breakpoint
DROP INDEX "article_mentions_of_target";--> statement-breakpoint
DROP INDEX "articles_words";--> statement-breakpoint
DROP INDEX "products_words";--> statement-breakpoint
DROP INDEX "videos_words";--> statement-breakpoint
ALTER TABLE "article_mentions" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "article_mentions" SET "published_at" = "articles"."published_at" FROM "articles" WHERE "articles"."id" = "article_mentions"."article_id";--> statement-breakpoint
ALTER TABLE "article_mentions" ALTER COLUMN "published_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "words" text GENERATED ALWAYS AS (lower((title ->> 'id') || ' ' || coalesce(title ->> 'en', '') || ' ' || (excerpt ->> 'id') || ' ' || coalesce(excerpt ->> 'en', ''))) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words" text GENERATED ALWAYS AS (lower((name ->> 'id') || ' ' || coalesce(name ->> 'en', '') || ' ' || (description ->> 'id') || ' ' || coalesce(description ->> 'en', ''))) STORED;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "words" text GENERATED ALWAYS AS (lower((title ->> 'id') || ' ' || coalesce(title ->> 'en', '') || ' ' || (summary ->> 'id') || ' ' || coalesce(summary ->> 'en', ''))) STORED;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_published" UNIQUE("id","published_at");--> statement-breakpoint
ALTER TABLE "article_mentions" ADD CONSTRAINT "article_mentions_of_article" FOREIGN KEY ("article_id","published_at") REFERENCES "public"."articles"("id","published_at") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "articles_longest" ON "articles" USING btree ("reading_minutes" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "players_by_squad" ON "players" USING btree ((array_position(array['football/utama', 'football/u20', 'basketball/utama', 'basketball/putri', 'esports/mobile-legends', 'esports/valorant'], "division" || '/' || "squad")),"list_order","id");--> statement-breakpoint
CREATE INDEX "players_of_position" ON "players" USING btree ("position_key","division","squad");--> statement-breakpoint
CREATE INDEX "events_by_day" ON "events" USING btree ("starts_at","id","ends_at","status");--> statement-breakpoint
CREATE INDEX "events_by_day_of_division" ON "events" USING btree ("division","starts_at","id","ends_at","status");--> statement-breakpoint
CREATE INDEX "article_mentions_of_target" ON "article_mentions" USING btree ("kind","target_slug","published_at" DESC NULLS FIRST,"article_id");--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "videos_words" ON "videos" USING gin ("words" gin_trgm_ops);