CREATE TABLE "area_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"code" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"parent" text,
	"name" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "areas_level_is_known" CHECK ("areas"."level" in ('province', 'city', 'district', 'village'))
);
--> statement-breakpoint
CREATE INDEX "area_words_alike" ON "area_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "areas_in_parent" ON "areas" USING btree ("parent","name");--> statement-breakpoint
CREATE INDEX "areas_words" ON "areas" USING gin ("words") WITH (fastupdate=false);