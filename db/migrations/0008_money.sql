-- Rules of orders, payments and refunds that no code can get around.

-- Keys beside the definitions: the tables of payments import no others (decision 0011), those of orders no allotments.
alter table payment_attempts add constraint payment_attempts_order foreign key (order_id) references orders (id);
alter table payment_disputes add constraint payment_disputes_order_id_orders_id_fk foreign key (order_id) references orders (id);
alter table ledger_entries add constraint ledger_entries_order foreign key (order_id) references orders (id);
alter table refunds add constraint refunds_order foreign key (order_id) references orders (id);
alter table refund_lines add constraint refund_lines_line foreign key (order_id, position) references order_lines (order_id, position);
alter table order_lines add constraint order_lines_allotment foreign key (allotment_id) references allotments (id);

-- Fails a statement that takes more than there is; the detail says how much is left of what.
create function not_enough(short jsonb) returns void language plpgsql as $$
begin
	raise exception 'not enough left' using errcode = 'NE001', detail = short;
end
$$;

-- An order's lines sum to its total whenever a transaction ends.
create function check_order_total() returns trigger language plpgsql as $$
declare
	-- The argument names the column that holds the order's id.
	checked constant uuid := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
begin
	if exists (
		select from orders where id = checked
		and total <> (select coalesce(sum(amount), 0) from order_lines where order_id = checked)
	) then
		raise exception 'the lines of order % do not sum to its total', checked using errcode = 'check_violation';
	end if;
	return null;
end
$$;

create constraint trigger orders_total_is_the_sum after insert or update of total on orders
deferrable initially deferred for each row execute function check_order_total('id');
create constraint trigger order_lines_total_is_the_sum after update or delete on order_lines
deferrable initially deferred for each row execute function check_order_total('order_id');

-- The rows of one cause sum to zero whenever a transaction ends.
create function check_ledger_balance() returns trigger language plpgsql as $$
begin
	if (select sum(amount) from ledger_entries where cause = new.cause) <> 0 then
		raise exception 'the ledger entries of % do not sum to zero', new.cause using errcode = 'check_violation';
	end if;
	return null;
end
$$;

create constraint trigger ledger_entries_sum_to_zero after insert on ledger_entries
deferrable initially deferred for each row execute function check_ledger_balance();

-- The refunds of an attempt never exceed what it brought. Its row is locked, so that two at once see each other.
create function check_refund_sum() returns trigger language plpgsql as $$
declare
	brought bigint;
begin
	select amount into brought from payment_attempts where id = new.attempt_id for no key update;
	if (select sum(amount) from refunds where attempt_id = new.attempt_id and state <> 'failed') > brought then
		raise exception 'the refunds of attempt % exceed what it brought', new.attempt_id using errcode = 'check_violation';
	end if;
	return null;
end
$$;

create trigger refunds_never_exceed after insert or update of amount, attempt_id, state on refunds
for each row execute function check_refund_sum();

-- What came back of a line never exceeds what was ordered of it.
create function check_returned_quantity() returns trigger language plpgsql as $$
declare
	ordered integer;
begin
	select quantity into ordered from order_lines where order_id = new.order_id and position = new.position for no key update;
	if (select sum(quantity) from refund_lines where order_id = new.order_id and position = new.position) > ordered then
		raise exception 'more of line % of order % came back than was ordered', new.position, new.order_id
		using errcode = 'check_violation';
	end if;
	return null;
end
$$;

create trigger refund_lines_never_exceed after insert or update on refund_lines
for each row execute function check_returned_quantity();
