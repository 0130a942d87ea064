CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	CONSTRAINT "order_events_actor_is_known" CHECK ("order_events"."actor" in ('member', 'staff', 'system', 'gateway'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"reference" text,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	"tax_inside" bigint NOT NULL,
	"allotment_id" uuid,
	CONSTRAINT "order_lines_in_order" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_amount" CHECK ("order_lines"."amount" = "order_lines"."unit_price" * "order_lines"."quantity"),
	CONSTRAINT "order_lines_quantity_is_positive" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_only_discounts_are_negative" CHECK ("order_lines"."amount" >= 0 or "order_lines"."kind" = 'discount'),
	CONSTRAINT "order_lines_tax_is_a_part" CHECK (abs("order_lines"."tax_inside") <= abs("order_lines"."amount")),
	CONSTRAINT "order_lines_kind_is_known" CHECK ("order_lines"."kind" in ('goods', 'ticket', 'shipping', 'service', 'discount'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'awaiting_payment' NOT NULL,
	"total" bigint NOT NULL,
	"buyer" jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pay_by" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"invoice_year" integer,
	"invoice_number" integer,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_invoice" UNIQUE("invoice_year","invoice_number"),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total" >= 0),
	CONSTRAINT "orders_kind_is_known" CHECK ("orders"."kind" in ('goods', 'tickets')),
	CONSTRAINT "orders_state_is_known" CHECK ("orders"."state" in ('awaiting_payment', 'paid', 'issued', 'packed', 'shipped', 'delivered', 'completed', 'expired', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"transaction_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"instructions" jsonb NOT NULL,
	"buyer_name" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "simulated_payments_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "simulated_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"cause" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_pkey" PRIMARY KEY("cause","account"),
	CONSTRAINT "ledger_entries_amount_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"page_url" text,
	"instructions" jsonb,
	"transaction_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_reference" UNIQUE("reference"),
	CONSTRAINT "payment_attempts_serial" UNIQUE("order_id","serial"),
	CONSTRAINT "payment_attempts_amount_is_positive" CHECK ("payment_attempts"."amount" > 0),
	CONSTRAINT "payment_attempts_state_is_known" CHECK ("payment_attempts"."state" in ('opening', 'awaiting', 'authorized', 'failed', 'expired', 'cancelled', 'paid'))
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"attempt_id" uuid,
	"reference" text NOT NULL,
	"digest" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_differences_digest" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"digest" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_notices_digest" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"account" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "refunds_cause" UNIQUE("cause"),
	CONSTRAINT "refunds_amount_is_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_refunds" ADD CONSTRAINT "simulated_refunds_reference_simulated_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."simulated_payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_of_member" ON "orders" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("pay_by") WHERE "orders"."state" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "ledger_entries_of_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."state" in ('opening', 'awaiting', 'authorized');--> statement-breakpoint
CREATE INDEX "payment_notices_reference" ON "payment_notices" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" <> 'done';
--> statement-breakpoint
alter table payment_attempts add constraint payment_attempts_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table ledger_entries add constraint ledger_entries_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table refunds add constraint refunds_order foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table order_lines add constraint order_lines_allotment foreign key (allotment_id) references allotments (id);
--> statement-breakpoint
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
--> statement-breakpoint
create constraint trigger orders_total_is_the_sum after insert or update of total on orders
deferrable initially deferred for each row execute function check_order_total('id');
--> statement-breakpoint
create constraint trigger order_lines_total_is_the_sum after update or delete on order_lines
deferrable initially deferred for each row execute function check_order_total('order_id');
--> statement-breakpoint
-- The rows of one cause sum to zero whenever a transaction ends.
create function check_ledger_balance() returns trigger language plpgsql as $$
begin
	if (select sum(amount) from ledger_entries where cause = new.cause) <> 0 then
		raise exception 'the ledger entries of % do not sum to zero', new.cause using errcode = 'check_violation';
	end if;
	return null;
end
$$;
--> statement-breakpoint
create constraint trigger ledger_entries_sum_to_zero after insert on ledger_entries
deferrable initially deferred for each row execute function check_ledger_balance();
--> statement-breakpoint
create trigger append_only before update or delete on ledger_entries for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on order_events for each row execute function refuse_change();
