CREATE TABLE "simulated_parcels" (
	"reference" text PRIMARY KEY NOT NULL,
	"waybill" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"scans" jsonb NOT NULL,
	"done" integer DEFAULT 1 NOT NULL,
	"trouble" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "simulated_parcels_waybill" UNIQUE("waybill")
);
--> statement-breakpoint
CREATE TABLE "courier_rates" (
	"journey" text PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"away_at" timestamp with time zone
);
