CREATE SEQUENCE "public"."waiting_lots" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "waiting_fans" ADD CONSTRAINT "waiting_fans_sale_id_waiting_rooms_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."waiting_rooms"("sale_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_fans" ADD CONSTRAINT "waiting_fans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_rooms" ADD CONSTRAINT "waiting_rooms_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_fans_changed" ON "waiting_fans" USING btree ("sale_id","changed_at");--> statement-breakpoint
CREATE INDEX "waiting_fans_of_lot" ON "waiting_fans" USING btree ("lot");--> statement-breakpoint
CREATE INDEX "waiting_fans_in_line" ON "waiting_fans" USING btree ("sale_id","place","lot") WHERE "waiting_fans"."admitted_at" is null and "waiting_fans"."left_at" is null;
--> statement-breakpoint
-- The sale's page shows when the room opens, the seed's hash and, after the draw, the seed. Each second's admissions it doesn't.
create function announce_room_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', 'tickets/' || events.slug)
	from ticket_sales join events on events.id = ticket_sales.event_id where ticket_sales.id = new.sale_id;
	return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert on waiting_rooms for each row execute function announce_room_change();
--> statement-breakpoint
create trigger announce_update after update on waiting_rooms for each row when (
	(old.starts_at, old.ends_at, old.seed, old.drawn_at) is distinct from (new.starts_at, new.ends_at, new.seed, new.drawn_at)
) execute function announce_room_change();
