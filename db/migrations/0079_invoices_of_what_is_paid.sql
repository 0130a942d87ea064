ALTER TABLE "orders" DROP CONSTRAINT "orders_invoice";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoiced_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice" ON "orders" USING btree ("invoice_year","invoice_number") WHERE "orders"."invoice_number" is not null;--> statement-breakpoint
-- So far the job that mailed the buyer gave the number, soon after the order was placed.
update orders set invoiced_at = created_at where invoice_number is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice_says_when" CHECK (num_nonnulls("orders"."invoice_year", "orders"."invoice_number", "orders"."invoiced_at") in (0, 3));