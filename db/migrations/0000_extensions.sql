-- Search tolerates typing mistakes by comparing letter triples.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Search looks for words, kind and age in one index.
create extension if not exists btree_gin;
