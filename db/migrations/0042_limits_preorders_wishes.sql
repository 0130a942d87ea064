CREATE TABLE "stock_notices" (
	"member_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_notices_pkey" PRIMARY KEY("variant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"member_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_pkey" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "allotments" DROP CONSTRAINT "allotments_kind_is_known";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "seen_ships_on" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "member_limit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ships_on" date;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "preorder_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_preorder_id_allotments_id_fk" FOREIGN KEY ("preorder_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_preorder" UNIQUE("preorder_id");--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_kind_is_known" CHECK ("allotments"."kind" in ('variant', 'preorder', 'section', 'seat', 'promo', 'voucher-uses', 'voucher-budget'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_member_limit_is_positive" CHECK ("products"."member_limit" > 0);
--> statement-breakpoint
-- A product's page also shows how many pre-orders are left, and lists show whether there are any.
drop trigger announce_update on product_variants;
--> statement-breakpoint
create trigger announce_update after update on product_variants for each row when (
	(old.product_id, old.sku, old.size, old.colour, old.weight_grams, old.price_override, old.list_order, old.preorder_id)
		is distinct from (new.product_id, new.sku, new.size, new.colour, new.weight_grams, new.price_override, new.list_order, new.preorder_id)
) execute function announce_content_change('store');
--> statement-breakpoint
create function announce_preorder_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', 'store/' || products.slug)
	from product_variants join products on products.id = product_variants.product_id
	where product_variants.preorder_id = new.id;
	if (old.size - old.held - old.sold > 0) <> (new.size - new.held - new.sold > 0) then
		perform pg_notify('content_changed', 'store');
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger announce_preorders_left after update on allotments for each row when (
	new.kind = 'preorder' and
	shown_left((old.size - old.held - old.sold)::int, 0) is distinct from shown_left((new.size - new.held - new.sold)::int, 0)
) execute function announce_preorder_change();
