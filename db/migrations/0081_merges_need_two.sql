CREATE TABLE "merge_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"because" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_to" text,
	"code_salt" "bytea",
	"code_hash" "bytea",
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"code_expires_at" timestamp with time zone,
	"outcome" text,
	"proven_by" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"declined_because" text,
	CONSTRAINT "merge_requests_two_accounts" CHECK ("merge_requests"."kept_id" <> "merge_requests"."gone_id"),
	CONSTRAINT "merge_requests_of_others" CHECK ("merge_requests"."asked_by" not in ("merge_requests"."kept_id", "merge_requests"."gone_id")
				and ("merge_requests"."ended_by" is null or "merge_requests"."ended_by" not in ("merge_requests"."kept_id", "merge_requests"."gone_id"))),
	CONSTRAINT "merge_requests_end_once" CHECK (("merge_requests"."outcome" is null) = ("merge_requests"."ended_at" is null)),
	CONSTRAINT "merge_requests_never_by_one" CHECK (case when "merge_requests"."outcome" is distinct from 'merged' then "merge_requests"."proven_by" is null
				else "merge_requests"."ended_by" is not null and (coalesce("merge_requests"."proven_by" = 'owner', false)
					or coalesce("merge_requests"."proven_by" = 'colleague' and "merge_requests"."ended_by" <> "merge_requests"."asked_by", false)) end),
	CONSTRAINT "merge_requests_tries" CHECK ("merge_requests"."code_tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_kept_id_members_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_gone_id_members_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_asked_by_members_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_ended_by_members_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "merge_requests_one_waiting" ON "merge_requests" USING btree ("gone_id") WHERE "merge_requests"."outcome" is null;--> statement-breakpoint
CREATE INDEX "merge_requests_kept" ON "merge_requests" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "merge_requests_gone" ON "merge_requests" USING btree ("gone_id");