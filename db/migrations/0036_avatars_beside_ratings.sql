-- A member is shown on one card, and beside their ratings in the store.
create or replace function announce_member_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', 'members/' || old.id);
	if exists (select from ratings where member_id = old.id) then
		perform pg_notify('content_changed', 'store');
	end if;
	return null;
end
$$;
