CREATE INDEX "trial_applications_open" ON "trial_applications" USING btree ("id") WHERE "trial_applications"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("suspect","id") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_by_time" ON "ledger_entries" USING brin ("at");--> statement-breakpoint
CREATE INDEX "payment_attempts_paid_by" ON "payment_attempts" USING btree ("method","paid_at","id") WHERE "payment_attempts"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at") WHERE "refunds"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_of_attempt" ON "refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_begins" ON "audit_log" USING btree ("subject" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_log_action_begins" ON "audit_log" USING btree ("action" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_log_by" ON "audit_log" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "ratings_unanswered" ON "ratings" USING btree ("id") WHERE "ratings"."answer" is null and "ratings"."hidden_because" is null;--> statement-breakpoint
CREATE INDEX "ratings_to_answer" ON "ratings" USING btree ("id") WHERE "ratings"."answer" is null and "ratings"."hidden_because" is null and "ratings"."stars" <= 3;--> statement-breakpoint
CREATE INDEX "ratings_hidden" ON "ratings" USING btree ("id") WHERE "ratings"."hidden_because" is not null;