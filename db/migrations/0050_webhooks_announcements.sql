CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"topic" text NOT NULL,
	"audience" jsonb NOT NULL,
	"message" jsonb NOT NULL,
	"by_mail" boolean NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_until" uuid,
	"told" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "announcements_topic_is_known" CHECK ("announcements"."topic" in ('news', 'matches', 'tickets', 'store'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"delivered_at" timestamp with time zone,
	"last_status" integer,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_because" text,
	CONSTRAINT "webhook_endpoints_listen_to_something" CHECK (cardinality("webhook_endpoints"."events") > 0),
	CONSTRAINT "webhook_endpoints_disabled_with_reason" CHECK (("webhook_endpoints"."disabled_at" is null) = ("webhook_endpoints"."disabled_because" is null)),
	CONSTRAINT "webhook_endpoints_reason_is_known" CHECK ("webhook_endpoints"."disabled_because" in ('staff', 'failing', 'gone')),
	CONSTRAINT "webhook_endpoints_former_secret_ends" CHECK (("webhook_endpoints"."former_secret" is null) = ("webhook_endpoints"."former_secret_until" is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_try_at") WHERE "webhook_deliveries"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id");
--> statement-breakpoint
-- Whoever makes the change, by whatever path: a message to each subscriber is part of its transaction. Ids and few facts, no
-- personal data.
create function queue_webhooks(name text, facts jsonb) returns void language sql
begin atomic
	insert into webhook_deliveries (endpoint_id, event, data)
	select id, name, facts from webhook_endpoints where disabled_at is null and name = any (events);
end;
--> statement-breakpoint
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
--> statement-breakpoint
create trigger queue_webhooks after insert on order_events for each row
	when (new.note like 'refund:%' or new.state in ('paid', 'shipped')) execute function queue_order_webhooks();
--> statement-breakpoint
create function queue_ticket_webhooks() returns trigger language plpgsql as $$
begin
	perform queue_webhooks('ticket.issued', jsonb_build_object(
		'id', new.id, 'event', events.slug, 'section_id', new.section_id, 'order', orders.number))
	from events, orders where events.id = new.event_id and orders.id = new.order_id;
	return null;
end
$$;
--> statement-breakpoint
create trigger queue_webhooks after insert on passes for each row execute function queue_ticket_webhooks();
--> statement-breakpoint
create function queue_member_webhooks() returns trigger language plpgsql as $$
begin
	perform queue_webhooks('member.created', jsonb_build_object('id', new.id, 'created_at', new.created_at));
	return null;
end
$$;
--> statement-breakpoint
create trigger queue_webhooks after insert on members for each row execute function queue_member_webhooks();
