-- runs with: 0020_service_keys
DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","next_try_at") WHERE "webhook_deliveries"."next_try_at" is not null;
--> statement-breakpoint
-- More of what happens, in the same way: a message to each subscriber is part of the transaction of its cause.

create or replace function queue_order_webhooks() returns trigger language plpgsql as $$
begin
	perform queue_webhooks(
		case
			when new.note like 'refund:%' then 'order.refunded'
			-- A dispute that is won brings the former state back, which has been told.
			when new.state in ('disputed', 'charged_back') or new.note = 'dispute won' then 'order.disputed'
			when new.state = 'expired' then 'order.cancelled'
			else 'order.' || new.state
		end,
		jsonb_build_object('number', orders.number, 'kind', orders.kind, 'state', new.state, 'total', orders.total)
			|| coalesce((
				select jsonb_build_object('refund_id', refunds.id, 'refunded', refunds.amount) from refunds
				where new.note like 'refund:%' and refunds.id::text = substr(new.note, 8)), '{}'))
	from orders where orders.id = new.order_id;
	return null;
end
$$;
--> statement-breakpoint
drop trigger queue_webhooks on order_events;
--> statement-breakpoint
create trigger queue_webhooks after insert on order_events for each row
	when (new.note like 'refund:%' or new.note = 'dispute won'
		or new.state in ('paid', 'shipped', 'cancelled', 'expired', 'disputed', 'charged_back'))
	execute function queue_order_webhooks();
--> statement-breakpoint
create function queue_transfer_webhooks() returns trigger language plpgsql as $$
begin
	perform queue_webhooks('ticket.transferred', jsonb_build_object(
		'id', new.pass_id, 'new_id', new.new_pass_id, 'event', events.slug))
	from passes, events where passes.id = new.pass_id and events.id = passes.event_id;
	return null;
end
$$;
--> statement-breakpoint
create trigger queue_webhooks after update on pass_transfers for each row
	when (new.outcome = 'accepted' and old.outcome is null) execute function queue_transfer_webhooks();
--> statement-breakpoint
create function queue_changed_member_webhooks() returns trigger language plpgsql as $$
begin
	perform queue_webhooks('member.changed', jsonb_build_object('id', new.id, 'state', case
		when new.merged_into is not null then 'merged'
		when new.erased_at is not null then 'erased'
		when new.disabled_at is not null then 'disabled'
		else 'open' end));
	return null;
end
$$;
--> statement-breakpoint
create trigger queue_webhooks_of_changes after update on members for each row
	when ((old.name, old.email, old.phone, old.language, old.favourite_division, old.email_verified_at, old.phone_verified_at,
		old.erased_at, old.disabled_at, old.merged_into) is distinct from (new.name, new.email, new.phone, new.language,
		new.favourite_division, new.email_verified_at, new.phone_verified_at, new.erased_at, new.disabled_at, new.merged_into))
	execute function queue_changed_member_webhooks();
--> statement-breakpoint
-- These come by the hundred, from a scanner that was offline or a file: one statement queues them all.
create function queue_scan_webhooks() returns trigger language plpgsql as $$
begin
	insert into webhook_deliveries (endpoint_id, event, data)
	select webhook_endpoints.id, 'ticket.scanned', jsonb_build_object(
		'id', added.pass_id, 'event', events.slug, 'gate', added.gate, 'direction', added.direction,
		'verdict', added.verdict, 'scanned_at', added.scanned_at)
	from webhook_endpoints, added join events on events.id = added.event_id
	where webhook_endpoints.disabled_at is null and 'ticket.scanned' = any (webhook_endpoints.events) and added.pass_id is not null;
	return null;
end
$$;
--> statement-breakpoint
create trigger queue_webhooks after insert on gate_scans referencing new table as added
	for each statement execute function queue_scan_webhooks();
--> statement-breakpoint
create function queue_stock_webhooks() returns trigger language plpgsql as $$
begin
	insert into webhook_deliveries (endpoint_id, event, data)
	select webhook_endpoints.id, 'stock.changed', jsonb_build_object(
		'sku', product_variants.sku, 'change', added.change, 'reason', added.reason, 'size', added.size)
	from webhook_endpoints, added join product_variants on product_variants.id = added.variant_id
	where webhook_endpoints.disabled_at is null and 'stock.changed' = any (webhook_endpoints.events);
	return null;
end
$$;
--> statement-breakpoint
create trigger queue_webhooks after insert on stock_movements referencing new table as added
	for each statement execute function queue_stock_webhooks();
