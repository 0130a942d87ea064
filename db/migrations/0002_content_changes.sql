-- Every change of content is announced, whoever makes it, so that cached pages are invalidated.
create function announce_content_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', tg_argv[0]);
	return null;
end
$$;

create trigger announce_change after insert or update or delete on academy_coaches for each statement execute function announce_content_change('academy');
create trigger announce_change after insert or update or delete on academy_programmes for each statement execute function announce_content_change('academy');
create trigger announce_change after insert or update or delete on achievements for each statement execute function announce_content_change('achievements');
create trigger announce_change after insert or update or delete on articles for each statement execute function announce_content_change('news');
create trigger announce_change after insert or update or delete on competitions for each statement execute function announce_content_change('events');
create trigger announce_change after insert or update or delete on entertainment_items for each statement execute function announce_content_change('entertainment');
create trigger announce_change after insert or update or delete on events for each statement execute function announce_content_change('events');
create trigger announce_change after insert or update or delete on faq_groups for each statement execute function announce_content_change('faq');
create trigger announce_change after insert or update or delete on faq_questions for each statement execute function announce_content_change('faq');
create trigger announce_change after insert or update or delete on foundation_programmes for each statement execute function announce_content_change('foundation');
create trigger announce_change after insert or update or delete on hero_places for each statement execute function announce_content_change('home');
create trigger announce_change after insert or update or delete on matches for each statement execute function announce_content_change('events');
create trigger announce_change after insert or update or delete on player_seasons for each statement execute function announce_content_change('players');
create trigger announce_change after insert or update or delete on players for each statement execute function announce_content_change('players');
create trigger announce_change after insert or update or delete on products for each statement execute function announce_content_change('store');
create trigger announce_change after insert or update or delete on sponsors for each statement execute function announce_content_change('sponsors');
create trigger announce_change after insert or update or delete on standings for each statement execute function announce_content_change('events');
create trigger announce_change after insert or update or delete on teams for each statement execute function announce_content_change('events');
create trigger announce_change after insert or update or delete on ticket_sales for each statement execute function announce_content_change('tickets');
create trigger announce_change after insert or update or delete on venues for each statement execute function announce_content_change('events');
create trigger announce_change after insert or update or delete on videos for each statement execute function announce_content_change('videos');

-- Product pages show ratings, lists their average.
create trigger announce_change after insert or update or delete on ratings for each row execute function announce_content_change('store');
