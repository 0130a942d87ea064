ALTER TABLE "ticket_holds" ADD COLUMN "prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "place_offers" ADD COLUMN "price" bigint;--> statement-breakpoint
CREATE INDEX "waiting_list_by_wish" ON "waiting_list" USING btree ("sale_id","section_id","size","joined_at","id") WHERE "waiting_list"."outcome" is null;