ALTER TABLE "changed_tickets" ADD COLUMN "credit" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Who is still asked about tickets that credit paid for was offered nothing for them.
UPDATE "changed_tickets" c SET "credit" = used.credit FROM (
	SELECT u.order_id, sum(u.amount - u.returned) AS credit FROM "voucher_uses" u
	JOIN "vouchers" v ON v.id = u.voucher_id WHERE v.member_id IS NOT NULL GROUP BY u.order_id
) used WHERE c.order_id = used.order_id AND c.choice IS NULL AND c.amount = 0;
