CREATE TABLE "library_pictures" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_manuscripts" (
	"article_id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer NOT NULL,
	"id_version" integer NOT NULL,
	"en_version" integer NOT NULL,
	"published_version" integer,
	CONSTRAINT "article_manuscripts_versions_exist" CHECK ("article_manuscripts"."version" > 0 and "article_manuscripts"."id_version" <= "article_manuscripts"."version"
				and "article_manuscripts"."en_version" <= "article_manuscripts"."version" and "article_manuscripts"."published_version" <= "article_manuscripts"."version")
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"member_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_revisions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_article_id_article_manuscripts_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_manuscripts"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_redirects" ADD CONSTRAINT "article_redirects_article_id_article_manuscripts_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_manuscripts"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_article_manuscripts_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_manuscripts"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_previews_expiry" ON "article_previews" USING btree ("expires_at");