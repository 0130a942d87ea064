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
CREATE TABLE "gate_scanners" (
	"event_id" uuid NOT NULL,
	"scanner" text NOT NULL,
	"gate" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"waiting" integer NOT NULL,
	CONSTRAINT "gate_scanners_pkey" PRIMARY KEY("event_id","scanner")
);
--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gate_incidents" ADD CONSTRAINT "gate_incidents_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_incidents" ADD CONSTRAINT "gate_incidents_noted_by_members_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scanners" ADD CONSTRAINT "gate_scanners_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gate_incidents_of_event" ON "gate_incidents" USING btree ("event_id","created_at");