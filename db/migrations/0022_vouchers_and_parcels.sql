CREATE TABLE "deliveries" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"courier" text NOT NULL,
	"service" text NOT NULL,
	"name" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"arrival" jsonb NOT NULL,
	"address" jsonb,
	"note" text,
	CONSTRAINT "deliveries_have_an_address" CHECK (("deliveries"."courier" = 'pickup') = ("deliveries"."address" is null)),
	CONSTRAINT "deliveries_price" CHECK ("deliveries"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_position_pk" PRIMARY KEY("parcel_id","position"),
	CONSTRAINT "parcel_lines_quantity_is_positive" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_scans" (
	"parcel_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"step" text NOT NULL,
	"place" text,
	"note" text,
	CONSTRAINT "parcel_scans_once" UNIQUE NULLS NOT DISTINCT("parcel_id","at","step","note"),
	CONSTRAINT "parcel_scans_step_is_known" CHECK ("parcel_scans"."step" in ('label_created', 'awaiting_pickup', 'in_transit', 'out_for_delivery', 'delivered', 'problem', 'returning', 'returned', 'lost', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"network" text NOT NULL,
	"courier" text NOT NULL,
	"service" text NOT NULL,
	"tracking_id" text,
	"waybill" text,
	"step" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shipped_at" timestamp with time zone,
	"last_scan_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"told_trouble" text,
	CONSTRAINT "parcels_of_order" UNIQUE("order_id","serial"),
	CONSTRAINT "parcels_waybill" UNIQUE("courier","waybill"),
	CONSTRAINT "parcels_step_is_known" CHECK ("parcels"."step" in ('label_created', 'awaiting_pickup', 'in_transit', 'out_for_delivery', 'delivered', 'problem', 'returning', 'returned', 'lost', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "voucher_phones" (
	"voucher_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"allotment_id" uuid NOT NULL,
	CONSTRAINT "voucher_phones_voucher_id_phone_pk" PRIMARY KEY("voucher_id","phone")
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"order_id" uuid NOT NULL,
	"voucher_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"phone_allotment_id" uuid,
	CONSTRAINT "voucher_uses_order_id_voucher_id_pk" PRIMARY KEY("order_id","voucher_id"),
	CONSTRAINT "voucher_uses_amount_is_positive" CHECK ("voucher_uses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"way" text NOT NULL,
	"title" jsonb NOT NULL,
	"effect" text NOT NULL,
	"value" integer NOT NULL,
	"most" bigint,
	"scope" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"per_member" integer,
	"uses_id" uuid,
	"budget_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_code" UNIQUE("code"),
	CONSTRAINT "vouchers_code_in_capitals" CHECK ("vouchers"."code" ~ '^[A-Z0-9]{3,40}$'),
	CONSTRAINT "vouchers_way_is_known" CHECK ("vouchers"."way" in ('code', 'automatic', 'link')),
	CONSTRAINT "vouchers_effect_is_known" CHECK ("vouchers"."effect" in ('percent', 'amount', 'free_shipping')),
	CONSTRAINT "vouchers_value_fits" CHECK (case "vouchers"."effect" when 'percent' then "vouchers"."value" between 1 and 100 when 'amount' then "vouchers"."value" > 0 else "vouchers"."value" = 0 end),
	CONSTRAINT "vouchers_limits" CHECK ("vouchers"."minimum" >= 0 and "vouchers"."most" > 0 and "vouchers"."per_member" > 0),
	CONSTRAINT "vouchers_end_after_start" CHECK ("vouchers"."ends_at" > "vouchers"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_of_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_scans" ADD CONSTRAINT "parcel_scans_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_phones" ADD CONSTRAINT "voucher_phones_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_phones" ADD CONSTRAINT "voucher_phones_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_phone_allotment_id_allotments_id_fk" FOREIGN KEY ("phone_allotment_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_uses_id_allotments_id_fk" FOREIGN KEY ("uses_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_budget_id_allotments_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."allotments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_lines_of_order" ON "parcel_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree ("tracking_id");--> statement-breakpoint
CREATE INDEX "parcels_on_their_way" ON "parcels" USING btree ("asked_at") WHERE "parcels"."step" is distinct from 'delivered';