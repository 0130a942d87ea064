ALTER TABLE "place_offers" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_return_what_was_used" CHECK ("voucher_uses"."returned" between 0 and "voucher_uses"."amount");--> statement-breakpoint
-- What members' credit had paid for before the ledger said so.
WITH "spent" AS (
	SELECT u."order_id", sum(u."amount") AS "amount" FROM "voucher_uses" u
	JOIN "vouchers" v ON v."id" = u."voucher_id" AND v."member_id" IS NOT NULL
	JOIN "orders" o ON o."id" = u."order_id" AND o."state" NOT IN ('awaiting_payment', 'expired', 'cancelled', 'refunded')
	GROUP BY u."order_id"
)
INSERT INTO "ledger_entries" ("cause", "account", "amount", "order_id")
SELECT 'credit-spent:' || "order_id", "account", "sign" * "amount", "order_id"
FROM "spent", (VALUES ('sales', -1), ('credit', 1)) AS sides("account", "sign");
