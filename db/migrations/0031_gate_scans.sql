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
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gate_scans_one_entry" ON "gate_scans" USING btree ("pass_id","visit") WHERE "gate_scans"."verdict" = 'in';--> statement-breakpoint
CREATE UNIQUE INDEX "gate_scans_one_exit" ON "gate_scans" USING btree ("pass_id","visit") WHERE "gate_scans"."verdict" = 'out';--> statement-breakpoint
CREATE INDEX "gate_scans_of_event" ON "gate_scans" USING btree ("event_id","received_at");--> statement-breakpoint
CREATE INDEX "gate_scans_of_pass" ON "gate_scans" USING btree ("pass_id","received_at");