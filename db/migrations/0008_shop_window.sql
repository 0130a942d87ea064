DROP INDEX "products_of_player";--> statement-breakpoint
CREATE INDEX "products_window" ON "products" USING btree ("featured" DESC NULLS FIRST,"released_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_of_player" ON "products" USING btree ("player_slug","featured" DESC NULLS FIRST,"released_at" DESC NULLS FIRST,"id");