ALTER TABLE "passes" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_refunded_was_used" CHECK ("passes"."refunded_at" is null or "passes"."state" = 'used');--> statement-breakpoint
-- Of each line that had more refunded than died: as many of its used tickets as the difference.
update passes set refunded_at = now() from (
	select p.id, row_number() over (partition by p.order_id, p.position order by p.place) as nth,
		l.refunded - l.quantity + l.alive as surplus
	from passes p join lateral (
		select quantity,
			(select coalesce(sum(r.quantity), 0) from refund_lines r where r.order_id = p.order_id and r.position = p.position) as refunded,
			(select count(*) from passes live where live.order_id = p.order_id and live.position = p.position
				and live.state in ('valid', 'used')) as alive
		from order_lines where order_lines.order_id = p.order_id and order_lines.position = p.position
	) l on true
	where p.state = 'used' and exists (select from refund_lines r where r.order_id = p.order_id and r.position = p.position)
) used where passes.id = used.id and used.nth <= used.surplus;
