CREATE TABLE "allotments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "allotments_counts_not_negative" CHECK ("allotments"."held" >= 0 and "allotments"."sold" >= 0),
	CONSTRAINT "allotments_never_oversold" CHECK ("allotments"."held" + "allotments"."sold" <= "allotments"."size"),
	CONSTRAINT "allotments_kind_is_known" CHECK ("allotments"."kind" in ('variant', 'section', 'seat', 'promo', 'voucher-uses', 'voucher-budget'))
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"hold_id" uuid NOT NULL,
	"allotment_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holds_pkey" PRIMARY KEY("hold_id","allotment_id"),
	CONSTRAINT "holds_quantity_is_positive" CHECK ("holds"."quantity" > 0)
);
--> statement-breakpoint
-- The counts move out of these tables, so their triggers must not look at them any more.
drop trigger announce_left on product_variants;
--> statement-breakpoint
drop function announce_stock_change();
--> statement-breakpoint
drop trigger announce_left on ticket_sections;
--> statement-breakpoint
drop trigger announce_update on ticket_sections;
--> statement-breakpoint
create trigger announce_update after update on ticket_sections for each row when (
	(old.sale_id, old.key, old.label, old.stand, old.gate, old.note, old.price, old.per_member_limit, old.list_order)
		is distinct from
		(new.sale_id, new.key, new.label, new.stand, new.gate, new.note, new.price, new.per_member_limit, new.list_order)
) execute function announce_content_change('tickets');
--> statement-breakpoint
drop trigger announce_left on promo_links;
--> statement-breakpoint
drop function announce_sale_change();
--> statement-breakpoint
drop trigger announce_update on promo_links;
--> statement-breakpoint
create trigger announce_update after update on promo_links for each row when (
	(old.slug, old.sale_id, old.label, old.price, old.section_keys, old.opens_at, old.closes_at)
		is distinct from (new.slug, new.sale_id, new.label, new.price, new.section_keys, new.opens_at, new.closes_at)
) execute function announce_content_change('tickets');
--> statement-breakpoint
ALTER TABLE "product_variants" DROP CONSTRAINT "product_variants_stock_not_negative";--> statement-breakpoint
ALTER TABLE "promo_links" DROP CONSTRAINT "promo_links_never_overused";--> statement-breakpoint
ALTER TABLE "ticket_sections" DROP CONSTRAINT "ticket_sections_counts_not_negative";--> statement-breakpoint
ALTER TABLE "ticket_sections" DROP CONSTRAINT "ticket_sections_never_oversold";--> statement-breakpoint
ALTER TABLE "product_variants" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "promo_links" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ticket_sections" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_of_allotment" ON "holds" USING btree ("allotment_id","expires_at");--> statement-breakpoint
CREATE INDEX "holds_by_expiry" ON "holds" USING btree ("expires_at");--> statement-breakpoint
-- Whoever holds something today has no row in `holds`, so it counts as sold.
insert into allotments (id, kind, size) select id, 'variant', stock from product_variants;
--> statement-breakpoint
insert into allotments (id, kind, size, sold) select id, 'section', quota, held + sold from ticket_sections;
--> statement-breakpoint
insert into allotments (id, kind, size, sold) select id, 'promo', quota, used from promo_links;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_id_allotments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_links" ADD CONSTRAINT "promo_links_id_allotments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_sections" ADD CONSTRAINT "ticket_sections_id_allotments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" DROP COLUMN "stock";--> statement-breakpoint
ALTER TABLE "promo_links" DROP COLUMN "quota";--> statement-breakpoint
ALTER TABLE "promo_links" DROP COLUMN "used";--> statement-breakpoint
ALTER TABLE "ticket_sections" DROP COLUMN "quota";--> statement-breakpoint
ALTER TABLE "ticket_sections" DROP COLUMN "held";--> statement-breakpoint
ALTER TABLE "ticket_sections" DROP COLUMN "sold";
--> statement-breakpoint
-- Pages are told when a count changes in a way they show: see 0013 for what that is, and why not every time.
create function announce_allotment_change() returns trigger language plpgsql as $$
declare
	low_stock constant integer := 10;
	was_left constant bigint := old.size - old.held - old.sold;
	is_left constant bigint := new.size - new.held - new.sold;
	stock_now bigint;
begin
	if new.kind = 'variant' then
		perform pg_notify('content_changed', 'store/' || products.slug)
		from product_variants join products on products.id = product_variants.product_id where product_variants.id = new.id;
		select sum(allotments.size - allotments.held - allotments.sold) into stock_now
		from product_variants sibling join allotments on allotments.id = sibling.id
		where sibling.product_id = (select product_id from product_variants where id = new.id);
		if least(stock_now, stock_now - is_left + was_left) <= low_stock then
			perform pg_notify('content_changed', 'store');
		end if;
	elsif new.kind in ('section', 'promo') then
		perform pg_notify('content_changed', 'tickets/' || events.slug)
		from ticket_sales join events on events.id = ticket_sales.event_id
		where ticket_sales.id = coalesce(
			(select sale_id from ticket_sections where id = new.id), (select sale_id from promo_links where id = new.id)
		);
		-- Lists show whether there are tickets at all, and from which price.
		if new.kind = 'section' and (was_left > 0) <> (is_left > 0) then
			perform pg_notify('content_changed', 'tickets');
		end if;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger announce_left after update on allotments for each row when (
	shown_left((old.size - old.held - old.sold)::int, case old.kind when 'variant' then 0 else old.size end::int)
		is distinct from
		shown_left((new.size - new.held - new.sold)::int, case new.kind when 'variant' then 0 else new.size end::int)
) execute function announce_allotment_change();
