-- runs with: 0022_disputes_desk
CREATE TABLE "wallet_devices" (
	"device" text NOT NULL,
	"pass_id" uuid NOT NULL,
	"push_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_devices_pkey" PRIMARY KEY("device","pass_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_change" timestamp with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_tickets" (
	"pass_id" uuid NOT NULL,
	"wallet" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_change" timestamp with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "wallet_tickets_pkey" PRIMARY KEY("pass_id","wallet")
);
--> statement-breakpoint
ALTER TABLE "wallet_devices" ADD CONSTRAINT "wallet_devices_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_events" ADD CONSTRAINT "wallet_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_tickets" ADD CONSTRAINT "wallet_tickets_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_devices_of_ticket" ON "wallet_devices" USING btree ("pass_id");--> statement-breakpoint
CREATE INDEX "wallet_devices_by_token" ON "wallet_devices" USING btree ("push_token");--> statement-breakpoint
CREATE INDEX "wallet_tickets_to_tell" ON "wallet_tickets" USING btree ("wallet","changed_at") WHERE "wallet_tickets"."changed_at" <> "wallet_tickets"."told_change";--> statement-breakpoint
-- Whoever changes a ticket or moves a match, its wallets have to be told: `follow-wallets` finds what was noted here.
create function note_wallet_tickets() returns trigger language plpgsql as $$
begin
	update wallet_tickets t set changed_at = clock_timestamp()
	from changed join former using (id)
	where t.pass_id = changed.id
	and (changed.state, changed.section_id, changed.seat_id, changed.holder, changed.frozen_by, changed.is_disputed)
		is distinct from (former.state, former.section_id, former.seat_id, former.holder, former.frozen_by, former.is_disputed);
	return null;
end
$$;
--> statement-breakpoint
create trigger wallets_follow after update on passes referencing old table as former new table as changed
	for each statement execute function note_wallet_tickets();
--> statement-breakpoint
-- Google knows an event by itself; at Apple every ticket has its time and place.
create function note_wallet_events() returns trigger language plpgsql as $$
begin
	update wallet_events set changed_at = clock_timestamp() where event_id = new.id;
	update wallet_tickets t set changed_at = clock_timestamp()
	from passes where passes.event_id = new.id and t.pass_id = passes.id and t.wallet = 'apple';
	return null;
end
$$;
--> statement-breakpoint
create trigger wallets_follow after update on events for each row
	when (old.sequence <> new.sequence or (old.title, old.opponent, old.home) is distinct from (new.title, new.opponent, new.home))
	execute function note_wallet_events();
