-- The minimal SQL of an order: its key, the order, a line, the timeline, a payment attempt, and the item itself, held if there is
-- enough of it. No checks of prices, sale times and limits, and no jobs.
\set fan random(1, :fans)
\set thing random(1, :things)
begin;
insert into once_answers (scope, key, endpoint, input_hash, status, answer)
	values ('bench', gen_random_uuid()::text, 'bench', '\x00', 201, '\x7b7d');
insert into orders (number, member_id, kind, total, buyer, language, pay_by)
	select gen_random_uuid(), id, 'goods', 100000, '{"name": "Fan", "email": "fan@example.com", "phone": "+62"}', 'id', now() + interval '1 hour'
	from bench_fans where n = :fan returning id as order_id \gset
insert into order_lines (order_id, position, kind, title, unit_price, quantity, amount, tax_inside, allotment_id)
	select :order_id, 1, 'goods', '{"id": "Jersey"}', 100000, 1, 100000, 0, id from bench_things where n = :thing;
insert into order_events (order_id, state, actor) values (:order_id, 'awaiting_payment', 'member');
insert into payment_attempts (order_id, serial, gateway, reference, method, amount, expires_at)
	values (:order_id, 1, 'simulator', gen_random_uuid(), 'qris', 100000, now() + interval '1 hour');
insert into holds (hold_id, allotment_id, quantity, expires_at)
	select :order_id, id, 1, now() + interval '1 hour' from bench_things where n = :thing;
update allotments set held = held + 1
	where id = (select id from bench_things where n = :thing) and held + sold + 1 <= size;
commit;
