CREATE TABLE "order_pdfs" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"version" text NOT NULL,
	"file" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_pdfs_pkey" PRIMARY KEY("order_id","kind","language")
);
--> statement-breakpoint
ALTER TABLE "order_pdfs" ADD CONSTRAINT "order_pdfs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;