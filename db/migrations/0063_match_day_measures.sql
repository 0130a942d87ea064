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
ALTER TABLE "gate_measures" ADD CONSTRAINT "gate_measures_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_measures" ADD CONSTRAINT "gate_measures_asked_by_members_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_measures" ADD CONSTRAINT "gate_measures_approved_by_members_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_measures" ADD CONSTRAINT "gate_measures_ended_by_members_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gate_measures_one_in_force" ON "gate_measures" USING btree ("event_id","kind",coalesce("gate", '')) WHERE "gate_measures"."ended_at" is null and "gate_measures"."kind" <> 'delay';--> statement-breakpoint
CREATE INDEX "gate_measures_in_force" ON "gate_measures" USING btree ("event_id") WHERE "gate_measures"."ended_at" is null;