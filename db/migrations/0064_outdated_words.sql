CREATE TABLE "outdated_words" (
	"subject" text PRIMARY KEY NOT NULL,
	"pairs" jsonb NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
