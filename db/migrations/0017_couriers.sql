CREATE TABLE "biteship_areas" (
	"district" text PRIMARY KEY NOT NULL,
	"area_id" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "is_insured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "collection" text DEFAULT 'pickup' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "bookings" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "booking_fault" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "coordinates" jsonb;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_collection_is_known" CHECK ("parcels"."collection" in ('pickup', 'drop_off'));