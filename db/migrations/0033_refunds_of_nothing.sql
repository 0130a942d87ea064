ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_is_positive";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_not_negative" CHECK ("refunds"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_money_came_from_somewhere" CHECK ("refunds"."attempt_id" is not null or "refunds"."amount" = 0);