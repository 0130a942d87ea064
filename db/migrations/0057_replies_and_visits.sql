CREATE TABLE "inbox_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"contact_message_id" uuid,
	"trial_id" uuid,
	"words" text NOT NULL,
	"written_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_replies_to_one" CHECK (num_nonnulls("inbox_replies"."contact_message_id", "inbox_replies"."trial_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "staff_visits" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "trial_applications" ADD COLUMN "language" text DEFAULT 'id' NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_replies" ADD CONSTRAINT "inbox_replies_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_replies" ADD CONSTRAINT "inbox_replies_trial_id_trial_applications_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trial_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_visits" ADD CONSTRAINT "staff_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_replies_of_message" ON "inbox_replies" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "inbox_replies_of_trial" ON "inbox_replies" USING btree ("trial_id");