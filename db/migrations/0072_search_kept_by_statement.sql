-- Once for each statement, not for each row: ten thousand imported products waited longer for the planner than for the index.
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
--> statement-breakpoint
drop trigger keep_search_entry on articles;
--> statement-breakpoint
create trigger keep_search_entries_on_insert after insert on articles referencing new table as added for each statement execute function keep_search_entries('article');
--> statement-breakpoint
create trigger keep_search_entries_on_update after update on articles referencing old table as removed new table as added for each statement execute function keep_search_entries('article');
--> statement-breakpoint
create trigger keep_search_entries_on_delete after delete on articles referencing old table as removed for each statement execute function keep_search_entries('article');
--> statement-breakpoint
drop trigger keep_search_entry on players;
--> statement-breakpoint
create trigger keep_search_entries_on_insert after insert on players referencing new table as added for each statement execute function keep_search_entries('player');
--> statement-breakpoint
create trigger keep_search_entries_on_update after update on players referencing old table as removed new table as added for each statement execute function keep_search_entries('player');
--> statement-breakpoint
create trigger keep_search_entries_on_delete after delete on players referencing old table as removed for each statement execute function keep_search_entries('player');
--> statement-breakpoint
drop trigger keep_search_entry on events;
--> statement-breakpoint
create trigger keep_search_entries_on_insert after insert on events referencing new table as added for each statement execute function keep_search_entries('event');
--> statement-breakpoint
create trigger keep_search_entries_on_update after update on events referencing old table as removed new table as added for each statement execute function keep_search_entries('event');
--> statement-breakpoint
create trigger keep_search_entries_on_delete after delete on events referencing old table as removed for each statement execute function keep_search_entries('event');
--> statement-breakpoint
drop trigger keep_search_entry on videos;
--> statement-breakpoint
create trigger keep_search_entries_on_insert after insert on videos referencing new table as added for each statement execute function keep_search_entries('video');
--> statement-breakpoint
create trigger keep_search_entries_on_update after update on videos referencing old table as removed new table as added for each statement execute function keep_search_entries('video');
--> statement-breakpoint
create trigger keep_search_entries_on_delete after delete on videos referencing old table as removed for each statement execute function keep_search_entries('video');
--> statement-breakpoint
drop trigger keep_search_entry on products;
--> statement-breakpoint
create trigger keep_search_entries_on_insert after insert on products referencing new table as added for each statement execute function keep_search_entries('product');
--> statement-breakpoint
create trigger keep_search_entries_on_update after update on products referencing old table as removed new table as added for each statement execute function keep_search_entries('product');
--> statement-breakpoint
create trigger keep_search_entries_on_delete after delete on products referencing old table as removed for each statement execute function keep_search_entries('product');
--> statement-breakpoint
drop function keep_search_entry;
