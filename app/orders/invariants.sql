-- What must always be true of orders, stock and money. Every row that comes back is a fault.
select 'held differs from its holds' as fault, a.id::text as where_found
from allotments a where a.held <> (select coalesce(sum(quantity), 0) from holds where allotment_id = a.id)
union all
select 'taken more than there is', id::text from allotments where held + sold > size
union all
select 'total differs from its lines', o.number
from orders o where o.total <> (select coalesce(sum(amount), 0) from order_lines where order_id = o.id)
union all
select 'discount differs from what it took off its lines', d.order_id::text || ' line ' || d.position
from order_lines d where d.kind = 'discount' and -d.amount <> (
	select coalesce(sum((share ->> 'amount')::bigint), 0)
	from order_lines l, jsonb_array_elements(l.discounts) share
	where l.order_id = d.order_id and (share ->> 'position')::int = d.position
)
union all
select 'line that costs less than nothing', l.order_id::text || ' line ' || l.position
from order_lines l where l.kind <> 'discount' and l.amount < (
	select coalesce(sum((share ->> 'amount')::bigint), 0) from jsonb_array_elements(l.discounts) share
)
union all
-- Whatever a line's refunds were split into.
select 'refunds differ from what was paid for their lines', o.number
from orders o where o.state = 'refunded' and o.total <> (
	select coalesce(sum(amount), 0) from refunds r
	where r.order_id = o.id and exists (select from refund_lines x where x.refund_id = r.id)
) + (
	-- What the buyer's bank had taken back before.
	select coalesce(sum(amount), 0) from ledger_entries e
	where e.order_id = o.id and account = 'sales' and cause like 'refund-covered:%'
)
union all
select 'one key, two orders', min(number) from orders
where once_key is not null group by member_id, once_key having count(*) > 1
union all
-- Answers are kept for seven days.
select 'order that its key does not answer', o.number from orders o
where once_key is not null and created_at > now() - interval '6 days' and not exists (
	select from once_answers a where a.scope = 'member ' || o.member_id and a.key = o.once_key
	and convert_from(a.answer, 'utf8')::jsonb ->> 'number' = o.number
)
union all
select 'ledger does not sum to zero', cause from ledger_entries group by cause having sum(amount) <> 0
union all
-- Money received from a customer is answered by goods or a refund in the same transaction.
select 'paid without goods or refund', order_id::text
from ledger_entries where account = 'customers' group by order_id having sum(amount) <> 0
union all
select 'paid attempt not in the ledger', reference from payment_attempts
where state in ('paid', 'charged_back') and not exists (select from ledger_entries where cause = 'received:' || payment_attempts.id)
union all
select 'ledger has money that no attempt brought', cause from ledger_entries
where account = 'gateway' and amount > 0
and not exists (select from payment_attempts where state in ('paid', 'charged_back') and 'received:' || id = cause)
and not exists (select from payment_disputes where outcome = 'won' and 'dispute-won:' || attempt_id = cause)
and not exists (select from payment_disputes where outcome = 'part_lost' and 'dispute-returned:' || attempt_id = cause)
-- What goes back to a buyer is taken off the gateway's next payout.
and not exists (select from settlement_rows r where 'payout:' || r.cause = ledger_entries.cause and r.net < 0)
union all
select 'settled otherwise than booked', r.reference from settlement_rows r where r.cause is not null and (
	r.gross <> r.net + r.fee + r.tax
	or r.gross is distinct from -(
		select coalesce(sum(amount), 0) from ledger_entries
		where account = 'gateway' and cause in ('payout:' || r.cause, 'fee:' || r.cause, 'fee-tax:' || r.cause)
	)
)
union all
select 'payout that no settlement file has', cause from ledger_entries
where cause like 'payout:%' and not exists (select from settlement_rows r where 'payout:' || r.cause = ledger_entries.cause)
union all
select 'sold order without a paid attempt', number from orders
where state in ('paid', 'issued', 'packed', 'shipped', 'delivered', 'completed', 'disputed', 'charged_back') and total > 0
and not exists (select from payment_attempts where order_id = orders.id and state in ('paid', 'charged_back'))
union all
select 'free order that waits for money', number from orders where state = 'awaiting_payment' and total = 0
union all
select 'order sold twice', order_id::text from ledger_entries where account = 'sales' and cause like 'sold:%'
group by order_id having count(*) > 1
union all
select 'closed order that still holds', number from orders
where state in ('expired', 'cancelled', 'refunded', 'disputed', 'charged_back') and exists (select from holds where hold_id = orders.id)
union all
select 'refund without its booking', refunds.id::text from refunds
where amount > 0 and not exists (select from ledger_entries where cause = 'refund-due:' || refunds.id)
union all
select 'refunded more than was paid', order_id::text from (
	select order_id, sum(amount) filter (where account = 'refunds_due' and amount < 0) as due,
		sum(amount) filter (where account = 'gateway' and cause like 'received:%') as received
	from ledger_entries group by order_id
) sums where coalesce(-due, 0) > coalesce(received, 0)
union all
select 'refunds exceed what their attempt brought', a.reference from payment_attempts a
where (select coalesce(sum(amount), 0) from refunds where attempt_id = a.id and state <> 'failed')
	> case when a.state in ('paid', 'charged_back') then a.amount else 0 end
union all
select 'done refund without its booking', id::text from refunds
where (state = 'done' and amount > 0) <> exists (select from ledger_entries where cause = 'refunded:' || refunds.id)
union all
select 'refunds due differ from open refunds', order_id::text from (
	select order_id, amount from ledger_entries where account = 'refunds_due'
	union all select order_id, amount from refunds where state <> 'done'
) sums group by order_id having sum(amount) <> 0
union all
select 'more came back than was ordered', l.order_id::text || ' line ' || l.position from order_lines l
where l.quantity < (select sum(quantity) from refund_lines r where r.order_id = l.order_id and r.position = l.position)
union all
select 'refunded, but not everything came back', o.number from orders o
join order_lines l on l.order_id = o.id and l.amount >= 0
where o.state = 'refunded' and l.quantity
	> (select coalesce(sum(quantity), 0) from refund_lines r where r.order_id = l.order_id and r.position = l.position)
union all
select 'everything came back, but not refunded', o.number from orders o
where o.state <> 'refunded' and exists (select from refund_lines r where r.order_id = o.id) and not exists (
	select from order_lines l where l.order_id = o.id and l.amount >= 0 and l.quantity
		> (select coalesce(sum(quantity), 0) from refund_lines r where r.order_id = l.order_id and r.position = l.position)
)
union all
select 'voucher used otherwise than its orders say', v.code from vouchers v, lateral (
	select count(*) as times, count(phone_allotment_id) as by_phone, coalesce(sum(u.amount - u.returned), 0) as spent
	from voucher_uses u join orders o on o.id = u.order_id
	where u.voucher_id = v.id and o.state not in ('awaiting_payment', 'expired', 'cancelled', 'refunded')
) used
where used.times <> (select sold from allotments where id = v.uses_id)
or used.spent <> (select sold from allotments where id = v.budget_id)
or used.by_phone <> (
	select sum(sold) from voucher_phones p join allotments a on a.id = p.allotment_id where p.voucher_id = v.id
)
union all
-- Credit that was issued, less what it has paid for.
select 'credit differs from what members may still spend', owed || ' owed, ' || left_over || ' left' from
	(select -coalesce(sum(amount), 0) as owed from ledger_entries where account = 'credit') books,
	(select coalesce(sum(size - sold), 0) as left_over from vouchers join allotments on allotments.id = budget_id
		where member_id is not null) budgets
where owed <> left_over
union all
select 'refunded order keeps some of its money', o.number from orders o
where o.state = 'refunded' and 0 <> (
	select sum(amount) from ledger_entries where order_id = o.id and account = 'sales'
)
union all
-- A partial refund leaves the order's state as it is, and a dispute that was won restores it, so only their rows may repeat a state.
select 'event applied twice', order_id::text from order_events
where note is null or (note not like 'refund:%' and note <> 'dispute won') group by order_id, state having count(*) > 1
union all
select 'refund told twice or never', r.id::text from refunds r
where exists (select from refund_lines where refund_id = r.id)
and 1 <> (select count(*) from order_events where order_id = r.order_id and note = 'refund:' || r.id)
union all
select 'attempt and dispute disagree', a.reference from payment_attempts a
where (a.state = 'charged_back') <> exists (
	select from payment_disputes d where d.attempt_id = a.id and (d.outcome is null or d.outcome = 'lost')
)
union all
select 'dispute not in the ledger', attempt_id::text from payment_disputes
where not exists (select from ledger_entries where cause = 'disputed:' || attempt_id)
or (outcome = 'won') is true <> exists (select from ledger_entries where cause = 'dispute-won:' || attempt_id)
union all
-- Once decided, the money is back at the gateway, or has paid refunds that were due or is lost.
select 'disputes in the ledger differ from open disputes', order_id::text from (
	select order_id, amount from ledger_entries where account = 'disputes'
	union all select order_id, -amount from payment_disputes where outcome is null
) sums group by order_id having sum(amount) <> 0
union all
select 'order and dispute disagree', o.number from orders o where (o.state = 'disputed') <> exists (
	select from payment_disputes d join ledger_entries on cause = 'sold:' || d.attempt_id
	where d.order_id = o.id and d.outcome is null and o.state <> 'refunded'
) or (o.state = 'charged_back') <> exists (
	select from payment_disputes d join ledger_entries on cause = 'sold:' || d.attempt_id
	where d.order_id = o.id and d.outcome = 'lost' and o.state <> 'refunded'
)
union all
select 'valid ticket whose payment is disputed', p.number from passes p join orders o on o.id = p.order_id
where p.state = 'valid' and (o.state = 'charged_back' or (o.state = 'disputed') <> p.is_disputed)
union all
select 'invoice numbers with a gap', year::text from invoice_counters c
where last <> (select count(*) from orders where invoice_year = c.year)
or last <> (select max(invoice_number) from orders where invoice_year = c.year)
union all
select 'paid order without an invoice number', number from orders where paid_at is not null and invoice_number is null
union all
select 'timeline ends elsewhere', o.number from orders o
where o.state <> (select state from order_events where order_id = o.id order by at desc, id desc limit 1)
union all
select 'two live tickets for one place', order_id::text || ' line ' || position || ' place ' || place from passes
where state in ('valid', 'used') group by order_id, position, place having count(*) > 1
union all
select 'two live tickets for one seat', seat_id::text from passes
where state in ('valid', 'used') and seat_id is not null group by seat_id having count(*) > 1
union all
-- Whoever is inside has a place, refunded or not.
select 'more live tickets than places sold', a.id::text from allotments a
where a.kind = 'section' and a.sold < (select count(*) from passes where section_id = a.id and state in ('valid', 'used'))
union all
select 'live ticket whose seat is not sold', p.number from passes p
join allotments a on a.id = p.seat_id where p.state in ('valid', 'used') and a.sold <> 1
union all
-- A transferred ticket has exactly one successor, and the other way round.
select 'transferred ticket without a successor', p.number from passes p
where (p.state = 'transferred') <> exists (
	select from pass_transfers t where t.pass_id = p.id and t.outcome = 'accepted' and t.new_pass_id is not null
)
union all
select 'given-back ticket that nobody took', p.number from passes p
where (p.state = 'returned') <> exists (select from ticket_returns r where r.pass_id = p.id and r.outcome = 'taken')
union all
select 'given back and taken, but not refunded', p.order_id::text || ' line ' || p.position from passes p
where p.state = 'returned' group by p.order_id, p.position having count(*) > (
	select coalesce(sum(quantity), 0) from refund_lines r where r.order_id = p.order_id and r.position = p.position
)
union all
-- What came back is dead, or was used and says that its money went back.
select 'tickets refunded otherwise than they say', l.order_id::text || ' line ' || l.position
from order_lines l join orders o on o.id = l.order_id
where l.kind = 'ticket' and o.state in ('issued', 'refunded')
and exists (select from passes p where p.order_id = o.id)
and l.quantity - (
	select count(*) from passes p where p.order_id = l.order_id and p.position = l.position
	and p.state in ('valid', 'used') and p.refunded_at is null
) <> (
	select coalesce(sum(quantity), 0) from refund_lines r where r.order_id = l.order_id and r.position = l.position
)
union all
select 'taken from the waiting list without new tickets', o.id::text from place_offers o
join waiting_list w on w.id = o.fan_id
where o.outcome = 'taken' and (
	not o.is_held and w.size <> (select count(*) from ticket_returns r where r.offer_id = o.id and r.outcome = 'taken')
	or w.size > (select count(*) from passes p where p.order_id = o.order_id and p.place <= w.size)
)
union all
select 'ticket promised to two fans', p.number from passes p
where 1 < (select count(*) from ticket_returns r where r.pass_id = p.id and r.outcome is null)
union all
select 'allocation holds otherwise than it has left', a.id::text from allocations a
where a.ends_at > now() and a.size - (
	select count(*) from allocation_invites i join orders o on o.id = i.order_id
	where i.allocation_id = a.id and o.state not in ('awaiting_payment', 'expired', 'cancelled')
) <> (select coalesce(sum(quantity), 0) from holds h where h.hold_id = a.id and h.allotment_id = a.section_id)
union all
select 'more invitations than places', a.id::text from allocations a
where a.size < (select count(*) from allocation_invites i where i.allocation_id = a.id);
