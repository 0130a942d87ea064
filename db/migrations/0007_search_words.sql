CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
create function keep_search_words() returns trigger language plpgsql as $$
begin
	-- Always in the same order, so that two who add the same words wait for each other and no more.
	insert into search_words (language, word)
	select distinct language, word from added, string_to_table(spelling, ' ') word where word <> '' order by 1, 2
	on conflict do nothing;
	return null;
end
$$;
--> statement-breakpoint
create trigger keep_search_words after insert on search_entries referencing new table as added for each statement execute function keep_search_words();
--> statement-breakpoint
insert into search_words (language, word)
select distinct language, word from search_entries, string_to_table(spelling, ' ') word where word <> '';
