-- How many entries the long lists have, by house and shelf: kept with each statement that changes them.
create function keep_list_counts() returns trigger language plpgsql as $$
declare
	-- The columns of house and shelf; a list without shelves has none.
	facets text := format('%L, %I, %s', tg_table_name, tg_argv[0], coalesce(quote_ident(tg_argv[1]), quote_literal('')));
	changes text[] := case tg_op
		when 'INSERT' then array['select *, 1 as change from added']
		when 'DELETE' then array['select *, -1 as change from removed']
		else array['select *, 1 as change from added', 'select *, -1 as change from removed'] end;
begin
	execute format('insert into list_counts as counts (list, house, shelf, entries)
		select %s, sum(change) from (%s) changed group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
		on conflict (list, house, shelf) do update set entries = counts.entries + excluded.entries',
		facets, array_to_string(changes, ' union all '));
	return null;
end
$$;

create trigger keep_list_counts_on_insert after insert on articles referencing new table as added for each statement execute function keep_list_counts('category');
create trigger keep_list_counts_on_update after update on articles referencing old table as removed new table as added for each statement execute function keep_list_counts('category');
create trigger keep_list_counts_on_delete after delete on articles referencing old table as removed for each statement execute function keep_list_counts('category');
create trigger keep_list_counts_on_insert after insert on videos referencing new table as added for each statement execute function keep_list_counts('category');
create trigger keep_list_counts_on_update after update on videos referencing old table as removed new table as added for each statement execute function keep_list_counts('category');
create trigger keep_list_counts_on_delete after delete on videos referencing old table as removed for each statement execute function keep_list_counts('category');
create trigger keep_list_counts_on_insert after insert on products referencing new table as added for each statement execute function keep_list_counts('division', 'category');
create trigger keep_list_counts_on_update after update on products referencing old table as removed new table as added for each statement execute function keep_list_counts('division', 'category');
create trigger keep_list_counts_on_delete after delete on products referencing old table as removed for each statement execute function keep_list_counts('division', 'category');
