-- Search tolerates typing mistakes by comparing letter triples.
create extension if not exists pg_trgm;
