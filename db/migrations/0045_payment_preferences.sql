CREATE TABLE "payment_preferences" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"method" text,
	"account" jsonb
);
--> statement-breakpoint
ALTER TABLE "payment_preferences" ADD CONSTRAINT "payment_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;