-- runs with: 0018_sports_decide
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"differences" integer NOT NULL
);
