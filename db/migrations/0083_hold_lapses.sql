CREATE TABLE "lapsed_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_holds" ADD COLUMN "ends_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lapsed_holds" ADD CONSTRAINT "lapsed_holds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lapsed_holds_of_member" ON "lapsed_holds" USING btree ("member_id");--> statement-breakpoint
-- Holds from before do not count as lapses.
UPDATE "ticket_holds" SET "ends_at" = coalesce((SELECT max("expires_at") FROM "holds" WHERE "hold_id" = "ticket_holds"."id"), now() - interval '1 day');
