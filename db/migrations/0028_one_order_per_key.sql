ALTER TABLE "once_answers" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "once_answers" ALTER COLUMN "answer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_per_key" UNIQUE("member_id","once_key");
--> statement-breakpoint
-- Fails a statement that takes more than there is; the detail says how much is left of what.
create function not_enough(short jsonb) returns void language plpgsql as $$
begin
	raise exception 'not enough left' using errcode = 'NE001', detail = short;
end
$$;
