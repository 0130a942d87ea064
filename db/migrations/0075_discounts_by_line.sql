ALTER TABLE "order_lines" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Until now a discount was refunded in proportion to everything in its order: what was sold that way stays so. Rounded
-- cumulatively in both directions, so that each line and each discount adds up.
update order_lines l set discounts = shares.discounts
from (
	select order_id, item as position, jsonb_agg(jsonb_build_object('position', discount, 'amount', amount) order by discount) as discounts
	from (
		select i.order_id, i.position as item, d.position as discount,
			round(d.until * i.until / i.whole) - round((d.until - d.off) * i.until / i.whole)
			- round(d.until * (i.until - i.amount) / i.whole) + round((d.until - d.off) * (i.until - i.amount) / i.whole) as amount
		from (
			select order_id, position, amount::numeric, sum(amount) over (partition by order_id order by position) as until,
				sum(amount) over (partition by order_id) as whole
			from order_lines where kind <> 'discount'
		) i
		join (
			select order_id, position, -amount::numeric as off, sum(-amount) over (partition by order_id order by position) as until
			from order_lines where kind = 'discount'
		) d on d.order_id = i.order_id
		where i.whole > 0
	) cells
	where amount <> 0
	group by order_id, item
) shares
where l.order_id = shares.order_id and l.position = shares.position;
