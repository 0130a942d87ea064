CREATE TABLE "resting_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resting_addresses_reason" CHECK ("resting_addresses"."reason" in ('bounced', 'complained'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "unsubscribe" text;