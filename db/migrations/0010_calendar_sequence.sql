-- Calendars apply an update of an event only if its sequence has grown, whoever made the change.
create function count_sequence() returns trigger language plpgsql as $$
begin
	new.sequence := old.sequence + 1;
	return new;
end
$$;

create trigger count_sequence before update on events for each row when (
	(old.starts_at, old.ends_at, old.venue, old.notice) is distinct from (new.starts_at, new.ends_at, new.venue, new.notice)
	or (old.status <> new.status and (old.status in ('postponed', 'cancelled') or new.status in ('postponed', 'cancelled')))
) execute function count_sequence();
