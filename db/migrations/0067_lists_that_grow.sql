CREATE INDEX "ratings_of_product_for_staff" ON "ratings" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "vouchers_automatic" ON "vouchers" USING btree ("starts_at") WHERE "vouchers"."way" = 'automatic';--> statement-breakpoint
CREATE INDEX "vouchers_by_start" ON "vouchers" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "vouchers_words" ON "vouchers" USING gin (lower("code" || ' ' || ("title" ->> 'id') || ' ' || coalesce("title" ->> 'en', '')) gin_trgm_ops);