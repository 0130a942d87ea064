-- A member is shown on one card, and beside their ratings: on the pages of the products they rated, not on the store's others.
create or replace function announce_member_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', 'members/' || old.id);
	perform pg_notify('content_changed', 'store/' || products.slug)
	from ratings join products on products.id = ratings.product_id where ratings.member_id = old.id;
	return null;
end
$$;
