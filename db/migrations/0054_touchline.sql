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
ALTER TABLE "match_entries" ADD CONSTRAINT "match_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_entries_of_event" ON "match_entries" USING btree ("event_id","created_at");