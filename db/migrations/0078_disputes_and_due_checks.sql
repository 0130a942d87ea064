CREATE TABLE "payment_disputes" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_amount_is_positive" CHECK ("payment_disputes"."amount" > 0),
	CONSTRAINT "payment_disputes_outcome_is_known" CHECK ("payment_disputes"."outcome" in ('won', 'lost')),
	CONSTRAINT "payment_disputes_decided_says_when" CHECK (("payment_disputes"."outcome" is null) = ("payment_disputes"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_state_is_known";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_state_is_known";--> statement-breakpoint
DROP INDEX "payment_attempts_open";--> statement-breakpoint
ALTER TABLE "passes" ADD COLUMN "is_disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD COLUMN "charged_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "next_check_at" timestamp with time zone DEFAULT now() + interval '1 minute';--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("opened_at") WHERE "payment_disputes"."outcome" is null;--> statement-breakpoint
CREATE INDEX "payment_disputes_of_order" ON "payment_disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state_is_known" CHECK ("orders"."state" in ('awaiting_payment', 'paid', 'issued', 'packed', 'shipped', 'delivered', 'completed', 'disputed', 'charged_back', 'expired', 'cancelled', 'refunded'));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_state_is_known" CHECK ("payment_attempts"."state" in ('opening', 'awaiting', 'authorized', 'failed', 'expired', 'cancelled', 'paid', 'charged_back'));--> statement-breakpoint
ALTER TABLE payment_disputes ADD CONSTRAINT payment_disputes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders (id);
--> statement-breakpoint
-- Payments are asked about over two weeks instead of all at once; what has been closed for days is over.
update payment_attempts set next_check_at = case
	when state in ('opening', 'awaiting', 'authorized') or created_at > now() - interval '3 days' then now()
	when state = 'paid' and paid_at > now() - interval '120 days' then now() + random() * interval '14 days'
end;
--> statement-breakpoint
-- `check-due-payments` replaces these.
do $$ begin
	if to_regclass('pgboss.schedule') is not null then
		delete from pgboss.schedule where name in ('check-open-payments', 'check-closed-payments');
	end if;
end $$;
