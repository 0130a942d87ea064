CREATE TABLE "box_office_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"recipient" text,
	"reason" text,
	"placed_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "box_office_orders_kind_is_known" CHECK ("box_office_orders"."kind" in ('gift', 'sale')),
	CONSTRAINT "box_office_orders_gifts_say_why" CHECK ("box_office_orders"."kind" <> 'gift' or ("box_office_orders"."reason" is not null and "box_office_orders"."recipient" is not null))
);
--> statement-breakpoint
ALTER TABLE "box_office_orders" ADD CONSTRAINT "box_office_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_office_orders" ADD CONSTRAINT "box_office_orders_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_office_orders" ADD CONSTRAINT "box_office_orders_placed_by_members_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "box_office_orders_of_sale" ON "box_office_orders" USING btree ("sale_id","kind","created_at");