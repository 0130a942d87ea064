-- A search passes over every row that has its words, and reads whole texts for a few: long columns stand apart.
alter table search_entries set (toast_tuple_target = 128),
	alter column spelling set storage main,
	alter column title_words set storage main,
	alter column kind set storage main,
	alter column slug set storage main;
--> statement-breakpoint
-- The words of an article body: headings, paragraphs, quotes, lists and captions, one block after the other.
create function article_text(body jsonb) returns text language sql immutable as $$
	select coalesce(string_agg(concat_ws(' ',
		block ->> 'text',
		block ->> 'by',
		block ->> 'title',
		block ->> 'caption',
		(select string_agg(run ->> 'text', '' order by place) from jsonb_array_elements(block -> 'runs') with ordinality as runs (run, place)),
		(select string_agg(words #>> '{}', ' ') from jsonb_path_query(block, '$.items[*][*].text') words),
		(select string_agg(words #>> '{}', ' ') from jsonb_path_query(block, '$.pictures[*].caption') words)
	), ' ' order by place), '')
	from jsonb_array_elements(body) with ordinality as blocks (block, place)
$$;
--> statement-breakpoint
-- What is searched, and in which words.
create view search_sources as
select
	kind, slug, language,
	(case language when 'en' then 'english' else 'indonesian' end)::regconfig as stemming,
	division,
	coalesce(title ->> language, title ->> 'id') as title,
	names,
	coalesce(summary ->> language, summary ->> 'id') as summary,
	coalesce(content ->> language, content ->> 'id', '') as content,
	price, picture, happened_at, visible_from
from (
	select 'article' as kind, slug, category as division, title, array_to_string(tags, ' ') as names, excerpt as summary,
		jsonb_strip_nulls(jsonb_build_object('id', article_text(body), 'en', case when body_en is not null then article_text(body_en) end)) as content,
		null::bigint as price, cover as picture, published_at as happened_at, published_at as visible_from
	from articles
	union all
	select 'player', slug, division, jsonb_build_object('id', name), concat_ws(' ', nickname, shirt_name, hometown), position, biography,
		null, portrait, make_timestamptz(joined_year, 1, 1, 0, 0, 0, 'UTC'), null
	from players
	union all
	select 'event', events.slug, events.division, events.title,
		concat_ws(' ', teams.name, competitions.name, venues.name, venues.city), events.summary,
		case when events.body is not null then jsonb_strip_nulls(jsonb_build_object('id', article_text(events.body),
			'en', case when events.body_en is not null then article_text(events.body_en) end)) end,
		null, events.cover, events.starts_at, null
	from events
	join venues on venues.slug = events.venue
	left join teams on teams.slug = events.opponent
	left join competitions on competitions.slug = events.competition
	union all
	select 'video', slug, category, title, '', summary, null, null, cover, published_at, published_at
	from videos
	union all
	select 'product', slug, division, name, category, description, null, price, pictures -> 0, released_at, released_at
	from products
) sources
cross join (values ('id'), ('en')) languages (language);
--> statement-breakpoint
-- Whoever changes content changes what is found.
create function keep_search_entry() returns trigger language plpgsql as $$
begin
	if tg_op <> 'INSERT' then
		delete from search_entries where kind = tg_argv[0] and slug = old.slug;
	end if;
	if tg_op <> 'DELETE' then
		insert into search_entries (kind, slug, language, stemming, division, title, names, summary, content, price, picture, happened_at, visible_from)
		select kind, slug, language, stemming, division, title, names, summary, content, price, picture, happened_at, visible_from
		from search_sources where kind = tg_argv[0] and slug = new.slug;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger keep_search_entry after insert or update or delete on articles for each row execute function keep_search_entry('article');
--> statement-breakpoint
create trigger keep_search_entry after insert or update or delete on players for each row execute function keep_search_entry('player');
--> statement-breakpoint
create trigger keep_search_entry after insert or update or delete on events for each row execute function keep_search_entry('event');
--> statement-breakpoint
create trigger keep_search_entry after insert or update or delete on videos for each row execute function keep_search_entry('video');
--> statement-breakpoint
create trigger keep_search_entry after insert or update or delete on products for each row execute function keep_search_entry('product');
--> statement-breakpoint
-- An event is found by the names of its opponent, competition and venue as well.
create function keep_search_entries_of_events() returns trigger language plpgsql as $$
begin
	execute format('update events set slug = slug where %I = $1', tg_argv[0]) using new.slug;
	return null;
end
$$;
--> statement-breakpoint
create trigger keep_search_entries after update of name on teams for each row execute function keep_search_entries_of_events('opponent');
--> statement-breakpoint
create trigger keep_search_entries after update of name on competitions for each row execute function keep_search_entries_of_events('competition');
--> statement-breakpoint
create trigger keep_search_entries after update of name, city on venues for each row execute function keep_search_entries_of_events('venue');
--> statement-breakpoint
insert into search_entries (kind, slug, language, stemming, division, title, names, summary, content, price, picture, happened_at, visible_from)
select kind, slug, language, stemming, division, title, names, summary, content, price, picture, happened_at, visible_from from search_sources;
