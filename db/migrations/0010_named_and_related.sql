CREATE TABLE "mention_cards" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"visible_from" timestamp with time zone,
	"shown" json NOT NULL,
	CONSTRAINT "mention_cards_kind_slug_pk" PRIMARY KEY("kind","slug"),
	CONSTRAINT "mention_cards_kind_is_known" CHECK ("mention_cards"."kind" in ('player', 'event', 'product', 'video'))
);
--> statement-breakpoint
CREATE TABLE "related_articles" (
	"article_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"related_id" uuid NOT NULL,
	CONSTRAINT "related_articles_article_id_place_pk" PRIMARY KEY("article_id","place")
);
--> statement-breakpoint
ALTER TABLE "related_articles" ADD CONSTRAINT "related_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "related_articles_of" ON "related_articles" USING btree ("related_id");
--> statement-breakpoint
-- What a card shows of whatever a text can name.
create view mention_card_sources as
select 'player' as kind, slug, null::timestamptz as visible_from,
	json_build_object('division', division, 'name', name, 'position', position, 'portrait', portrait) as shown
from players
union all
select 'event', events.slug, null,
	json_build_object(
		'division', events.division, 'title', events.title, 'status', events.status, 'cover', events.cover,
		'startsAt', events.starts_at, 'endsAt', events.ends_at, 'timeZone', venues.time_zone,
		'competition', competitions.name, 'round', events.round, 'home', events.home,
		'opponent', case when teams.slug is not null then json_build_object('name', teams.name, 'crest', teams.crest) end,
		'score', case when matches.event_id is not null then json_build_object('us', score_us, 'them', score_them) end,
		'scorers', (
			select coalesce(json_agg(json_build_object(
				'at', entry ->> 'at', 'name', entry #>> '{player,name}', 'ours', entry ->> 'side' = 'us'
			) order by place), '[]')
			from jsonb_array_elements(matches.sheet -> 'timeline') with ordinality as timeline (entry, place)
			where entry ->> 'kind' in ('goal', 'penalty-goal', 'own-goal') and entry ? 'player'
		)
	)
from events
join venues on venues.slug = events.venue
left join competitions on competitions.slug = events.competition
left join teams on teams.slug = events.opponent
left join matches on matches.event_id = events.id
union all
select 'video', slug, published_at,
	json_build_object('category', category, 'title', title, 'seconds', seconds, 'cover', cover)
from videos
union all
select 'product', slug, released_at,
	json_build_object('division', division, 'name', name, 'price', price, 'picture', pictures -> 0)
from products;
--> statement-breakpoint
create function keep_mention_card() returns trigger language plpgsql as $$
begin
	if tg_op <> 'INSERT' then
		delete from mention_cards where kind = tg_argv[0] and slug = old.slug;
	end if;
	if tg_op <> 'DELETE' then
		insert into mention_cards (kind, slug, visible_from, shown)
		select kind, slug, visible_from, shown from mention_card_sources where kind = tg_argv[0] and slug = new.slug;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger keep_mention_card after insert or update or delete on players for each row execute function keep_mention_card('player');
--> statement-breakpoint
create trigger keep_mention_card after insert or update or delete on events for each row execute function keep_mention_card('event');
--> statement-breakpoint
create trigger keep_mention_card after insert or update or delete on videos for each row execute function keep_mention_card('video');
--> statement-breakpoint
create trigger keep_mention_card after insert or update or delete on products for each row execute function keep_mention_card('product');
--> statement-breakpoint
-- Whatever is kept of an event holds things of other tables, too. They touch the event itself, whose lock lets one
-- change after the other see all that was changed before it.
create function keep_event_of_match() returns trigger language plpgsql as $$
begin
	update events set slug = slug where id = coalesce(new.event_id, old.event_id);
	return null;
end
$$;
--> statement-breakpoint
create trigger keep_event after insert or update or delete on matches for each row execute function keep_event_of_match();
--> statement-breakpoint
alter function keep_search_entries_of_events() rename to keep_events_with;
--> statement-breakpoint
drop trigger keep_search_entries on teams;
--> statement-breakpoint
drop trigger keep_search_entries on competitions;
--> statement-breakpoint
drop trigger keep_search_entries on venues;
--> statement-breakpoint
create trigger keep_events after update of name, crest on teams for each row execute function keep_events_with('opponent');
--> statement-breakpoint
create trigger keep_events after update of name on competitions for each row execute function keep_events_with('competition');
--> statement-breakpoint
create trigger keep_events after update of name, city, time_zone on venues for each row execute function keep_events_with('venue');
--> statement-breakpoint
insert into mention_cards (kind, slug, visible_from, shown)
select kind, slug, visible_from, shown from mention_card_sources;
--> statement-breakpoint
-- Articles that have something in common with this one: of each person, thing, tag and of the house, the eight before and
-- the eight after. All comes from indexes, so that a long history costs no more than a short one.
create function articles_near(this articles) returns table (id uuid, published_at timestamptz, points bigint)
language sql stable as $$
	select near.id, near.published_at, sum(near.points)
	from (
		select theirs.article_id, theirs.published_at, case mine.kind when 'tag' then 1 else 2 end
		from article_mentions mine, lateral (
			(
				select article_id, published_at from article_mentions
				where kind = mine.kind and target_slug = mine.target_slug and published_at <= this.published_at
				order by published_at desc, article_id limit 9
			) union all (
				select article_id, published_at from article_mentions
				where kind = mine.kind and target_slug = mine.target_slug and published_at > this.published_at
				order by published_at, article_id desc limit 8
			)
		) theirs
		where mine.article_id = this.id
		union all (
			select id, published_at, 0 from articles
			where category = this.category and published_at <= this.published_at
			order by published_at desc, id limit 9
		) union all (
			select id, published_at, 0 from articles
			where category = this.category and published_at > this.published_at
			order by published_at, id desc limit 8
		)
	) near (id, published_at, points)
	where near.id <> this.id
	group by near.id, near.published_at
$$;
--> statement-breakpoint
-- Nearest is what has most in common, then what is nearest in time. Of both sides, since of those to come none may be out yet.
create view related_article_sources as
select articles.id as article_id, nearest.place, nearest.id as related_id
from articles, lateral (
	select id, row_number() over (order by points desc, distance, id) as place
	from (
		select near.id, near.points, apart.distance,
			row_number() over (partition by near.published_at > articles.published_at order by near.points desc, apart.distance, near.id) as place
		from articles_near(articles) near,
			lateral (select abs(extract(epoch from near.published_at - articles.published_at)) as distance) apart
	) of_each_side
	where place <= 8
) nearest;
--> statement-breakpoint
-- An article that comes, changes or goes changes what is near to those near it.
create function keep_related_articles() returns trigger language plpgsql as $$
declare
	touched uuid[] := array(
		select id from changed
		union
		select article_id from related_articles, changed where related_id = changed.id
		union
		select near.id from changed, articles, articles_near(articles) near where articles.id = changed.id
	);
begin
	with related as materialized (
		select article_id, place, related_id from related_article_sources where article_id = any(touched)
	), written as (
		insert into related_articles (article_id, place, related_id)
		select article_id, place, related_id from related order by article_id, place
		on conflict (article_id, place) do update set related_id = excluded.related_id
	)
	delete from related_articles
	where article_id = any(touched)
		and place > (select count(*) from related where related.article_id = related_articles.article_id);
	return null;
end
$$;
--> statement-breakpoint
create trigger keep_related_on_insert after insert on articles referencing new table as changed for each statement execute function keep_related_articles();
--> statement-breakpoint
create trigger keep_related_on_update after update on articles referencing new table as changed for each statement execute function keep_related_articles();
--> statement-breakpoint
create trigger keep_related_on_delete after delete on articles referencing old table as changed for each statement execute function keep_related_articles();
--> statement-breakpoint
insert into related_articles (article_id, place, related_id) select article_id, place, related_id from related_article_sources;
