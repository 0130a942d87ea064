-- What somebody agreed to is evidence: it is added to, and never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'rows of % are never changed', tg_table_name;
end
$$;
--> statement-breakpoint
create trigger append_only before update or delete on member_consents for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on cookie_consents for each row execute function refuse_change();
