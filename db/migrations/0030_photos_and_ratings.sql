CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_have_a_size" CHECK ("photos"."width" > 0 and "photos"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"order_id" uuid,
	"position" integer,
	"size" text,
	"stars" smallint NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"fit" text,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_verified" boolean NOT NULL,
	"answer" text,
	"hidden_because" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "ratings_once" UNIQUE("order_id","position"),
	CONSTRAINT "ratings_have_stars" CHECK ("ratings"."stars" between 1 and 5),
	CONSTRAINT "ratings_fit_is_known" CHECK ("ratings"."fit" in ('small', 'right', 'large')),
	CONSTRAINT "ratings_words_are_few" CHECK (length("ratings"."words") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_unused" ON "photos" USING btree ("created_at") WHERE not "photos"."is_used";--> statement-breakpoint
CREATE INDEX "ratings_of_product" ON "ratings" USING btree ("product_id","created_at" DESC NULLS FIRST,"id") WHERE "ratings"."hidden_because" is null;--> statement-breakpoint
CREATE INDEX "ratings_of_member" ON "ratings" USING btree ("member_id");
--> statement-breakpoint
-- Product pages show ratings, lists their average.
create trigger announce_change after insert or update or delete on ratings for each row execute function announce_content_change('store');
