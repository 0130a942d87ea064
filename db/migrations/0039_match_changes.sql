CREATE TABLE "changed_tickets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"change_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"can_keep" boolean NOT NULL,
	"tickets" integer NOT NULL,
	"amount" bigint NOT NULL,
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
ALTER TABLE "events" ADD COLUMN "notice" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "passes" ADD COLUMN "frozen_by" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD COLUMN "unanswered" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_sections" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "changed_tickets" ADD CONSTRAINT "changed_tickets_change_id_match_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."match_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_tickets" ADD CONSTRAINT "changed_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_tickets" ADD CONSTRAINT "changed_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_changes" ADD CONSTRAINT "match_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "changed_tickets_once" ON "changed_tickets" USING btree ("change_id","order_id","member_id");--> statement-breakpoint
CREATE INDEX "changed_tickets_of_member" ON "changed_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "changed_tickets_open" ON "changed_tickets" USING btree ("change_id") WHERE "changed_tickets"."choice" is null;--> statement-breakpoint
CREATE INDEX "match_changes_of_event" ON "match_changes" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "match_changes_open" ON "match_changes" USING btree ("answer_by") WHERE "match_changes"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_frozen_by_changed_tickets_id_fk" FOREIGN KEY ("frozen_by") REFERENCES "public"."changed_tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passes_frozen" ON "passes" USING btree ("frozen_by") WHERE "passes"."frozen_by" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_of_member" ON "vouchers" USING btree ("member_id") WHERE "vouchers"."member_id" is not null;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD CONSTRAINT "ticket_sales_unanswered_is_known" CHECK ("ticket_sales"."unanswered" in ('keep', 'credit', 'refund'));
--> statement-breakpoint
-- Calendars apply an update of an event only if its sequence has grown, whoever made the change.
update events set sequence = case when status = 'cancelled' then 3 when previous_starts_at is not null then 2 when status = 'postponed' then 1 else 0 end;
--> statement-breakpoint
create function count_sequence() returns trigger language plpgsql as $$
begin
	new.sequence := old.sequence + 1;
	return new;
end
$$;
--> statement-breakpoint
create trigger count_sequence before update on events for each row when (
	(old.starts_at, old.ends_at, old.venue, old.notice) is distinct from (new.starts_at, new.ends_at, new.venue, new.notice)
	or (old.status <> new.status and (old.status in ('postponed', 'cancelled') or new.status in ('postponed', 'cancelled')))
) execute function count_sequence();
--> statement-breakpoint
create trigger announce_closed after update on ticket_sections for each row when (
	old.closed_at is distinct from new.closed_at
) execute function announce_content_change('tickets');
