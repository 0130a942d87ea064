ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_have_an_address";--> statement-breakpoint
-- Of fans who are gone already.
UPDATE "deliveries" SET "address" = null WHERE "address" ->> 'place' = '';--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_fetched_go_nowhere" CHECK ("deliveries"."courier" <> 'pickup' or "deliveries"."address" is null);