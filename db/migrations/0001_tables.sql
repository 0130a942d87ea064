CREATE TABLE "academy_coaches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"role" jsonb NOT NULL,
	"biography" jsonb NOT NULL,
	"since_year" integer NOT NULL,
	"picture" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "academy_coaches_slug" UNIQUE("slug"),
	CONSTRAINT "academy_coaches_position" UNIQUE("category","position"),
	CONSTRAINT "academy_coaches_category_is_known" CHECK ("academy_coaches"."category" in ('football', 'basketball', 'esports'))
);
--> statement-breakpoint
CREATE TABLE "academy_programmes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"min_age" integer NOT NULL,
	"max_age" integer NOT NULL,
	"timetable" jsonb NOT NULL,
	"monthly_fee" bigint NOT NULL,
	"place" text NOT NULL,
	"cover" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "academy_programmes_slug" UNIQUE("slug"),
	CONSTRAINT "academy_programmes_position" UNIQUE("category","position"),
	CONSTRAINT "academy_programmes_category_is_known" CHECK ("academy_programmes"."category" in ('football', 'basketball', 'esports')),
	CONSTRAINT "academy_programmes_ages_in_order" CHECK ("academy_programmes"."min_age" between 4 and "academy_programmes"."max_age"),
	CONSTRAINT "academy_programmes_fee_not_negative" CHECK ("academy_programmes"."monthly_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trial_applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category" text NOT NULL,
	"programme_id" uuid NOT NULL,
	"child_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"guardian_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trial_applications_category_is_known" CHECK ("trial_applications"."category" in ('football', 'basketball', 'esports')),
	CONSTRAINT "trial_applications_phone_is_e164" CHECK ("trial_applications"."phone" ~ '^\+[1-9][0-9]{7,14}$'),
	CONSTRAINT "trial_applications_note_is_short" CHECK (length("trial_applications"."note") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "achievements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"division" text NOT NULL,
	"competition" jsonb NOT NULL,
	"year" integer NOT NULL,
	"placing" text NOT NULL,
	"story" jsonb NOT NULL,
	"pennant" jsonb NOT NULL,
	CONSTRAINT "achievements_slug" UNIQUE("slug"),
	CONSTRAINT "achievements_slug_is_a_path_word" CHECK ("achievements"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "achievements_division_is_known" CHECK ("achievements"."division" in ('football', 'basketball', 'esports')),
	CONSTRAINT "achievements_placing_is_known" CHECK ("achievements"."placing" in ('champion', 'runner-up', 'third', 'award')),
	CONSTRAINT "achievements_year_has_four_digits" CHECK ("achievements"."year" between 1800 and 2200)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"suspect" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cookie_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"visitor" uuid NOT NULL,
	"member_id" uuid,
	"version" integer NOT NULL,
	"preferences" boolean NOT NULL,
	"statistics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entertainment_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"body_en" jsonb,
	"starts_at" timestamp with time zone NOT NULL,
	"place" text,
	"cover" jsonb NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duration_minutes" integer,
	CONSTRAINT "entertainment_items_slug" UNIQUE("slug"),
	CONSTRAINT "entertainment_items_slug_is_a_path_word" CHECK ("entertainment_items"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "entertainment_items_kind_is_known" CHECK ("entertainment_items"."kind" in ('show', 'concert', 'podcast', 'fan-event')),
	CONSTRAINT "entertainment_items_last_a_while" CHECK ("entertainment_items"."duration_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"slug" text PRIMARY KEY NOT NULL,
	"division" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	CONSTRAINT "competitions_slug_is_a_path_word" CHECK ("competitions"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "competitions_division_is_known" CHECK ("competitions"."division" in ('football', 'basketball', 'esports'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"division" text NOT NULL,
	"squad" text,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb,
	"body_en" jsonb,
	"programme" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"competition" text,
	"round" jsonb,
	"opponent" text,
	"home" boolean,
	"venue" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"previous_starts_at" timestamp with time zone,
	"watch_url" text,
	"cover" jsonb NOT NULL,
	CONSTRAINT "events_slug" UNIQUE("slug"),
	CONSTRAINT "events_slug_is_a_path_word" CHECK ("events"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "events_kind_is_known" CHECK ("events"."kind" in ('match', 'event')),
	CONSTRAINT "events_division_is_known" CHECK ("events"."division" in ('football', 'basketball', 'esports', 'academy', 'foundation', 'entertainment', 'club')),
	CONSTRAINT "events_squad_is_known" CHECK ("events"."squad" in ('utama', 'putri', 'u20', 'mobile-legends', 'valorant')),
	CONSTRAINT "events_status_is_known" CHECK ("events"."status" in ('scheduled', 'live', 'finished', 'postponed', 'cancelled')),
	CONSTRAINT "events_end_after_they_start" CHECK ("events"."ends_at" > "events"."starts_at"),
	CONSTRAINT "events_match_has_an_opponent" CHECK ("events"."kind" = 'event' or ("events"."opponent" is not null and "events"."home" is not null
				and "events"."competition" is not null and "events"."squad" is not null)),
	CONSTRAINT "events_match_belongs_to_a_team" CHECK ("events"."kind" = 'event' or "events"."division" in ('football', 'basketball', 'esports')),
	CONSTRAINT "events_watch_url_is_safe" CHECK ("events"."watch_url" ~ '^(https://|/[^/])')
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"score_us" integer NOT NULL,
	"score_them" integer NOT NULL,
	"sheet" jsonb NOT NULL,
	CONSTRAINT "matches_score_not_negative" CHECK ("matches"."score_us" >= 0 and "matches"."score_them" >= 0)
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"competition" text NOT NULL,
	"season" text NOT NULL,
	"position" integer NOT NULL,
	"team" text,
	"played" integer NOT NULL,
	"won" integer NOT NULL,
	"drawn" integer NOT NULL,
	"lost" integer NOT NULL,
	"scored" integer NOT NULL,
	"conceded" integer NOT NULL,
	"points" integer NOT NULL,
	"form" text[] NOT NULL,
	CONSTRAINT "standings_position" UNIQUE("competition","season","position"),
	CONSTRAINT "standings_team" UNIQUE NULLS NOT DISTINCT("competition","season","team"),
	CONSTRAINT "standings_position_counts_from_one" CHECK ("standings"."position" > 0),
	CONSTRAINT "standings_played_adds_up" CHECK ("standings"."played" = "standings"."won" + "standings"."drawn" + "standings"."lost"),
	CONSTRAINT "standings_not_negative" CHECK (least("standings"."won", "standings"."drawn", "standings"."lost", "standings"."scored", "standings"."conceded") >= 0),
	CONSTRAINT "standings_form_is_known" CHECK ("standings"."form" <@ array['won', 'drawn', 'lost'] and cardinality("standings"."form") <= 5)
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"slug" text PRIMARY KEY NOT NULL,
	"division" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"colour" text NOT NULL,
	"crest" jsonb NOT NULL,
	CONSTRAINT "teams_slug_is_a_path_word" CHECK ("teams"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "teams_division_is_known" CHECK ("teams"."division" in ('football', 'basketball', 'esports')),
	CONSTRAINT "teams_colour_is_hex" CHECK ("teams"."colour" ~ '^#[0-9A-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"time_zone" text NOT NULL,
	"capacity" integer,
	CONSTRAINT "venues_slug_is_a_path_word" CHECK ("venues"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "venues_hold_somebody" CHECK ("venues"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "faq_groups" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "faq_groups_position" UNIQUE("position"),
	CONSTRAINT "faq_groups_key_is_a_path_word" CHECK ("faq_groups"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "faq_questions" (
	"slug" text PRIMARY KEY NOT NULL,
	"group_key" text NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "faq_questions_position" UNIQUE("group_key","position"),
	CONSTRAINT "faq_questions_slug_is_a_path_word" CHECK ("faq_questions"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "foundation_programmes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"story_en" jsonb,
	"place" text NOT NULL,
	"goal" bigint NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL,
	"unit" jsonb NOT NULL,
	"started_on" date NOT NULL,
	"cover" jsonb NOT NULL,
	"reports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "foundation_programmes_slug" UNIQUE("slug"),
	CONSTRAINT "foundation_programmes_slug_is_a_path_word" CHECK ("foundation_programmes"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "foundation_programmes_goal_is_something" CHECK ("foundation_programmes"."goal" > 0),
	CONSTRAINT "foundation_programmes_reached_not_negative" CHECK ("foundation_programmes"."reached" >= 0)
);
--> statement-breakpoint
CREATE TABLE "auth_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"given" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_log_ins" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"avatar" text,
	"favourite_division" text,
	"card_hidden" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'id' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_email_unique" UNIQUE("email"),
	CONSTRAINT "members_phone_unique" UNIQUE("phone"),
	CONSTRAINT "members_email_lower" CHECK ("members"."email" = lower("members"."email")),
	CONSTRAINT "members_phone_e164" CHECK ("members"."phone" ~ '^\+62[0-9]{8,13}$')
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"phone" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "reset_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"subject" text,
	"body_text" text,
	"body_html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"provider_id" text,
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('mail', 'text'))
);
--> statement-breakpoint
CREATE TABLE "article_mentions" (
	"article_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_slug" text NOT NULL,
	CONSTRAINT "article_mentions_article_id_kind_target_slug_pk" PRIMARY KEY("article_id","kind","target_slug"),
	CONSTRAINT "article_mentions_kind_is_known" CHECK ("article_mentions"."kind" in ('player', 'event', 'product', 'video'))
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"excerpt" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"body_en" jsonb,
	"cover" jsonb NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"author" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"reading_minutes" integer NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	CONSTRAINT "articles_slug" UNIQUE("slug"),
	CONSTRAINT "articles_slug_is_a_path_word" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "articles_category_is_known" CHECK ("articles"."category" in ('football', 'basketball', 'esports', 'academy', 'foundation', 'entertainment', 'club')),
	CONSTRAINT "articles_reading_takes_time" CHECK ("articles"."reading_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"member_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"email" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_preferences_member_id_topic_pk" PRIMARY KEY("member_id","topic")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"token" text NOT NULL,
	"member_id" uuid,
	"session_id" uuid,
	"client" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_client" CHECK ("push_subscriptions"."client" in ('mobile', 'desktop'))
);
--> statement-breakpoint
CREATE TABLE "kept_values" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "player_seasons" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"player_id" uuid NOT NULL,
	"season" text NOT NULL,
	"competition" text NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "player_seasons_once" UNIQUE("player_id","season","competition"),
	CONSTRAINT "player_seasons_season_is_two_years" CHECK ("player_seasons"."season" ~ '^20[0-9]{2}/[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"division" text NOT NULL,
	"squad" text NOT NULL,
	"number" integer,
	"name" text NOT NULL,
	"shirt_name" text NOT NULL,
	"nickname" text,
	"position" jsonb NOT NULL,
	"position_key" text NOT NULL,
	"nationality" text DEFAULT 'ID' NOT NULL,
	"hometown" text NOT NULL,
	"born_on" date NOT NULL,
	"height_cm" integer NOT NULL,
	"weight_kg" integer NOT NULL,
	"biography" jsonb NOT NULL,
	"portrait" jsonb NOT NULL,
	"socials" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"joined_year" integer NOT NULL,
	"captain" boolean DEFAULT false NOT NULL,
	"list_order" integer NOT NULL,
	CONSTRAINT "players_slug" UNIQUE("slug"),
	CONSTRAINT "players_number_in_squad" UNIQUE("division","squad","number"),
	CONSTRAINT "players_slug_is_a_path_word" CHECK ("players"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "players_division_is_known" CHECK ("players"."division" in ('football', 'basketball', 'esports')),
	CONSTRAINT "players_squad_is_known" CHECK ("players"."squad" in ('utama', 'putri', 'u20', 'mobile-legends', 'valorant')),
	CONSTRAINT "players_position_suits_the_division" CHECK (case "players"."division"
				when 'football' then "players"."position_key" in ('goalkeeper', 'defender', 'midfielder', 'winger', 'striker')
				when 'basketball' then "players"."position_key" in ('guard', 'forward', 'center')
				else "players"."position_key" in ('jungler', 'mid-laner', 'gold-laner', 'exp-laner', 'roamer',
					'duelist', 'initiator', 'controller', 'sentinel', 'in-game-leader') end),
	CONSTRAINT "players_number_fits_a_shirt" CHECK ("players"."number" between 0 and 99),
	CONSTRAINT "players_nationality_is_iso" CHECK ("players"."nationality" ~ '^[A-Z]{2}$'),
	CONSTRAINT "players_body_is_human" CHECK ("players"."height_cm" between 120 and 250 and "players"."weight_kg" between 30 and 200)
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"stemming" "regconfig" NOT NULL,
	"division" text NOT NULL,
	"title" text NOT NULL,
	"names" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"price" bigint,
	"picture" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"visible_from" timestamp with time zone,
	"title_words" "tsvector" GENERATED ALWAYS AS (to_tsvector(stemming, title || ' ' || names)) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector(stemming, title || ' ' || names || ' ' || summary || ' ' || content)) STORED NOT NULL,
	"newness" integer GENERATED ALWAYS AS (case when kind in ('player', 'product') then 1000000
					else (extract(year from happened_at at time zone 'UTC') * 12 + extract(month from happened_at at time zone 'UTC'))::int end) STORED NOT NULL,
	"spelling" text GENERATED ALWAYS AS (' ' || lower(regexp_replace(title || ' ' || names, '[^[:alnum:]]+', ' ', 'g'))) STORED NOT NULL,
	CONSTRAINT "search_entries_kind_slug_language_pk" PRIMARY KEY("kind","slug","language"),
	CONSTRAINT "search_entries_kind_is_known" CHECK ("search_entries"."kind" in ('article', 'player', 'event', 'video', 'product')),
	CONSTRAINT "search_entries_language_is_known" CHECK ("search_entries"."language" in ('id', 'en'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"category" text NOT NULL,
	"division" text NOT NULL,
	"price" bigint NOT NULL,
	"former_price" bigint,
	"pictures" jsonb NOT NULL,
	"size_guide" jsonb,
	"player_slug" text,
	"weight_grams" integer NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	CONSTRAINT "products_slug" UNIQUE("slug"),
	CONSTRAINT "products_slug_is_a_path_word" CHECK ("products"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "products_category_is_known" CHECK ("products"."category" in ('jersey', 'pakaian', 'aksesori', 'perlengkapan', 'anak', 'koleksi')),
	CONSTRAINT "products_division_is_known" CHECK ("products"."division" in ('football', 'basketball', 'esports', 'academy', 'foundation', 'entertainment', 'club')),
	CONSTRAINT "products_price_is_positive" CHECK ("products"."price" > 0),
	CONSTRAINT "products_former_price_was_higher" CHECK ("products"."former_price" > "products"."price"),
	CONSTRAINT "products_have_a_picture" CHECK (jsonb_array_length("products"."pictures") > 0),
	CONSTRAINT "products_weigh_something" CHECK ("products"."weight_grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"size" text,
	"colour" jsonb,
	"stock" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"price_override" bigint,
	"list_order" integer NOT NULL,
	CONSTRAINT "product_variants_sku" UNIQUE("sku"),
	CONSTRAINT "product_variants_in_order" UNIQUE("product_id","list_order"),
	CONSTRAINT "product_variants_choice" UNIQUE NULLS NOT DISTINCT("product_id","size","colour"),
	CONSTRAINT "product_variants_stock_not_negative" CHECK ("product_variants"."stock" >= 0),
	CONSTRAINT "product_variants_weigh_something" CHECK ("product_variants"."weight_grams" > 0),
	CONSTRAINT "product_variants_price_is_positive" CHECK ("product_variants"."price_override" > 0)
);
--> statement-breakpoint
CREATE TABLE "promo_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"sale_id" uuid NOT NULL,
	"label" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"section_keys" text[] NOT NULL,
	"quota" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_links_slug" UNIQUE("slug"),
	CONSTRAINT "promo_links_slug_is_a_path_word" CHECK ("promo_links"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "promo_links_open_before_they_close" CHECK ("promo_links"."opens_at" < "promo_links"."closes_at"),
	CONSTRAINT "promo_links_never_overused" CHECK ("promo_links"."used" between 0 and "promo_links"."quota"),
	CONSTRAINT "promo_links_name_a_section" CHECK (cardinality("promo_links"."section_keys") > 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_sales" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"venue_map" text NOT NULL,
	CONSTRAINT "ticket_sales_once_an_event" UNIQUE("event_id"),
	CONSTRAINT "ticket_sales_open_before_they_close" CHECK ("ticket_sales"."opens_at" < "ticket_sales"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "ticket_sections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sale_id" uuid NOT NULL,
	"key" text NOT NULL,
	"label" jsonb NOT NULL,
	"stand" text NOT NULL,
	"gate" text NOT NULL,
	"note" jsonb,
	"price" bigint NOT NULL,
	"quota" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"per_member_limit" integer NOT NULL,
	"list_order" integer NOT NULL,
	CONSTRAINT "ticket_sections_key" UNIQUE("sale_id","key"),
	CONSTRAINT "ticket_sections_key_is_a_path_word" CHECK ("ticket_sections"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "ticket_sections_stand_is_known" CHECK ("ticket_sections"."stand" in ('utara', 'selatan', 'timur', 'barat', 'vip')),
	CONSTRAINT "ticket_sections_price_is_positive" CHECK ("ticket_sections"."price" > 0),
	CONSTRAINT "ticket_sections_limit_is_positive" CHECK ("ticket_sections"."per_member_limit" > 0),
	CONSTRAINT "ticket_sections_counts_not_negative" CHECK ("ticket_sections"."held" >= 0 and "ticket_sections"."sold" >= 0),
	CONSTRAINT "ticket_sections_never_oversold" CHECK ("ticket_sections"."held" + "ticket_sections"."sold" <= "ticket_sections"."quota")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"category" text NOT NULL,
	"cover" jsonb NOT NULL,
	"seconds" integer NOT NULL,
	"source" text NOT NULL,
	"source_ref" text NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"player_slugs" text[] DEFAULT '{}' NOT NULL,
	"event_slug" text,
	CONSTRAINT "videos_slug" UNIQUE("slug"),
	CONSTRAINT "videos_slug_is_a_path_word" CHECK ("videos"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "videos_category_is_known" CHECK ("videos"."category" in ('football', 'basketball', 'esports', 'academy', 'foundation', 'entertainment', 'club')),
	CONSTRAINT "videos_last_a_while" CHECK ("videos"."seconds" > 0),
	CONSTRAINT "videos_source_is_playable" CHECK (case "videos"."source"
				when 'youtube' then "videos"."source_ref" ~ '^[A-Za-z0-9_-]{11}$'
				when 'file' then "videos"."source_ref" ~ '^/[^/]'
				when 'hls' then "videos"."source_ref" ~ '^/[^/].*[.]m3u8$'
				else false end)
);
--> statement-breakpoint
ALTER TABLE "trial_applications" ADD CONSTRAINT "trial_applications_programme_id_academy_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."academy_programmes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_competition_competitions_slug_fk" FOREIGN KEY ("competition") REFERENCES "public"."competitions"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_opponent_teams_slug_fk" FOREIGN KEY ("opponent") REFERENCES "public"."teams"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_venue_venues_slug_fk" FOREIGN KEY ("venue") REFERENCES "public"."venues"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_competition_competitions_slug_fk" FOREIGN KEY ("competition") REFERENCES "public"."competitions"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_team_teams_slug_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_group_key_faq_groups_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."faq_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_log_ins" ADD CONSTRAINT "member_log_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_links" ADD CONSTRAINT "reset_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_mentions" ADD CONSTRAINT "article_mentions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_member_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."member_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_seasons" ADD CONSTRAINT "player_seasons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_links" ADD CONSTRAINT "promo_links_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD CONSTRAINT "ticket_sales_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_sections" ADD CONSTRAINT "ticket_sections_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_applications_newest" ON "trial_applications" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trial_applications_of_programme" ON "trial_applications" USING btree ("programme_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "achievements_newest" ON "achievements" USING btree ("year" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "achievements_newest_of_division" ON "achievements" USING btree ("division","year" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cookie_consents_visitor" ON "cookie_consents" USING btree ("visitor","created_at");--> statement-breakpoint
CREATE INDEX "entertainment_items_newest" ON "entertainment_items" USING btree ("starts_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entertainment_items_newest_of_kind" ON "entertainment_items" USING btree ("kind","starts_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_by_day" ON "events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "events_by_day_of_division" ON "events" USING btree ("division","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_by_status" ON "events" USING btree ("status","starts_at");--> statement-breakpoint
CREATE INDEX "events_of_competition" ON "events" USING btree ("competition","starts_at");--> statement-breakpoint
CREATE INDEX "events_against" ON "events" USING btree ("opponent","starts_at");--> statement-breakpoint
CREATE INDEX "foundation_programmes_newest" ON "foundation_programmes" USING btree ("started_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "auth_tokens_member" ON "auth_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "email_proofs_member" ON "email_proofs" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_consents_member" ON "member_consents" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "member_log_ins_member" ON "member_log_ins" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_sessions_member" ON "member_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_member" ON "one_time_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reset_links_member" ON "reset_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_mentions_of_target" ON "article_mentions" USING btree ("kind","target_slug");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "articles_newest_in_category" ON "articles" USING btree ("category","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "articles_featured" ON "articles" USING btree ("published_at" DESC NULLS FIRST) WHERE "articles"."featured";--> statement-breakpoint
CREATE INDEX "articles_tags" ON "articles" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ((("title" ->> 'id') || ' ' || coalesce("title" ->> 'en', '') || ' ' || ("excerpt" ->> 'id') || ' ' || coalesce("excerpt" ->> 'en', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "players_one_captain_a_squad" ON "players" USING btree ("division","squad") WHERE "players"."captain";--> statement-breakpoint
CREATE INDEX "players_in_order" ON "players" USING btree ("division","squad","list_order","id");--> statement-breakpoint
CREATE INDEX "search_entries_words_id" ON "search_entries" USING gin ("kind","newness","words") WITH (fastupdate=false) WHERE "search_entries"."language" = 'id';--> statement-breakpoint
CREATE INDEX "search_entries_title_words_id" ON "search_entries" USING gin ("kind","title_words") WITH (fastupdate=false) WHERE "search_entries"."language" = 'id';--> statement-breakpoint
CREATE INDEX "search_entries_spelling_id" ON "search_entries" USING gin ("spelling" gin_trgm_ops) WITH (fastupdate=false) WHERE "search_entries"."language" = 'id';--> statement-breakpoint
CREATE INDEX "search_entries_words_en" ON "search_entries" USING gin ("kind","newness","words") WITH (fastupdate=false) WHERE "search_entries"."language" = 'en';--> statement-breakpoint
CREATE INDEX "search_entries_title_words_en" ON "search_entries" USING gin ("kind","title_words") WITH (fastupdate=false) WHERE "search_entries"."language" = 'en';--> statement-breakpoint
CREATE INDEX "search_entries_spelling_en" ON "search_entries" USING gin ("spelling" gin_trgm_ops) WITH (fastupdate=false) WHERE "search_entries"."language" = 'en';--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("released_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_newest_in_category" ON "products" USING btree ("category","released_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_newest_of_division" ON "products" USING btree ("division","released_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("released_at" DESC NULLS FIRST) WHERE "products"."featured";--> statement-breakpoint
CREATE INDEX "products_of_player" ON "products" USING btree ("player_slug");--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ((("name" ->> 'id') || ' ' || coalesce("name" ->> 'en', '') || ' ' || ("description" ->> 'id') || ' ' || coalesce("description" ->> 'en', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promo_links_of_sale" ON "promo_links" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "ticket_sales_window" ON "ticket_sales" USING btree ("opens_at","closes_at");--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "videos_newest_in_category" ON "videos" USING btree ("category","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "videos_of_players" ON "videos" USING gin ("player_slugs");--> statement-breakpoint
CREATE INDEX "videos_of_event" ON "videos" USING btree ("event_slug");--> statement-breakpoint
CREATE INDEX "videos_words" ON "videos" USING gin ((("title" ->> 'id') || ' ' || coalesce("title" ->> 'en', '') || ' ' || ("summary" ->> 'id') || ' ' || coalesce("summary" ->> 'en', '')) gin_trgm_ops);