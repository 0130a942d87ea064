CREATE INDEX "members_words" ON "members" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("kind","state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree (coalesce("paid_at", "created_at"),"id") WHERE "orders"."kind" = 'goods' and "orders"."state" in ('paid', 'packed');--> statement-breakpoint
CREATE INDEX "deliveries_by_courier" ON "deliveries" USING btree ("courier","order_id");--> statement-breakpoint
CREATE INDEX "parcels_by_waybill" ON "parcels" USING btree ("waybill");--> statement-breakpoint
CREATE INDEX "parcels_in_trouble" ON "parcels" USING btree ("order_id") WHERE "parcels"."told_trouble" is not null;