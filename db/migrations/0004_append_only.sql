-- What somebody agreed to, what was paid and what staff did is evidence: it is added to, and never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'rows of % are never changed', tg_table_name;
end
$$;

create trigger append_only before update or delete on member_consents for each row execute function refuse_change();
create trigger append_only before update or delete on cookie_consents for each row execute function refuse_change();
create trigger append_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger append_only before update or delete on order_events for each row execute function refuse_change();
create trigger append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger append_only_as_a_whole before truncate on audit_log for each statement execute function refuse_change();

-- The movements of a variant go with it.
create trigger append_only before update on stock_movements for each row execute function refuse_change();

-- The log is searched by how a subject begins. With a hundred steps the planner takes each beginning for a hundredth of the log,
-- and reads all of it by time instead of looking it up.
alter table audit_log alter column subject set statistics 1000;
