CREATE TABLE "email_changes" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_tries" CHECK ("email_changes"."tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "reset_links" ADD COLUMN "restores_email" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_links_restores" ON "reset_links" USING btree ("restores_email") WHERE "reset_links"."restores_email" is not null;