ALTER TABLE "academy_coaches" DROP CONSTRAINT "academy_coaches_category_is_known";--> statement-breakpoint
ALTER TABLE "academy_programmes" DROP CONSTRAINT "academy_programmes_category_is_known";--> statement-breakpoint
ALTER TABLE "trial_applications" DROP CONSTRAINT "trial_applications_category_is_known";--> statement-breakpoint
ALTER TABLE "sponsors" DROP CONSTRAINT "sponsors_division_is_known";--> statement-breakpoint
ALTER TABLE "competitions" DROP CONSTRAINT "competitions_division_is_known";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_division_is_known";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_squad_is_known";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_match_belongs_to_a_team";--> statement-breakpoint
ALTER TABLE "standings" DROP CONSTRAINT "standings_not_negative";--> statement-breakpoint
ALTER TABLE "teams" DROP CONSTRAINT "teams_division_is_known";--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_category_is_known";--> statement-breakpoint
ALTER TABLE "achievements" DROP CONSTRAINT "achievements_division_is_known";--> statement-breakpoint
ALTER TABLE "players" DROP CONSTRAINT "players_division_is_known";--> statement-breakpoint
ALTER TABLE "players" DROP CONSTRAINT "players_squad_is_known";--> statement-breakpoint
ALTER TABLE "players" DROP CONSTRAINT "players_position_suits_the_division";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_division_is_known";--> statement-breakpoint
ALTER TABLE "videos" DROP CONSTRAINT "videos_category_is_known";--> statement-breakpoint
DROP INDEX "players_by_squad";--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "scored_within" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "conceded_within" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_match_belongs_to_a_team" CHECK ("events"."kind" = 'event' or "events"."division" not in ('academy', 'foundation', 'entertainment', 'club'));--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_not_negative" CHECK (least("standings"."won", "standings"."drawn", "standings"."lost", "standings"."scored", "standings"."conceded", "standings"."scored_within", "standings"."conceded_within") >= 0);--> statement-breakpoint
-- Which figures a season has is decided by the sport of the player's division.
UPDATE "player_seasons" SET "figures" = "figures" - 'division' WHERE "figures" ? 'division';
