CREATE TABLE "hero_places" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hero_places_position" UNIQUE("position"),
	CONSTRAINT "hero_places_key_is_known" CHECK ("hero_places"."key" in ('live', 'match', 'story', 'product', 'event'))
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"division" text,
	"url" text,
	"logo" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"position" integer NOT NULL,
	CONSTRAINT "sponsors_slug" UNIQUE("slug"),
	CONSTRAINT "sponsors_position" UNIQUE("position"),
	CONSTRAINT "sponsors_slug_is_a_path_word" CHECK ("sponsors"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "sponsors_division_is_known" CHECK ("sponsors"."division" in ('football', 'basketball', 'esports')),
	CONSTRAINT "sponsors_period_in_order" CHECK ("sponsors"."starts_on" <= "sponsors"."ends_on")
);
--> statement-breakpoint
insert into hero_places (key, position) values ('live', 1), ('match', 2), ('story', 3), ('product', 4), ('event', 5);
--> statement-breakpoint
create trigger announce_change after insert or update or delete on sponsors for each statement execute function announce_content_change('sponsors');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on hero_places for each statement execute function announce_content_change('home');
