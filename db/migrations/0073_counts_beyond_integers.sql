-- The budgets of vouchers are rupiah: more than an integer holds, and no page shows them.
drop trigger announce_left on allotments;
--> statement-breakpoint
drop trigger announce_preorders_left on allotments;
--> statement-breakpoint
drop function shown_left(integer, integer);
--> statement-breakpoint
create function shown_left(remaining bigint, total bigint) returns text language sql immutable parallel safe
return case when remaining <= 20 then remaining::text when remaining * 10 <= total then 'few' else 'many' end;
--> statement-breakpoint
create trigger announce_left after update on allotments for each row when (
	new.kind in ('variant', 'section', 'promo') and
	shown_left(old.size - old.held - old.sold, case old.kind when 'variant' then 0 else old.size end)
		is distinct from
		shown_left(new.size - new.held - new.sold, case new.kind when 'variant' then 0 else new.size end)
) execute function announce_allotment_change();
--> statement-breakpoint
create trigger announce_preorders_left after update on allotments for each row when (
	new.kind = 'preorder' and
	shown_left(old.size - old.held - old.sold, 0) is distinct from shown_left(new.size - new.held - new.sold, 0)
) execute function announce_preorder_change();
