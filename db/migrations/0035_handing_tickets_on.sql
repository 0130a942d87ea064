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
CREATE TABLE "place_offers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"fan_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"seat_ids" uuid[] NOT NULL,
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
ALTER TABLE "passes" DROP CONSTRAINT "passes_state_is_known";--> statement-breakpoint
ALTER TABLE "passes" DROP CONSTRAINT "passes_ended_says_when";--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD COLUMN "transfer_ends_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD COLUMN "return_ends_minutes" integer DEFAULT 360 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD COLUMN "offer_minutes" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_returns" ADD CONSTRAINT "ticket_returns_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_returns" ADD CONSTRAINT "ticket_returns_giver_id_members_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_returns" ADD CONSTRAINT "ticket_returns_offer_id_place_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."place_offers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_transfers" ADD CONSTRAINT "pass_transfers_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_transfers" ADD CONSTRAINT "pass_transfers_giver_id_members_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_transfers" ADD CONSTRAINT "pass_transfers_new_pass_id_passes_id_fk" FOREIGN KEY ("new_pass_id") REFERENCES "public"."passes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_fan_id_waiting_list_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."waiting_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_returns_one_open_a_pass" ON "ticket_returns" USING btree ("pass_id") WHERE "ticket_returns"."outcome" is null;--> statement-breakpoint
CREATE INDEX "ticket_returns_of_offer" ON "ticket_returns" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pass_transfers_one_open_a_pass" ON "pass_transfers" USING btree ("pass_id") WHERE "pass_transfers"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pass_transfers_of_new_pass" ON "pass_transfers" USING btree ("new_pass_id");--> statement-breakpoint
CREATE INDEX "pass_transfers_open_to" ON "pass_transfers" USING btree ("recipient") WHERE "pass_transfers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "pass_transfers_open_until" ON "pass_transfers" USING btree ("expires_at") WHERE "pass_transfers"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "place_offers_one_open_a_fan" ON "place_offers" USING btree ("fan_id") WHERE "place_offers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "place_offers_open_until" ON "place_offers" USING btree ("expires_at") WHERE "place_offers"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once_a_sale" ON "waiting_list" USING btree ("sale_id","member_id") WHERE "waiting_list"."outcome" is null;--> statement-breakpoint
CREATE INDEX "waiting_list_in_line" ON "waiting_list" USING btree ("sale_id","joined_at","id") WHERE "waiting_list"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "passes_one_live_a_seat" ON "passes" USING btree ("seat_id") WHERE "passes"."state" in ('valid', 'used');--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_state_is_known" CHECK ("passes"."state" in ('valid', 'used', 'void', 'transferred', 'returned'));--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_ended_says_when" CHECK (("passes"."state" in ('void', 'transferred', 'returned')) = ("passes"."ended_at" is not null));--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD CONSTRAINT "ticket_sales_hand_on_before_the_start" CHECK ("ticket_sales"."transfer_ends_minutes" >= 0 and "ticket_sales"."return_ends_minutes" >= 0 and "ticket_sales"."offer_minutes" > 0);