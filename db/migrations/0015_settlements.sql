CREATE TABLE "bank_lines" (
	"gateway" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_pkey" PRIMARY KEY("gateway","day")
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"gateway" text NOT NULL,
	"month" text NOT NULL,
	"digest" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_files_digest" UNIQUE("gateway","month","digest")
);
--> statement-breakpoint
CREATE TABLE "settlement_rows" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"reference" text NOT NULL,
	"transaction_id" text,
	"method" text NOT NULL,
	"gross" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"net" bigint NOT NULL,
	"settled_at" text NOT NULL,
	"paid_out_on" date NOT NULL,
	"problem" text,
	"attempt_id" uuid,
	"cause" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "settlement_rows_cause" UNIQUE("cause"),
	CONSTRAINT "settlement_rows_line" UNIQUE("file_id","line"),
	CONSTRAINT "settlement_rows_booked_or_not" CHECK (("settlement_rows"."problem" is null) = ("settlement_rows"."cause" is not null and "settlement_rows"."attempt_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "settlement_rows" ADD CONSTRAINT "settlement_rows_file_id_settlement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_rows" ADD CONSTRAINT "settlement_rows_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_rows_reference" ON "settlement_rows" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "settlement_rows_day" ON "settlement_rows" USING btree ("paid_out_on");--> statement-breakpoint
CREATE INDEX "settlement_rows_open" ON "settlement_rows" USING btree ("file_id","line") WHERE "settlement_rows"."problem" is not null and "settlement_rows"."closed_at" is null;