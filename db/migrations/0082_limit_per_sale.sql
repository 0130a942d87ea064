ALTER TABLE "ticket_sales" ADD COLUMN "per_member_limit" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD CONSTRAINT "ticket_sales_limit_is_positive" CHECK ("ticket_sales"."per_member_limit" > 0);--> statement-breakpoint
-- No sale allows less than one of its sections did.
UPDATE "ticket_sales" SET "per_member_limit" = greatest(6, (SELECT max("per_member_limit") FROM "ticket_sections" WHERE "sale_id" = "ticket_sales"."id"));
