-- Whoever makes the change, by whatever path: a message to each subscriber is part of its transaction. Ids and few facts, no
-- personal data.
create function queue_webhooks(name text, facts jsonb) returns void language sql
begin atomic
	insert into webhook_deliveries (endpoint_id, event, data)
	select id, name, facts from webhook_endpoints where disabled_at is null and name = any (events);
end;

create function queue_order_webhooks() returns trigger language plpgsql as $$
begin
	perform queue_webhooks(
		case when new.note like 'refund:%' then 'order.refunded' else 'order.' || new.state end,
		jsonb_build_object('number', orders.number, 'kind', orders.kind, 'state', orders.state, 'total', orders.total)
			|| coalesce((
				select jsonb_build_object('refund_id', refunds.id, 'refunded', refunds.amount) from refunds
				where new.note like 'refund:%' and refunds.id::text = substr(new.note, 8)), '{}'))
	from orders where orders.id = new.order_id;
	return null;
end
$$;

create trigger queue_webhooks after insert on order_events for each row
	when (new.note like 'refund:%' or new.state in ('paid', 'shipped')) execute function queue_order_webhooks();

create function queue_ticket_webhooks() returns trigger language plpgsql as $$
begin
	perform queue_webhooks('ticket.issued', jsonb_build_object(
		'id', new.id, 'event', events.slug, 'section_id', new.section_id, 'order', orders.number))
	from events, orders where events.id = new.event_id and orders.id = new.order_id;
	return null;
end
$$;

create trigger queue_webhooks after insert on passes for each row execute function queue_ticket_webhooks();

create function queue_member_webhooks() returns trigger language plpgsql as $$
begin
	perform queue_webhooks('member.created', jsonb_build_object('id', new.id, 'created_at', new.created_at));
	return null;
end
$$;

create trigger queue_webhooks after insert on members for each row execute function queue_member_webhooks();
