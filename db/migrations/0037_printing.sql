ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_cart_id_variant_id_pk";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "print" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "printing" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_one_of_a_kind" UNIQUE NULLS NOT DISTINCT("cart_id","variant_id","print");