CREATE SEQUENCE "public"."waiting_lots" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
	"member_id" uuid,
	"child_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"guardian_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'id' NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"assigned_to" uuid,
	"staff_note" text DEFAULT '' NOT NULL,
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
CREATE TABLE "allocation_invites" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"allocation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"seat_id" uuid,
	"member_id" uuid,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocation_invites_token" UNIQUE("token_hash"),
	CONSTRAINT "allocation_invites_of_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sale_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"coordinator_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"size" integer NOT NULL,
	"seat_ids" uuid[] NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocations_price_not_negative" CHECK ("allocations"."price" >= 0),
	CONSTRAINT "allocations_size_is_positive" CHECK ("allocations"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "allotments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "allotments_counts_not_negative" CHECK ("allotments"."held" >= 0 and "allotments"."sold" >= 0),
	CONSTRAINT "allotments_never_oversold" CHECK ("allotments"."held" + "allotments"."sold" <= "allotments"."size"),
	CONSTRAINT "allotments_kind_is_known" CHECK ("allotments"."kind" in ('variant', 'preorder', 'section', 'seat', 'promo', 'voucher-uses', 'voucher-budget'))
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"hold_id" uuid NOT NULL,
	"allotment_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_pkey" PRIMARY KEY("hold_id","allotment_id"),
	CONSTRAINT "holds_quantity_is_positive" CHECK ("holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"topic" text NOT NULL,
	"audience" jsonb NOT NULL,
	"message" jsonb NOT NULL,
	"by_mail" boolean NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_until" uuid,
	"told" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "announcements_topic_is_known" CHECK ("announcements"."topic" in ('news', 'matches', 'tickets', 'store'))
);
--> statement-breakpoint
CREATE TABLE "box_office_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"recipient" text,
	"reason" text,
	"placed_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "box_office_orders_kind_is_known" CHECK ("box_office_orders"."kind" in ('gift', 'sale')),
	CONSTRAINT "box_office_orders_gifts_say_why" CHECK ("box_office_orders"."kind" <> 'gift' or ("box_office_orders"."reason" is not null and "box_office_orders"."recipient" is not null))
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"cart_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"print" jsonb,
	"quantity" smallint NOT NULL,
	"seen_price" bigint NOT NULL,
	"seen_ships_on" date,
	"name" jsonb NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_one_of_a_kind" UNIQUE NULLS NOT DISTINCT("cart_id","variant_id","print"),
	CONSTRAINT "cart_lines_quantity_is_within_the_limit" CHECK ("cart_lines"."quantity" between 1 and 10),
	CONSTRAINT "cart_lines_price_is_not_negative" CHECK ("cart_lines"."seen_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_one_per_member" UNIQUE("member_id"),
	CONSTRAINT "carts_token" UNIQUE("token_hash"),
	CONSTRAINT "carts_have_one_owner" CHECK (("carts"."member_id" is null) <> ("carts"."token_hash" is null))
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
	"handled_at" timestamp with time zone,
	"assigned_to" uuid,
	"staff_note" text DEFAULT '' NOT NULL
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
	"notice" jsonb,
	"sequence" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "match_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"entry" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"undoes" uuid,
	"counted" boolean NOT NULL,
	"undone_at" timestamp with time zone,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_entries_undo_names_another" CHECK ("match_entries"."undoes" <> "match_entries"."id")
);
--> statement-breakpoint
CREATE TABLE "children" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"birth_date" date NOT NULL,
	"consent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "calendar_feeds" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_pkey" PRIMARY KEY("member_id","kind","target"),
	CONSTRAINT "follows_kind_is_known" CHECK ("follows"."kind" in ('player', 'division'))
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
CREATE TABLE "gate_incidents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"words" text NOT NULL,
	"is_serious" boolean NOT NULL,
	"noted_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "gate_incidents_closed_with_an_outcome" CHECK (("gate_incidents"."outcome" is null) = ("gate_incidents"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "gate_measures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gate" text,
	"to_gate" text,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_by" uuid,
	"taken_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "gate_measures_name_their_gates" CHECK (("gate_measures"."kind" in ('spare_gate', 'redirect')) = ("gate_measures"."gate" is not null) and ("gate_measures"."kind" = 'redirect') = ("gate_measures"."to_gate" is not null)),
	CONSTRAINT "gate_measures_taken_by_two" CHECK ("gate_measures"."taken_at" is null or "gate_measures"."kind" not in ('delay', 'evacuate') or coalesce("gate_measures"."approved_by" <> "gate_measures"."asked_by", false)),
	CONSTRAINT "gate_measures_ended_by_somebody" CHECK ("gate_measures"."ended_by" is null or "gate_measures"."ended_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "gate_scanners" (
	"event_id" uuid NOT NULL,
	"scanner" text NOT NULL,
	"gate" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"waiting" integer NOT NULL,
	CONSTRAINT "gate_scanners_pkey" PRIMARY KEY("event_id","scanner")
);
--> statement-breakpoint
CREATE TABLE "gate_scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"pass_id" uuid,
	"number" text,
	"gate" text NOT NULL,
	"scanner" text NOT NULL,
	"member_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"verdict" text NOT NULL,
	"shown" text,
	"visit" integer,
	"is_manual" boolean NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "gate_scans_direction_is_known" CHECK ("gate_scans"."direction" in ('in', 'out')),
	CONSTRAINT "gate_scans_passed_has_a_visit" CHECK (("gate_scans"."verdict" in ('in', 'out')) = ("gate_scans"."visit" is not null))
);
--> statement-breakpoint
CREATE TABLE "hero_places" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hero_places_position" UNIQUE("position"),
	CONSTRAINT "hero_places_key_is_known" CHECK ("hero_places"."key" in ('live', 'match', 'story', 'product', 'event'))
);
--> statement-breakpoint
CREATE TABLE "changed_tickets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"change_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"can_keep" boolean NOT NULL,
	"tickets" integer NOT NULL,
	"amount" bigint NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"choice" text,
	"answered_at" timestamp with time zone,
	"is_default" boolean DEFAULT false NOT NULL,
	"refund_id" uuid,
	"voucher_id" uuid,
	CONSTRAINT "changed_tickets_choice_is_known" CHECK ("changed_tickets"."choice" in ('keep', 'credit', 'refund')),
	CONSTRAINT "changed_tickets_answered_says_when" CHECK (("changed_tickets"."choice" is null) = ("changed_tickets"."answered_at" is null)),
	CONSTRAINT "changed_tickets_kept_if_possible" CHECK ("changed_tickets"."can_keep" or "changed_tickets"."choice" is distinct from 'keep')
);
--> statement-breakpoint
CREATE TABLE "match_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"terms" text NOT NULL,
	"section_ids" uuid[] NOT NULL,
	"note" jsonb,
	"answer_by" timestamp with time zone NOT NULL,
	"unanswered" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "match_changes_kind_is_known" CHECK ("match_changes"."kind" in ('postponed', 'moved', 'no_spectators', 'stand_closed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "library_pictures" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"proves_email" boolean DEFAULT false NOT NULL,
	"from_device" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_tries" CHECK ("email_changes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "email_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"knows_password" boolean NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_token_hash_member_id_pk" PRIMARY KEY("token_hash","member_id")
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
	"password_hash" text,
	"avatar" text,
	"favourite_division" text,
	"card_hidden" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'id' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"phone_verified_at" timestamp with time zone,
	"phone_disowned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_because" text,
	"merged_into" uuid,
	CONSTRAINT "members_email_unique" UNIQUE("email"),
	CONSTRAINT "members_phone_unique" UNIQUE("phone"),
	CONSTRAINT "members_merged_are_empty" CHECK ("members"."merged_into" is null or ("members"."erased_at" is not null and "members"."merged_into" <> "members"."id")),
	CONSTRAINT "members_disabled_with_reason" CHECK (("members"."disabled_at" is null) = ("members"."disabled_because" is null)),
	CONSTRAINT "members_email_lower" CHECK ("members"."email" = lower("members"."email")),
	CONSTRAINT "members_phone_e164" CHECK ("members"."phone" ~ '^\+62[0-9]{8,13}$')
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"phone" text NOT NULL,
	"purpose" text DEFAULT 'reset' NOT NULL,
	"member_id" uuid NOT NULL,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_phone_purpose_pk" PRIMARY KEY("phone","purpose"),
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('reset', 'proof')),
	CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "password_guesses" (
	"key" text PRIMARY KEY NOT NULL,
	"misses" integer NOT NULL,
	"open_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"restores_email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_undos" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"password_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merge_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"because" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_to" text,
	"code_salt" "bytea",
	"code_hash" "bytea",
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"code_expires_at" timestamp with time zone,
	"outcome" text,
	"proven_by" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"declined_because" text,
	CONSTRAINT "merge_requests_two_accounts" CHECK ("merge_requests"."kept_id" <> "merge_requests"."gone_id"),
	CONSTRAINT "merge_requests_of_others" CHECK ("merge_requests"."asked_by" not in ("merge_requests"."kept_id", "merge_requests"."gone_id")
				and ("merge_requests"."ended_by" is null or "merge_requests"."ended_by" not in ("merge_requests"."kept_id", "merge_requests"."gone_id"))),
	CONSTRAINT "merge_requests_end_once" CHECK (("merge_requests"."outcome" is null) = ("merge_requests"."ended_at" is null)),
	CONSTRAINT "merge_requests_never_by_one" CHECK (case when "merge_requests"."outcome" is distinct from 'merged' then "merge_requests"."proven_by" is null
				else "merge_requests"."ended_by" is not null and (coalesce("merge_requests"."proven_by" = 'owner', false)
					or coalesce("merge_requests"."proven_by" = 'colleague' and "merge_requests"."ended_by" <> "merge_requests"."asked_by", false)) end),
	CONSTRAINT "merge_requests_tries" CHECK ("merge_requests"."code_tries" between 0 and 5)
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
	"published_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"target_slug" text NOT NULL,
	CONSTRAINT "article_mentions_article_id_kind_target_slug_pk" PRIMARY KEY("article_id","kind","target_slug"),
	CONSTRAINT "article_mentions_kind_is_known" CHECK ("article_mentions"."kind" in ('player', 'event', 'product', 'video', 'tag'))
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
	"cover_alt" jsonb,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"author" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"reading_minutes" integer NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"words" text GENERATED ALWAYS AS (lower((title ->> 'id') || ' ' || coalesce(title ->> 'en', '') || ' ' || (excerpt ->> 'id') || ' ' || coalesce(excerpt ->> 'en', ''))) STORED,
	CONSTRAINT "articles_slug" UNIQUE("slug"),
	CONSTRAINT "articles_published" UNIQUE("id","published_at"),
	CONSTRAINT "articles_slug_is_a_path_word" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "articles_category_is_known" CHECK ("articles"."category" in ('football', 'basketball', 'esports', 'academy', 'foundation', 'entertainment', 'club')),
	CONSTRAINT "articles_reading_takes_time" CHECK ("articles"."reading_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "article_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_manuscripts" (
	"article_id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer NOT NULL,
	"id_version" integer NOT NULL,
	"en_version" integer NOT NULL,
	"published_version" integer,
	CONSTRAINT "article_manuscripts_versions_exist" CHECK ("article_manuscripts"."version" > 0 and "article_manuscripts"."id_version" <= "article_manuscripts"."version"
				and "article_manuscripts"."en_version" <= "article_manuscripts"."version" and "article_manuscripts"."published_version" <= "article_manuscripts"."version")
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"member_id" uuid,
	"automatic_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_revisions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
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
CREATE TABLE "quiet_hours" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"starts_at" smallint NOT NULL,
	"ends_at" smallint NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "quiet_hours_within_a_day" CHECK ("quiet_hours"."starts_at" between 0 and 1439 and "quiet_hours"."ends_at" between 0 and 1439 and "quiet_hours"."starts_at" <> "quiet_hours"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "inbox_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"contact_message_id" uuid,
	"trial_id" uuid,
	"words" text NOT NULL,
	"written_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_replies_to_one" CHECK (num_nonnulls("inbox_replies"."contact_message_id", "inbox_replies"."trial_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	CONSTRAINT "order_events_actor_is_known" CHECK ("order_events"."actor" in ('member', 'staff', 'system', 'gateway'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"reference" text,
	"details" jsonb,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	"tax_inside" bigint NOT NULL,
	"discounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allotment_id" uuid,
	CONSTRAINT "order_lines_in_order" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_amount" CHECK ("order_lines"."amount" = "order_lines"."unit_price" * "order_lines"."quantity"),
	CONSTRAINT "order_lines_quantity_is_positive" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_only_discounts_are_negative" CHECK ("order_lines"."amount" >= 0 or "order_lines"."kind" = 'discount'),
	CONSTRAINT "order_lines_tax_is_a_part" CHECK (abs("order_lines"."tax_inside") <= abs("order_lines"."amount")),
	CONSTRAINT "order_lines_kind_is_known" CHECK ("order_lines"."kind" in ('goods', 'ticket', 'shipping', 'service', 'discount'))
);
--> statement-breakpoint
CREATE TABLE "order_pdfs" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"version" text NOT NULL,
	"file" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_pdfs_pkey" PRIMARY KEY("order_id","kind","language")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"once_key" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'awaiting_payment' NOT NULL,
	"total" bigint NOT NULL,
	"buyer" jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pay_by" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"invoice_year" integer,
	"invoice_number" integer,
	"invoiced_at" timestamp with time zone,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_one_per_key" UNIQUE("member_id","once_key"),
	CONSTRAINT "orders_invoice_says_when" CHECK (num_nonnulls("orders"."invoice_year", "orders"."invoice_number", "orders"."invoiced_at") in (0, 3)),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total" >= 0),
	CONSTRAINT "orders_kind_is_known" CHECK ("orders"."kind" in ('goods', 'tickets')),
	CONSTRAINT "orders_state_is_known" CHECK ("orders"."state" in ('awaiting_payment', 'paid', 'issued', 'packed', 'shipped', 'delivered', 'completed', 'disputed', 'charged_back', 'expired', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "refund_lines_pkey" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "refund_lines_quantity_is_positive" CHECK ("refund_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"courier" text NOT NULL,
	"service" text NOT NULL,
	"name" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"arrival" jsonb NOT NULL,
	"address" jsonb,
	"note" text,
	CONSTRAINT "deliveries_fetched_go_nowhere" CHECK ("deliveries"."courier" <> 'pickup' or "deliveries"."address" is null),
	CONSTRAINT "deliveries_price" CHECK ("deliveries"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_position_pk" PRIMARY KEY("parcel_id","position"),
	CONSTRAINT "parcel_lines_quantity_is_positive" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_scans" (
	"parcel_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"step" text NOT NULL,
	"place" text,
	"note" text,
	CONSTRAINT "parcel_scans_once" UNIQUE NULLS NOT DISTINCT("parcel_id","at","step","note"),
	CONSTRAINT "parcel_scans_step_is_known" CHECK ("parcel_scans"."step" in ('label_created', 'awaiting_pickup', 'in_transit', 'out_for_delivery', 'delivered', 'problem', 'returning', 'returned', 'lost', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"network" text NOT NULL,
	"courier" text NOT NULL,
	"service" text NOT NULL,
	"tracking_id" text,
	"waybill" text,
	"step" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shipped_at" timestamp with time zone,
	"last_scan_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"told_trouble" text,
	CONSTRAINT "parcels_of_order" UNIQUE("order_id","serial"),
	CONSTRAINT "parcels_waybill" UNIQUE("courier","waybill"),
	CONSTRAINT "parcels_step_is_known" CHECK ("parcels"."step" in ('label_created', 'awaiting_pickup', 'in_transit', 'out_for_delivery', 'delivered', 'problem', 'returning', 'returned', 'lost', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "ticket_returns" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"pass_id" uuid NOT NULL,
	"giver_id" uuid NOT NULL,
	"offer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "ticket_returns_outcome_is_known" CHECK ("ticket_returns"."outcome" in ('taken', 'withdrawn', 'over')),
	CONSTRAINT "ticket_returns_ended_says_when" CHECK (("ticket_returns"."outcome" is null) = ("ticket_returns"."ended_at" is null)),
	CONSTRAINT "ticket_returns_taken_by_an_offer" CHECK ("ticket_returns"."outcome" <> 'taken' or "ticket_returns"."offer_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "event_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL,
	"public_key" "bytea" NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_keys_one_an_event" UNIQUE("event_id"),
	CONSTRAINT "event_keys_public_key_is_raw" CHECK (length("event_keys"."public_key") = 32)
);
--> statement-breakpoint
CREATE TABLE "passes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"seat_id" uuid,
	"member_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"state" text DEFAULT 'valid' NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"used_gate" text,
	"refunded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"frozen_by" uuid,
	"is_disputed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "passes_number" UNIQUE("number"),
	CONSTRAINT "passes_number_is_eight_signs" CHECK ("passes"."number" ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
	CONSTRAINT "passes_state_is_known" CHECK ("passes"."state" in ('valid', 'used', 'void', 'transferred', 'returned')),
	CONSTRAINT "passes_used_says_when_and_where" CHECK (("passes"."state" = 'used') <= ("passes"."used_at" is not null and "passes"."used_gate" is not null)),
	CONSTRAINT "passes_refunded_was_used" CHECK ("passes"."refunded_at" is null or "passes"."state" = 'used'),
	CONSTRAINT "passes_ended_says_when" CHECK (("passes"."state" in ('void', 'transferred', 'returned')) = ("passes"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "pass_transfers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"pass_id" uuid NOT NULL,
	"giver_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"ended_at" timestamp with time zone,
	"new_pass_id" uuid,
	CONSTRAINT "pass_transfers_token" UNIQUE("token_hash"),
	CONSTRAINT "pass_transfers_outcome_is_known" CHECK ("pass_transfers"."outcome" in ('accepted', 'declined', 'cancelled', 'expired')),
	CONSTRAINT "pass_transfers_ended_says_when" CHECK (("pass_transfers"."outcome" is null) = ("pass_transfers"."ended_at" is null)),
	CONSTRAINT "pass_transfers_accepted_has_a_new_pass" CHECK (("pass_transfers"."outcome" is not distinct from 'accepted') = ("pass_transfers"."new_pass_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"transaction_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"instructions" jsonb NOT NULL,
	"buyer_name" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"charged_back" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "simulated_payments_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "simulated_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"cause" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_pkey" PRIMARY KEY("cause","account"),
	CONSTRAINT "ledger_entries_amount_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"page_url" text,
	"instructions" jsonb,
	"transaction_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"next_check_at" timestamp with time zone DEFAULT now() + interval '1 minute',
	CONSTRAINT "payment_attempts_reference" UNIQUE("reference"),
	CONSTRAINT "payment_attempts_serial" UNIQUE("order_id","serial"),
	CONSTRAINT "payment_attempts_amount_is_positive" CHECK ("payment_attempts"."amount" > 0),
	CONSTRAINT "payment_attempts_state_is_known" CHECK ("payment_attempts"."state" in ('opening', 'awaiting', 'authorized', 'failed', 'expired', 'cancelled', 'paid', 'charged_back'))
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"attempt_id" uuid,
	"reference" text NOT NULL,
	"digest" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_differences_digest" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_amount_is_positive" CHECK ("payment_disputes"."amount" > 0),
	CONSTRAINT "payment_disputes_outcome_is_known" CHECK ("payment_disputes"."outcome" in ('won', 'lost')),
	CONSTRAINT "payment_disputes_decided_says_when" CHECK (("payment_disputes"."outcome" is null) = ("payment_disputes"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"digest" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_notices_digest" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "payment_preferences" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"method" text,
	"account" jsonb
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"is_credit" boolean DEFAULT false NOT NULL,
	"account" jsonb,
	"account_named_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "refunds_cause" UNIQUE("cause"),
	CONSTRAINT "refunds_amount_not_negative" CHECK ("refunds"."amount" >= 0),
	CONSTRAINT "refunds_money_came_from_somewhere" CHECK ("refunds"."attempt_id" is not null or "refunds"."amount" = 0)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_have_a_size" CHECK ("photos"."width" > 0 and "photos"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "kept_values" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_counts" (
	"list" text NOT NULL,
	"house" text NOT NULL,
	"shelf" text NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "list_counts_list_house_shelf_pk" PRIMARY KEY("list","house","shelf")
);
--> statement-breakpoint
CREATE TABLE "once_answers" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"status" smallint NOT NULL,
	"answer" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "once_answers_scope_key_pk" PRIMARY KEY("scope","key")
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
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archive" "bytea",
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_exports_ready_with_archive" CHECK (("data_exports"."archive" is null) = ("data_exports"."ready_at" is null))
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
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "simulated_parcels" (
	"reference" text PRIMARY KEY NOT NULL,
	"waybill" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"scans" jsonb NOT NULL,
	"done" integer DEFAULT 1 NOT NULL,
	"trouble" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "simulated_parcels_waybill" UNIQUE("waybill")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"label" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"landmark" text,
	"postcode" text NOT NULL,
	"area" text NOT NULL,
	"village" text NOT NULL,
	"district" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"is_main" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_phone_e164" CHECK ("addresses"."phone" ~ '^\+62[0-9]{8,13}$'),
	CONSTRAINT "addresses_postcode" CHECK ("addresses"."postcode" ~ '^[0-9]{5}$'),
	CONSTRAINT "addresses_area_is_a_village" CHECK ("addresses"."area" ~ '^[0-9]{2}\.[0-9]{2}\.[0-9]{2}\.[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "area_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"code" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"parent" text,
	"name" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "areas_level_is_known" CHECK ("areas"."level" in ('province', 'city', 'district', 'village'))
);
--> statement-breakpoint
CREATE TABLE "courier_rates" (
	"journey" text PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"away_at" timestamp with time zone
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
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_roles_member_id_role_pk" PRIMARY KEY("member_id","role"),
	CONSTRAINT "staff_roles_known" CHECK ("staff_roles"."role" in ('editor', 'seller', 'ticketing', 'gate', 'finance', 'support', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	"what" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_views_thing_is_known" CHECK ("staff_views"."what" in ('profile', 'orders', 'payments', 'parcels', 'tickets', 'messages'))
);
--> statement-breakpoint
CREATE TABLE "staff_visits" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"order_id" uuid,
	"position" integer,
	"size" text,
	"stars" smallint NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"fit" text,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_verified" boolean NOT NULL,
	"answer" text,
	"hidden_because" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "ratings_once" UNIQUE("order_id","position"),
	CONSTRAINT "ratings_have_stars" CHECK ("ratings"."stars" between 1 and 5),
	CONSTRAINT "ratings_fit_is_known" CHECK ("ratings"."fit" in ('small', 'right', 'large')),
	CONSTRAINT "ratings_words_are_few" CHECK (length("ratings"."words") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"written_off" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_pkey" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_lines_quantities" CHECK ("return_lines"."quantity" > 0 and "return_lines"."written_off" between 0 and "return_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"photos" jsonb NOT NULL,
	"answer" text,
	"refund_id" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "returns_state_is_known" CHECK ("returns"."state" in ('asked', 'accepted', 'refused', 'received')),
	CONSTRAINT "returns_show_something" CHECK (jsonb_array_length("returns"."photos") > 0),
	CONSTRAINT "returns_refused_with_words" CHECK ("returns"."state" <> 'refused' or length("returns"."answer") > 0),
	CONSTRAINT "returns_received_are_refunded" CHECK (("returns"."state" = 'received') = ("returns"."refund_id" is not null))
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
	"printing" jsonb,
	"member_limit" integer,
	"ships_on" date,
	"weight_grams" integer NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"released_before" timestamp with time zone,
	"featured" boolean DEFAULT false NOT NULL,
	"words" text GENERATED ALWAYS AS (lower((name ->> 'id') || ' ' || coalesce(name ->> 'en', '') || ' ' || (description ->> 'id') || ' ' || coalesce(description ->> 'en', ''))) STORED,
	CONSTRAINT "products_slug" UNIQUE("slug"),
	CONSTRAINT "products_slug_is_a_path_word" CHECK ("products"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "products_category_is_known" CHECK ("products"."category" in ('jersey', 'pakaian', 'aksesori', 'perlengkapan', 'anak', 'koleksi')),
	CONSTRAINT "products_division_is_known" CHECK ("products"."division" in ('football', 'basketball', 'esports', 'academy', 'foundation', 'entertainment', 'club')),
	CONSTRAINT "products_price_is_positive" CHECK ("products"."price" > 0),
	CONSTRAINT "products_former_price_was_higher" CHECK ("products"."former_price" > "products"."price"),
	CONSTRAINT "products_have_a_picture" CHECK (jsonb_array_length("products"."pictures") > 0),
	CONSTRAINT "products_member_limit_is_positive" CHECK ("products"."member_limit" > 0),
	CONSTRAINT "products_weigh_something" CHECK ("products"."weight_grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"variant_id" uuid NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"size" bigint NOT NULL,
	"member_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_change_something" CHECK ("stock_movements"."change" <> 0),
	CONSTRAINT "stock_movements_reason_is_known" CHECK ("stock_movements"."reason" in ('received', 'counted', 'damaged', 'lost', 'given_away'))
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"preorder_id" uuid,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"size" text,
	"colour" jsonb,
	"weight_grams" integer NOT NULL,
	"price_override" bigint,
	"list_order" integer NOT NULL,
	CONSTRAINT "product_variants_preorder" UNIQUE("preorder_id"),
	CONSTRAINT "product_variants_sku" UNIQUE("sku"),
	CONSTRAINT "product_variants_in_order" UNIQUE("product_id","list_order"),
	CONSTRAINT "product_variants_choice" UNIQUE NULLS NOT DISTINCT("product_id","size","colour"),
	CONSTRAINT "product_variants_weigh_something" CHECK ("product_variants"."weight_grams" > 0),
	CONSTRAINT "product_variants_price_is_positive" CHECK ("product_variants"."price_override" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"member_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_notices_pkey" PRIMARY KEY("variant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"member_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_pkey" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "lapsed_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ordered_places" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"holder" text NOT NULL,
	"seat_id" uuid,
	CONSTRAINT "ordered_places_pkey" PRIMARY KEY("order_id","position","place")
);
--> statement-breakpoint
CREATE TABLE "promo_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"sale_id" uuid NOT NULL,
	"label" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"section_keys" text[] NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_links_slug" UNIQUE("slug"),
	CONSTRAINT "promo_links_slug_is_a_path_word" CHECK ("promo_links"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "promo_links_open_before_they_close" CHECK ("promo_links"."opens_at" < "promo_links"."closes_at"),
	CONSTRAINT "promo_links_name_a_section" CHECK (cardinality("promo_links"."section_keys") > 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_holds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ends_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_holds_one_a_member" UNIQUE("member_id","sale_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_sales" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"members_open_at" timestamp with time zone,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"published_at" timestamp with time zone DEFAULT now(),
	"venue_map" text NOT NULL,
	"stand_blocks" jsonb,
	"transfer_ends_minutes" integer DEFAULT 60 NOT NULL,
	"return_ends_minutes" integer DEFAULT 360 NOT NULL,
	"offer_minutes" integer DEFAULT 120 NOT NULL,
	"per_member_limit" integer DEFAULT 6 NOT NULL,
	"unanswered" text DEFAULT 'refund' NOT NULL,
	CONSTRAINT "ticket_sales_once_an_event" UNIQUE("event_id"),
	CONSTRAINT "ticket_sales_open_before_they_close" CHECK ("ticket_sales"."opens_at" < "ticket_sales"."closes_at"),
	CONSTRAINT "ticket_sales_unanswered_is_known" CHECK ("ticket_sales"."unanswered" in ('keep', 'credit', 'refund')),
	CONSTRAINT "ticket_sales_members_come_first" CHECK ("ticket_sales"."members_open_at" < "ticket_sales"."opens_at"),
	CONSTRAINT "ticket_sales_limit_is_positive" CHECK ("ticket_sales"."per_member_limit" > 0),
	CONSTRAINT "ticket_sales_hand_on_before_the_start" CHECK ("ticket_sales"."transfer_ends_minutes" >= 0 and "ticket_sales"."return_ends_minutes" >= 0 and "ticket_sales"."offer_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"section_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text DEFAULT 'seat' NOT NULL,
	CONSTRAINT "ticket_seats_once" UNIQUE("section_id","row","number"),
	CONSTRAINT "ticket_seats_kind_is_known" CHECK ("ticket_seats"."kind" in ('seat', 'wheelchair', 'companion'))
);
--> statement-breakpoint
CREATE TABLE "ticket_sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"key" text NOT NULL,
	"label" jsonb NOT NULL,
	"stand" text NOT NULL,
	"gate" text NOT NULL,
	"note" jsonb,
	"price" bigint NOT NULL,
	"per_member_limit" integer NOT NULL,
	"shaded" boolean DEFAULT false NOT NULL,
	"list_order" integer NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "ticket_sections_key" UNIQUE("sale_id","key"),
	CONSTRAINT "ticket_sections_key_is_a_path_word" CHECK ("ticket_sections"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "ticket_sections_stand_is_known" CHECK ("ticket_sections"."stand" in ('utara', 'selatan', 'timur', 'barat', 'vip')),
	CONSTRAINT "ticket_sections_price_is_positive" CHECK ("ticket_sections"."price" > 0),
	CONSTRAINT "ticket_sections_limit_is_positive" CHECK ("ticket_sections"."per_member_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "place_offers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"fan_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"seat_ids" uuid[] NOT NULL,
	"price" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" uuid,
	"outcome" text,
	CONSTRAINT "place_offers_of_order" UNIQUE("order_id"),
	CONSTRAINT "place_offers_outcome_is_known" CHECK ("place_offers"."outcome" in ('taken', 'declined', 'lapsed', 'withdrawn')),
	CONSTRAINT "place_offers_taken_by_an_order" CHECK ("place_offers"."outcome" <> 'taken' or "place_offers"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sale_id" uuid NOT NULL,
	"section_id" uuid,
	"member_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"joined_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"outcome" text,
	CONSTRAINT "waiting_list_size_is_small" CHECK ("waiting_list"."size" between 1 and 4),
	CONSTRAINT "waiting_list_outcome_is_known" CHECK ("waiting_list"."outcome" in ('served', 'left', 'missed', 'over'))
);
--> statement-breakpoint
CREATE TABLE "waiting_fans" (
	"sale_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"lot" bigint DEFAULT nextval('waiting_lots') NOT NULL,
	"joined_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"place" integer,
	"admitted_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "waiting_fans_pkey" PRIMARY KEY("sale_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "waiting_rooms" (
	"sale_id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"busy_from" integer,
	"taken_before" integer,
	"per_minute" integer NOT NULL,
	"minutes_to_buy" integer DEFAULT 15 NOT NULL,
	"seed" "bytea" DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) NOT NULL,
	"drawn_at" timestamp with time zone,
	"drawn_lots" bigint[],
	"admits_from" timestamp with time zone,
	CONSTRAINT "waiting_rooms_rate_is_positive" CHECK ("waiting_rooms"."per_minute" > 0),
	CONSTRAINT "waiting_rooms_time_to_buy" CHECK ("waiting_rooms"."minutes_to_buy" between 1 and 120),
	CONSTRAINT "waiting_rooms_seed_is_long" CHECK (octet_length("waiting_rooms"."seed") = 32),
	CONSTRAINT "waiting_rooms_drawn_with_lots" CHECK (("waiting_rooms"."drawn_at" is null) = ("waiting_rooms"."drawn_lots" is null))
);
--> statement-breakpoint
CREATE TABLE "outdated_words" (
	"subject" text PRIMARY KEY NOT NULL,
	"pairs" jsonb NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"category" text NOT NULL,
	"cover" jsonb NOT NULL,
	"is_live" boolean DEFAULT false NOT NULL,
	"seconds" integer,
	"source" text NOT NULL,
	"source_ref" text NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"player_slugs" text[] DEFAULT '{}' NOT NULL,
	"event_slug" text,
	"words" text GENERATED ALWAYS AS (lower((title ->> 'id') || ' ' || coalesce(title ->> 'en', '') || ' ' || (summary ->> 'id') || ' ' || coalesce(summary ->> 'en', ''))) STORED,
	CONSTRAINT "videos_slug" UNIQUE("slug"),
	CONSTRAINT "videos_slug_is_a_path_word" CHECK ("videos"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "videos_category_is_known" CHECK ("videos"."category" in ('football', 'basketball', 'esports', 'academy', 'foundation', 'entertainment', 'club')),
	CONSTRAINT "videos_last_a_while" CHECK ("videos"."seconds" > 0),
	CONSTRAINT "videos_have_a_length_unless_live" CHECK ("videos"."is_live" = ("videos"."seconds" is null)),
	CONSTRAINT "videos_source_is_playable" CHECK (case "videos"."source"
				when 'youtube' then "videos"."source_ref" ~ '^[A-Za-z0-9_-]{11}$'
				when 'file' then "videos"."source_ref" ~ '^/[^/]'
				when 'hls' then "videos"."source_ref" ~ '^/[^/].*[.]m3u8$'
				else false end)
);
--> statement-breakpoint
CREATE TABLE "voucher_phones" (
	"voucher_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"allotment_id" uuid NOT NULL,
	CONSTRAINT "voucher_phones_voucher_id_phone_pk" PRIMARY KEY("voucher_id","phone")
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"order_id" uuid NOT NULL,
	"voucher_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"phone_allotment_id" uuid,
	CONSTRAINT "voucher_uses_order_id_voucher_id_pk" PRIMARY KEY("order_id","voucher_id"),
	CONSTRAINT "voucher_uses_amount_is_positive" CHECK ("voucher_uses"."amount" > 0),
	CONSTRAINT "voucher_uses_return_what_was_used" CHECK ("voucher_uses"."returned" between 0 and "voucher_uses"."amount")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"way" text NOT NULL,
	"title" jsonb NOT NULL,
	"effect" text NOT NULL,
	"value" integer NOT NULL,
	"most" bigint,
	"scope" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"member_id" uuid,
	"per_member" integer,
	"uses_id" uuid,
	"budget_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_code" UNIQUE("code"),
	CONSTRAINT "vouchers_code_in_capitals" CHECK ("vouchers"."code" ~ '^[A-Z0-9]{3,40}$'),
	CONSTRAINT "vouchers_way_is_known" CHECK ("vouchers"."way" in ('code', 'automatic', 'link')),
	CONSTRAINT "vouchers_effect_is_known" CHECK ("vouchers"."effect" in ('percent', 'amount', 'free_shipping')),
	CONSTRAINT "vouchers_value_fits" CHECK (case "vouchers"."effect" when 'percent' then "vouchers"."value" between 1 and 100 when 'amount' then "vouchers"."value" > 0 else "vouchers"."value" = 0 end),
	CONSTRAINT "vouchers_limits" CHECK ("vouchers"."minimum" >= 0 and "vouchers"."most" > 0 and "vouchers"."per_member" > 0),
	CONSTRAINT "vouchers_end_after_start" CHECK ("vouchers"."ends_at" > "vouchers"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"delivered_at" timestamp with time zone,
	"last_status" integer,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_because" text,
	CONSTRAINT "webhook_endpoints_listen_to_something" CHECK (cardinality("webhook_endpoints"."events") > 0),
	CONSTRAINT "webhook_endpoints_disabled_with_reason" CHECK (("webhook_endpoints"."disabled_at" is null) = ("webhook_endpoints"."disabled_because" is null)),
	CONSTRAINT "webhook_endpoints_reason_is_known" CHECK ("webhook_endpoints"."disabled_because" in ('staff', 'failing', 'gone')),
	CONSTRAINT "webhook_endpoints_former_secret_ends" CHECK (("webhook_endpoints"."former_secret" is null) = ("webhook_endpoints"."former_secret_until" is null))
);
--> statement-breakpoint
ALTER TABLE "trial_applications" ADD CONSTRAINT "trial_applications_programme_id_academy_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."academy_programmes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_applications" ADD CONSTRAINT "trial_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_applications" ADD CONSTRAINT "trial_applications_assigned_to_members_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_invites" ADD CONSTRAINT "allocation_invites_allocation_id_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_invites" ADD CONSTRAINT "allocation_invites_seat_id_ticket_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."ticket_seats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_invites" ADD CONSTRAINT "allocation_invites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_invites" ADD CONSTRAINT "allocation_invites_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_coordinator_id_members_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_office_orders" ADD CONSTRAINT "box_office_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_office_orders" ADD CONSTRAINT "box_office_orders_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_office_orders" ADD CONSTRAINT "box_office_orders_placed_by_members_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_members_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_competition_competitions_slug_fk" FOREIGN KEY ("competition") REFERENCES "public"."competitions"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_opponent_teams_slug_fk" FOREIGN KEY ("opponent") REFERENCES "public"."teams"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_venue_venues_slug_fk" FOREIGN KEY ("venue") REFERENCES "public"."venues"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_competition_competitions_slug_fk" FOREIGN KEY ("competition") REFERENCES "public"."competitions"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_team_teams_slug_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "match_entries" ADD CONSTRAINT "match_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_group_key_faq_groups_key_fk" FOREIGN KEY ("group_key") REFERENCES "public"."faq_groups"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_incidents" ADD CONSTRAINT "gate_incidents_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_incidents" ADD CONSTRAINT "gate_incidents_noted_by_members_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_measures" ADD CONSTRAINT "gate_measures_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_measures" ADD CONSTRAINT "gate_measures_asked_by_members_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_measures" ADD CONSTRAINT "gate_measures_approved_by_members_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_measures" ADD CONSTRAINT "gate_measures_ended_by_members_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scanners" ADD CONSTRAINT "gate_scanners_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_tickets" ADD CONSTRAINT "changed_tickets_change_id_match_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."match_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_tickets" ADD CONSTRAINT "changed_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_tickets" ADD CONSTRAINT "changed_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_changes" ADD CONSTRAINT "match_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_log_ins" ADD CONSTRAINT "member_log_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_merged_into_members_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_links" ADD CONSTRAINT "reset_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_undos" ADD CONSTRAINT "reset_undos_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_kept_id_members_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_gone_id_members_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_asked_by_members_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_ended_by_members_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_mentions" ADD CONSTRAINT "article_mentions_of_article" FOREIGN KEY ("article_id","published_at") REFERENCES "public"."articles"("id","published_at") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_article_id_article_manuscripts_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_manuscripts"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_redirects" ADD CONSTRAINT "article_redirects_article_id_article_manuscripts_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_manuscripts"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_article_manuscripts_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_manuscripts"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_member_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."member_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_replies" ADD CONSTRAINT "inbox_replies_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_replies" ADD CONSTRAINT "inbox_replies_trial_id_trial_applications_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trial_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pdfs" ADD CONSTRAINT "order_pdfs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_of_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_scans" ADD CONSTRAINT "parcel_scans_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_returns" ADD CONSTRAINT "ticket_returns_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_returns" ADD CONSTRAINT "ticket_returns_giver_id_members_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_returns" ADD CONSTRAINT "ticket_returns_offer_id_place_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."place_offers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_keys" ADD CONSTRAINT "event_keys_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_seat_id_ticket_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."ticket_seats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_frozen_by_changed_tickets_id_fk" FOREIGN KEY ("frozen_by") REFERENCES "public"."changed_tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_of_an_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_transfers" ADD CONSTRAINT "pass_transfers_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_transfers" ADD CONSTRAINT "pass_transfers_giver_id_members_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_transfers" ADD CONSTRAINT "pass_transfers_new_pass_id_passes_id_fk" FOREIGN KEY ("new_pass_id") REFERENCES "public"."passes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_refunds" ADD CONSTRAINT "simulated_refunds_reference_simulated_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."simulated_payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_preferences" ADD CONSTRAINT "payment_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_seasons" ADD CONSTRAINT "player_seasons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_visits" ADD CONSTRAINT "staff_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_of_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_id_allotments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_preorder_id_allotments_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lapsed_holds" ADD CONSTRAINT "lapsed_holds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_places" ADD CONSTRAINT "ordered_places_seat_id_ticket_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."ticket_seats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_places" ADD CONSTRAINT "ordered_places_of_an_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_links" ADD CONSTRAINT "promo_links_id_allotments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_links" ADD CONSTRAINT "promo_links_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_holds" ADD CONSTRAINT "ticket_holds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_holds" ADD CONSTRAINT "ticket_holds_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD CONSTRAINT "ticket_sales_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_seats" ADD CONSTRAINT "ticket_seats_id_allotments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_seats" ADD CONSTRAINT "ticket_seats_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_sections" ADD CONSTRAINT "ticket_sections_id_allotments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_sections" ADD CONSTRAINT "ticket_sections_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_fan_id_waiting_list_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."waiting_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_fans" ADD CONSTRAINT "waiting_fans_sale_id_waiting_rooms_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."waiting_rooms"("sale_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_fans" ADD CONSTRAINT "waiting_fans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_rooms" ADD CONSTRAINT "waiting_rooms_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_phones" ADD CONSTRAINT "voucher_phones_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_phones" ADD CONSTRAINT "voucher_phones_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_phone_allotment_id_allotments_id_fk" FOREIGN KEY ("phone_allotment_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_uses_id_allotments_id_fk" FOREIGN KEY ("uses_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_budget_id_allotments_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_applications_newest" ON "trial_applications" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trial_applications_open" ON "trial_applications" USING btree ("id") WHERE "trial_applications"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "trial_applications_of_programme" ON "trial_applications" USING btree ("programme_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "achievements_newest" ON "achievements" USING btree ("year" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "achievements_newest_of_division" ON "achievements" USING btree ("division","year" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "allocation_invites_of_allocation" ON "allocation_invites" USING btree ("allocation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_invites_one_a_seat" ON "allocation_invites" USING btree ("allocation_id","seat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_invites_one_a_member" ON "allocation_invites" USING btree ("allocation_id","member_id");--> statement-breakpoint
CREATE INDEX "allocations_of_sale" ON "allocations" USING btree ("sale_id","created_at");--> statement-breakpoint
CREATE INDEX "allocations_of_coordinator" ON "allocations" USING btree ("coordinator_id");--> statement-breakpoint
CREATE INDEX "holds_of_allotment" ON "holds" USING btree ("allotment_id","expires_at");--> statement-breakpoint
CREATE INDEX "holds_by_expiry" ON "holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("id");--> statement-breakpoint
CREATE INDEX "box_office_orders_of_sale" ON "box_office_orders" USING btree ("sale_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "carts_of_guests" ON "carts" USING btree ("changed_at") WHERE "carts"."member_id" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("suspect","id") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "cookie_consents_visitor" ON "cookie_consents" USING btree ("visitor","created_at");--> statement-breakpoint
CREATE INDEX "entertainment_items_newest" ON "entertainment_items" USING btree ("starts_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entertainment_items_newest_of_kind" ON "entertainment_items" USING btree ("kind","starts_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entertainment_items_without_english" ON "entertainment_items" USING btree ("id") WHERE (lacks_english("entertainment_items"."title") or lacks_english("entertainment_items"."summary") or lacks_english("entertainment_items"."cover") or lacks_english("entertainment_items"."links") or (jsonb_array_length("entertainment_items"."body") > 0 and coalesce(jsonb_array_length("entertainment_items"."body_en"), 0) = 0));--> statement-breakpoint
CREATE INDEX "events_by_day" ON "events" USING btree ("starts_at","id","ends_at","status");--> statement-breakpoint
CREATE INDEX "events_by_day_of_division" ON "events" USING btree ("division","starts_at","id","ends_at","status");--> statement-breakpoint
CREATE INDEX "events_by_status" ON "events" USING btree ("status","starts_at");--> statement-breakpoint
CREATE INDEX "events_of_competition" ON "events" USING btree ("competition","starts_at");--> statement-breakpoint
CREATE INDEX "events_against" ON "events" USING btree ("opponent","starts_at");--> statement-breakpoint
CREATE INDEX "events_without_english" ON "events" USING btree ("starts_at") WHERE (lacks_english("events"."title") or lacks_english("events"."summary") or lacks_english("events"."programme") or lacks_english("events"."round") or lacks_english("events"."notice") or lacks_english("events"."cover") or (jsonb_array_length("events"."body") > 0 and coalesce(jsonb_array_length("events"."body_en"), 0) = 0));--> statement-breakpoint
CREATE INDEX "match_entries_of_event" ON "match_entries" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "children_of_member" ON "children" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "follows_of_target" ON "follows" USING btree ("kind","target");--> statement-breakpoint
CREATE INDEX "foundation_programmes_newest" ON "foundation_programmes" USING btree ("started_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "foundation_programmes_without_english" ON "foundation_programmes" USING btree ("id") WHERE (lacks_english("foundation_programmes"."title") or lacks_english("foundation_programmes"."summary") or lacks_english("foundation_programmes"."unit") or lacks_english("foundation_programmes"."cover") or lacks_english("foundation_programmes"."reports") or (jsonb_array_length("foundation_programmes"."story") > 0 and coalesce(jsonb_array_length("foundation_programmes"."story_en"), 0) = 0));--> statement-breakpoint
CREATE INDEX "gate_incidents_of_event" ON "gate_incidents" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gate_measures_one_in_force" ON "gate_measures" USING btree ("event_id","kind",coalesce("gate", '')) WHERE "gate_measures"."ended_at" is null and "gate_measures"."kind" <> 'delay';--> statement-breakpoint
CREATE INDEX "gate_measures_in_force" ON "gate_measures" USING btree ("event_id") WHERE "gate_measures"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "gate_scans_one_entry" ON "gate_scans" USING btree ("pass_id","visit") WHERE "gate_scans"."verdict" = 'in';--> statement-breakpoint
CREATE UNIQUE INDEX "gate_scans_one_exit" ON "gate_scans" USING btree ("pass_id","visit") WHERE "gate_scans"."verdict" = 'out';--> statement-breakpoint
CREATE INDEX "gate_scans_of_event" ON "gate_scans" USING btree ("event_id","received_at");--> statement-breakpoint
CREATE INDEX "gate_scans_of_pass" ON "gate_scans" USING btree ("pass_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "changed_tickets_once" ON "changed_tickets" USING btree ("change_id","order_id","member_id");--> statement-breakpoint
CREATE INDEX "changed_tickets_of_member" ON "changed_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "changed_tickets_open" ON "changed_tickets" USING btree ("change_id") WHERE "changed_tickets"."choice" is null;--> statement-breakpoint
CREATE INDEX "match_changes_of_event" ON "match_changes" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "match_changes_open" ON "match_changes" USING btree ("answer_by") WHERE "match_changes"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "auth_tokens_member" ON "auth_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "email_proofs_member" ON "email_proofs" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "known_devices_member" ON "known_devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_consents_member" ON "member_consents" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "member_log_ins_member" ON "member_log_ins" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_sessions_member" ON "member_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_merged" ON "members" USING btree ("merged_into") WHERE "members"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "members_disabled" ON "members" USING btree ("id") WHERE "members"."disabled_at" is not null;--> statement-breakpoint
CREATE INDEX "members_words" ON "members" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "one_time_codes_member" ON "one_time_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "passkeys_member" ON "passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_member" ON "recovery_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reset_links_member" ON "reset_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reset_links_restores" ON "reset_links" USING btree ("restores_email") WHERE "reset_links"."restores_email" is not null;--> statement-breakpoint
CREATE INDEX "reset_undos_member" ON "reset_undos" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "merge_requests_one_waiting" ON "merge_requests" USING btree ("gone_id") WHERE "merge_requests"."outcome" is null;--> statement-breakpoint
CREATE INDEX "merge_requests_kept" ON "merge_requests" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "merge_requests_gone" ON "merge_requests" USING btree ("gone_id");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_mentions_of_target" ON "article_mentions" USING btree ("kind","target_slug","published_at" DESC NULLS FIRST,"article_id");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "articles_newest_in_category" ON "articles" USING btree ("category","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "articles_longest" ON "articles" USING btree ("reading_minutes" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "articles_featured" ON "articles" USING btree ("published_at" DESC NULLS FIRST) WHERE "articles"."featured";--> statement-breakpoint
CREATE INDEX "articles_tags" ON "articles" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_without_english" ON "articles" USING btree ("id") WHERE not ("articles"."body_en" is not null and "articles"."title" ? 'en' and "articles"."excerpt" ? 'en');--> statement-breakpoint
CREATE INDEX "article_previews_expiry" ON "article_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "article_manuscripts_outdated" ON "article_manuscripts" USING btree ("article_id") WHERE "article_manuscripts"."en_version" < "article_manuscripts"."id_version";--> statement-breakpoint
CREATE INDEX "inbox_messages_of_member" ON "inbox_messages" USING btree ("member_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inbox_messages_unread" ON "inbox_messages" USING btree ("member_id") WHERE "inbox_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "inbox_replies_of_message" ON "inbox_replies" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "inbox_replies_of_trial" ON "inbox_replies" USING btree ("trial_id");--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_of_member" ON "orders" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_paid_by_member" ON "orders" USING btree ("member_id","paid_at","id") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("kind","state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree (coalesce("paid_at", "created_at"),"id") WHERE "orders"."kind" = 'goods' and "orders"."state" in ('paid', 'packed');--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("pay_by") WHERE "orders"."state" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_of_phone" ON "orders" USING btree (("buyer" ->> 'verifiedPhone')) WHERE "orders"."kind" = 'tickets';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice" ON "orders" USING btree ("invoice_year","invoice_number") WHERE "orders"."invoice_number" is not null;--> statement-breakpoint
CREATE INDEX "refund_lines_of_order" ON "refund_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "deliveries_by_courier" ON "deliveries" USING btree ("courier","order_id");--> statement-breakpoint
CREATE INDEX "parcel_lines_of_order" ON "parcel_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcels_by_waybill" ON "parcels" USING btree ("waybill");--> statement-breakpoint
CREATE INDEX "parcels_in_trouble" ON "parcels" USING btree ("order_id") WHERE "parcels"."told_trouble" is not null;--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree ("tracking_id");--> statement-breakpoint
CREATE INDEX "parcels_on_their_way" ON "parcels" USING btree ("asked_at") WHERE "parcels"."step" is distinct from 'delivered';--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_returns_one_open_a_pass" ON "ticket_returns" USING btree ("pass_id") WHERE "ticket_returns"."outcome" is null;--> statement-breakpoint
CREATE INDEX "ticket_returns_of_offer" ON "ticket_returns" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passes_one_live_a_place" ON "passes" USING btree ("order_id","position","place") WHERE "passes"."state" in ('valid', 'used');--> statement-breakpoint
CREATE UNIQUE INDEX "passes_one_live_a_seat" ON "passes" USING btree ("seat_id") WHERE "passes"."state" in ('valid', 'used');--> statement-breakpoint
CREATE INDEX "passes_of_member" ON "passes" USING btree ("member_id","event_id");--> statement-breakpoint
CREATE INDEX "passes_of_event" ON "passes" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "passes_frozen" ON "passes" USING btree ("frozen_by") WHERE "passes"."frozen_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pass_transfers_one_open_a_pass" ON "pass_transfers" USING btree ("pass_id") WHERE "pass_transfers"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pass_transfers_of_new_pass" ON "pass_transfers" USING btree ("new_pass_id");--> statement-breakpoint
CREATE INDEX "pass_transfers_open_to" ON "pass_transfers" USING btree ("recipient") WHERE "pass_transfers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "pass_transfers_open_until" ON "pass_transfers" USING btree ("expires_at") WHERE "pass_transfers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_time" ON "ledger_entries" USING brin ("at");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_paid" ON "payment_attempts" USING btree ("paid_at","id") WHERE "payment_attempts"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_paid_by" ON "payment_attempts" USING btree ("method","paid_at","id") WHERE "payment_attempts"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("opened_at") WHERE "payment_disputes"."outcome" is null;--> statement-breakpoint
CREATE INDEX "payment_disputes_of_order" ON "payment_disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_notices_reference" ON "payment_notices" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at") WHERE "refunds"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_of_attempt" ON "refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "photos_unused" ON "photos" USING btree ("created_at") WHERE not "photos"."is_used";--> statement-breakpoint
CREATE INDEX "once_answers_created_at" ON "once_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "players_one_captain_a_squad" ON "players" USING btree ("division","squad") WHERE "players"."captain";--> statement-breakpoint
CREATE INDEX "players_in_order" ON "players" USING btree ("division","squad","list_order","id");--> statement-breakpoint
CREATE INDEX "players_by_squad" ON "players" USING btree ((array_position(array['football/utama', 'football/u20', 'basketball/utama', 'basketball/putri', 'esports/mobile-legends', 'esports/valorant'], "division" || '/' || "squad")),"list_order","id");--> statement-breakpoint
CREATE INDEX "players_of_position" ON "players" USING btree ("position_key","division","squad");--> statement-breakpoint
CREATE INDEX "data_exports_of_member" ON "data_exports" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_words_id" ON "search_entries" USING gin ("kind","newness","words") WITH (fastupdate=false) WHERE "search_entries"."language" = 'id';--> statement-breakpoint
CREATE INDEX "search_entries_title_words_id" ON "search_entries" USING gin ("kind","title_words") WITH (fastupdate=false) WHERE "search_entries"."language" = 'id';--> statement-breakpoint
CREATE INDEX "search_entries_spelling_id" ON "search_entries" USING gin ("spelling" gin_trgm_ops) WITH (fastupdate=false) WHERE "search_entries"."language" = 'id';--> statement-breakpoint
CREATE INDEX "search_entries_words_en" ON "search_entries" USING gin ("kind","newness","words") WITH (fastupdate=false) WHERE "search_entries"."language" = 'en';--> statement-breakpoint
CREATE INDEX "search_entries_title_words_en" ON "search_entries" USING gin ("kind","title_words") WITH (fastupdate=false) WHERE "search_entries"."language" = 'en';--> statement-breakpoint
CREATE INDEX "search_entries_spelling_en" ON "search_entries" USING gin ("spelling" gin_trgm_ops) WITH (fastupdate=false) WHERE "search_entries"."language" = 'en';--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "addresses_of_member" ON "addresses" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_main" ON "addresses" USING btree ("member_id") WHERE "addresses"."is_main";--> statement-breakpoint
CREATE INDEX "area_words_alike" ON "area_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "areas_in_parent" ON "areas" USING btree ("parent","name");--> statement-breakpoint
CREATE INDEX "areas_words" ON "areas" USING gin ("words");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_begins" ON "audit_log" USING btree ("subject" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_log_action_begins" ON "audit_log" USING btree ("action" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_log_by" ON "audit_log" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "staff_views_of_member" ON "staff_views" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ratings_of_product" ON "ratings" USING btree ("product_id","created_at" DESC NULLS FIRST,"id") WHERE "ratings"."hidden_because" is null;--> statement-breakpoint
CREATE INDEX "ratings_of_product_for_staff" ON "ratings" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "ratings_of_member" ON "ratings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ratings_unanswered" ON "ratings" USING btree ("id") WHERE "ratings"."answer" is null and "ratings"."hidden_because" is null;--> statement-breakpoint
CREATE INDEX "ratings_to_answer" ON "ratings" USING btree ("id") WHERE "ratings"."answer" is null and "ratings"."hidden_because" is null and "ratings"."stars" <= 3;--> statement-breakpoint
CREATE INDEX "ratings_hidden" ON "ratings" USING btree ("id") WHERE "ratings"."hidden_because" is not null;--> statement-breakpoint
CREATE INDEX "return_lines_of_order" ON "return_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_of_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_by_state" ON "returns" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("released_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_newest_in_category" ON "products" USING btree ("category","released_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_newest_of_division" ON "products" USING btree ("division","released_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "products_window" ON "products" USING btree ("featured" DESC NULLS FIRST,"released_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("released_at" DESC NULLS FIRST) WHERE "products"."featured";--> statement-breakpoint
CREATE INDEX "products_of_player" ON "products" USING btree ("player_slug","featured" DESC NULLS FIRST,"released_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_without_english" ON "products" USING btree ("id") WHERE (lacks_english("products"."name") or lacks_english("products"."description") or lacks_english("products"."pictures") or lacks_english("products"."size_guide") or lacks_english("products"."printing"));--> statement-breakpoint
CREATE INDEX "stock_movements_of_variant" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "lapsed_holds_of_member" ON "lapsed_holds" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "promo_links_of_sale" ON "promo_links" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "ticket_sales_window" ON "ticket_sales" USING btree ("opens_at","closes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "place_offers_one_open_a_fan" ON "place_offers" USING btree ("fan_id") WHERE "place_offers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "place_offers_open_until" ON "place_offers" USING btree ("expires_at") WHERE "place_offers"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once_a_sale" ON "waiting_list" USING btree ("sale_id","member_id") WHERE "waiting_list"."outcome" is null;--> statement-breakpoint
CREATE INDEX "waiting_list_in_line" ON "waiting_list" USING btree ("sale_id","joined_at","id") WHERE "waiting_list"."outcome" is null;--> statement-breakpoint
CREATE INDEX "waiting_list_by_wish" ON "waiting_list" USING btree ("sale_id","section_id","size","joined_at","id") WHERE "waiting_list"."outcome" is null;--> statement-breakpoint
CREATE INDEX "waiting_fans_changed" ON "waiting_fans" USING btree ("sale_id","changed_at");--> statement-breakpoint
CREATE INDEX "waiting_fans_of_lot" ON "waiting_fans" USING btree ("lot");--> statement-breakpoint
CREATE INDEX "waiting_fans_in_line" ON "waiting_fans" USING btree ("sale_id","place","lot") WHERE "waiting_fans"."admitted_at" is null and "waiting_fans"."left_at" is null;--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "videos_newest_in_category" ON "videos" USING btree ("category","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "videos_of_players" ON "videos" USING gin ("player_slugs");--> statement-breakpoint
CREATE INDEX "videos_of_event" ON "videos" USING btree ("event_slug");--> statement-breakpoint
CREATE INDEX "videos_words" ON "videos" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "videos_without_english" ON "videos" USING btree ("id") WHERE (lacks_english("videos"."title") or lacks_english("videos"."summary") or lacks_english("videos"."cover") or lacks_english("videos"."captions"));--> statement-breakpoint
CREATE INDEX "voucher_uses_of_voucher" ON "voucher_uses" USING btree ("voucher_id","order_id");--> statement-breakpoint
CREATE INDEX "vouchers_of_member" ON "vouchers" USING btree ("member_id") WHERE "vouchers"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_automatic" ON "vouchers" USING btree ("starts_at") WHERE "vouchers"."way" = 'automatic';--> statement-breakpoint
CREATE INDEX "vouchers_by_start" ON "vouchers" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "vouchers_by_end" ON "vouchers" USING btree ((case when "is_active" then "ends_at" else "created_at" end),"id");--> statement-breakpoint
CREATE INDEX "vouchers_words" ON "vouchers" USING gin (lower("code" || ' ' || ("title" ->> 'id') || ' ' || coalesce("title" ->> 'en', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_try_at") WHERE "webhook_deliveries"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id");