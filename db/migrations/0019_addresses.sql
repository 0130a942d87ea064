CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"label" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"landmark" text,
	"postcode" text NOT NULL,
	"area" text NOT NULL,
	"village" text NOT NULL,
	"district" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"is_main" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_phone_e164" CHECK ("addresses"."phone" ~ '^\+62[0-9]{8,13}$'),
	CONSTRAINT "addresses_postcode" CHECK ("addresses"."postcode" ~ '^[0-9]{5}$'),
	CONSTRAINT "addresses_area_is_a_village" CHECK ("addresses"."area" ~ '^[0-9]{2}\.[0-9]{2}\.[0-9]{2}\.[0-9]{4}$')
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_of_member" ON "addresses" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_main" ON "addresses" USING btree ("member_id") WHERE "addresses"."is_main";