ALTER TABLE "members" DROP CONSTRAINT "members_phone_e164";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose";--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_phone_e164" CHECK ("members"."phone" ~ '^\+[1-9][0-9]{6,14}$');--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('reset', 'proof', 'log-in'));