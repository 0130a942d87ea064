-- What the indexes of the tables are made with.

-- Search tolerates typing mistakes by comparing letter triples.
create extension if not exists pg_trgm;

-- Search looks for words, kind and age in one index.
create extension if not exists btree_gin;

-- Somewhere in it are Indonesian words without English ones: an object of `id` and perhaps `en`, with words in the first and
-- none in the second. Its keys cost most, so they come last. Immutable, so that an index can be of the rows it holds for.
create function lacks_english(words jsonb) returns boolean language sql immutable parallel safe
return jsonb_path_exists(words, '$.** ? (@.type() == "object"
	&& ((@.id.type() == "string" && @.id != "") || (@.id.type() == "array" && @.id.size() > 0))
	&& !((@.en.type() == "string" && @.en != "") || (@.en.type() == "array" && @.en.size() > 0))
	&& !exists(@.keyvalue() ? (@.key != "id" && @.key != "en")))');
