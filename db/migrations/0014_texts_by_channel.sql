ALTER TABLE "notification_preferences" ADD COLUMN "phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "text_values" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "mail_to" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "refused_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery_state" text;--> statement-breakpoint
CREATE INDEX "messages_provider" ON "messages" USING btree ("provider_id") WHERE "messages"."channel" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_delivery_state" CHECK ("messages"."delivery_state" in ('sent', 'delivered', 'read', 'failed'));