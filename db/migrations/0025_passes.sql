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
	"member_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"state" text DEFAULT 'valid' NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"used_gate" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "passes_number" UNIQUE("number"),
	CONSTRAINT "passes_number_is_eight_signs" CHECK ("passes"."number" ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
	CONSTRAINT "passes_state_is_known" CHECK ("passes"."state" in ('valid', 'used', 'void', 'transferred')),
	CONSTRAINT "passes_used_says_when_and_where" CHECK (("passes"."state" = 'used') <= ("passes"."used_at" is not null and "passes"."used_gate" is not null)),
	CONSTRAINT "passes_ended_says_when" CHECK (("passes"."state" in ('void', 'transferred')) = ("passes"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ordered_places" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"holder" text NOT NULL,
	CONSTRAINT "ordered_places_pkey" PRIMARY KEY("order_id","position","place")
);
--> statement-breakpoint
ALTER TABLE "event_keys" ADD CONSTRAINT "event_keys_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_of_an_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_places" ADD CONSTRAINT "ordered_places_of_an_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passes_one_live_a_place" ON "passes" USING btree ("order_id","position","place") WHERE "passes"."state" in ('valid', 'used');--> statement-breakpoint
CREATE INDEX "passes_of_member" ON "passes" USING btree ("member_id","event_id");--> statement-breakpoint
CREATE INDEX "passes_of_event" ON "passes" USING btree ("event_id","id");