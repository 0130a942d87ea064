CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "refund_lines_pkey" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "refund_lines_quantity_is_positive" CHECK ("refund_lines"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "account_named_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_of_order" ON "refund_lines" USING btree ("order_id");
--> statement-breakpoint
alter table refund_lines add constraint refund_lines_line foreign key (order_id, position) references order_lines (order_id, position);
--> statement-breakpoint
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
--> statement-breakpoint
create trigger refunds_never_exceed after insert or update of amount, attempt_id, state on refunds
for each row execute function check_refund_sum();
--> statement-breakpoint
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
--> statement-breakpoint
create trigger refund_lines_never_exceed after insert or update on refund_lines
for each row execute function check_returned_quantity();
