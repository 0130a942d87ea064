-- runs with: 0021_more_webhooks
CREATE TABLE "dispute_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_by" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_disputes" DROP CONSTRAINT "payment_disputes_outcome_is_known";--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD COLUMN "charged_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "evidence_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "is_due_by_gateway" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "lost" bigint;--> statement-breakpoint
ALTER TABLE "dispute_notes" ADD CONSTRAINT "dispute_notes_attempt_id_payment_disputes_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_disputes"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_notes" ADD CONSTRAINT "dispute_notes_written_by_members_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_notes_of_dispute" ON "dispute_notes" USING btree ("attempt_id","at");--> statement-breakpoint
CREATE INDEX "payment_disputes_decided" ON "payment_disputes" USING btree ("decided_at","attempt_id") WHERE "payment_disputes"."outcome" is not null;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_part_says_how_much" CHECK (("payment_disputes"."outcome" is not distinct from 'part_lost') = ("payment_disputes"."lost" is not null)
				and ("payment_disputes"."lost" is null or "payment_disputes"."lost" between 1 and "payment_disputes"."amount"));--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_outcome_is_known" CHECK ("payment_disputes"."outcome" in ('won', 'lost', 'part_lost'));