-- A search passes over every row that has its words, and reads whole texts for a few: long columns stand apart.
alter table search_entries set (toast_tuple_target = 128),
	alter column spelling set storage main,
	alter column title_words set storage main,
	alter column kind set storage main,
	alter column slug set storage main;

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

-- Whoever changes content changes what is found. Once for each statement, not for each row: ten thousand imported products
-- waited longer for the planner than for the index.
create function keep_search_entries() returns trigger language plpgsql as $$
begin
	if tg_op <> 'INSERT' then
		delete from search_entries where kind = tg_argv[0] and slug in (select slug from removed);
	end if;
	if tg_op <> 'DELETE' then
		insert into search_entries (kind, slug, language, stemming, division, title, names, summary, content, price, picture, happened_at, visible_from)
		select kind, slug, language, stemming, division, title, names, summary, content, price, picture, happened_at, visible_from
		from search_sources where kind = tg_argv[0] and slug in (select slug from added);
	end if;
	return null;
end
$$;

create trigger keep_search_entries_on_insert after insert on articles referencing new table as added for each statement execute function keep_search_entries('article');
create trigger keep_search_entries_on_update after update on articles referencing old table as removed new table as added for each statement execute function keep_search_entries('article');
create trigger keep_search_entries_on_delete after delete on articles referencing old table as removed for each statement execute function keep_search_entries('article');
create trigger keep_search_entries_on_insert after insert on players referencing new table as added for each statement execute function keep_search_entries('player');
create trigger keep_search_entries_on_update after update on players referencing old table as removed new table as added for each statement execute function keep_search_entries('player');
create trigger keep_search_entries_on_delete after delete on players referencing old table as removed for each statement execute function keep_search_entries('player');
create trigger keep_search_entries_on_insert after insert on events referencing new table as added for each statement execute function keep_search_entries('event');
create trigger keep_search_entries_on_update after update on events referencing old table as removed new table as added for each statement execute function keep_search_entries('event');
create trigger keep_search_entries_on_delete after delete on events referencing old table as removed for each statement execute function keep_search_entries('event');
create trigger keep_search_entries_on_insert after insert on videos referencing new table as added for each statement execute function keep_search_entries('video');
create trigger keep_search_entries_on_update after update on videos referencing old table as removed new table as added for each statement execute function keep_search_entries('video');
create trigger keep_search_entries_on_delete after delete on videos referencing old table as removed for each statement execute function keep_search_entries('video');
create trigger keep_search_entries_on_insert after insert on products referencing new table as added for each statement execute function keep_search_entries('product');
create trigger keep_search_entries_on_update after update on products referencing old table as removed new table as added for each statement execute function keep_search_entries('product');
create trigger keep_search_entries_on_delete after delete on products referencing old table as removed for each statement execute function keep_search_entries('product');

-- An event is found by the names of its opponent, competition and venue as well.
create function keep_events_with() returns trigger language plpgsql as $$
begin
	execute format('update events set slug = slug where %I = $1', tg_argv[0]) using new.slug;
	return null;
end
$$;

create trigger keep_events after update of name on teams for each row execute function keep_events_with('opponent');
create trigger keep_events after update of name on competitions for each row execute function keep_events_with('competition');
create trigger keep_events after update of name, city on venues for each row execute function keep_events_with('venue');

-- The words that a misspelled one is compared with.
create function keep_search_words() returns trigger language plpgsql as $$
begin
	-- Always in the same order, so that two who add the same words wait for each other and no more.
	insert into search_words (language, word)
	select distinct language, word from added, string_to_table(spelling, ' ') word where word <> '' order by 1, 2
	on conflict do nothing;
	return null;
end
$$;

create trigger keep_search_words after insert on search_entries referencing new table as added for each statement execute function keep_search_words();
