CREATE TABLE "allocation_invites" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"allocation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"seat_id" uuid,
	"member_id" uuid,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocation_invites_token" UNIQUE("token_hash"),
	CONSTRAINT "allocation_invites_of_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sale_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"coordinator_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"size" integer NOT NULL,
	"seat_ids" uuid[] NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocations_price_not_negative" CHECK ("allocations"."price" >= 0),
	CONSTRAINT "allocations_size_is_positive" CHECK ("allocations"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "allocation_invites" ADD CONSTRAINT "allocation_invites_allocation_id_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_invites" ADD CONSTRAINT "allocation_invites_seat_id_ticket_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."ticket_seats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_invites" ADD CONSTRAINT "allocation_invites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_invites" ADD CONSTRAINT "allocation_invites_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_sale_id_ticket_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."ticket_sales"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_section_id_ticket_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."ticket_sections"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_coordinator_id_members_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocation_invites_of_allocation" ON "allocation_invites" USING btree ("allocation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_invites_one_a_seat" ON "allocation_invites" USING btree ("allocation_id","seat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_invites_one_a_member" ON "allocation_invites" USING btree ("allocation_id","member_id");--> statement-breakpoint
CREATE INDEX "allocations_of_sale" ON "allocations" USING btree ("sale_id","created_at");--> statement-breakpoint
CREATE INDEX "allocations_of_coordinator" ON "allocations" USING btree ("coordinator_id");