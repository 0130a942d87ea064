CREATE TABLE "ticket_holds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	CONSTRAINT "ticket_holds_one_a_member" UNIQUE("member_id","sale_id")
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
ALTER TABLE "passes" ADD COLUMN "seat_id" uuid;--> statement-breakpoint
ALTER TABLE "ordered_places" ADD COLUMN "seat_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD COLUMN "members_open_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_sections" ADD COLUMN "shaded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_holds" ADD CONSTRAINT "ticket_holds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_holds" ADD CONSTRAINT "ticket_holds_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_seats" ADD CONSTRAINT "ticket_seats_id_allotments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_seats" ADD CONSTRAINT "ticket_seats_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_seat_id_ticket_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."ticket_seats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_places" ADD CONSTRAINT "ordered_places_seat_id_ticket_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."ticket_seats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD CONSTRAINT "ticket_sales_members_come_first" CHECK ("ticket_sales"."members_open_at" < "ticket_sales"."opens_at");