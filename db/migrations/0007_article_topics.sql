-- What an article is about is read from its texts and tags, so that no writer can forget it.
create view article_topics as
select distinct id as article_id, published_at, topic ->> 'kind' as kind, topic ->> 'slug' as target_slug
from articles, lateral (
	select jsonb_path_query(jsonb_build_array(body, body_en), '$[*][*].**.mention') as topic
	union all select jsonb_build_object('kind', 'tag', 'slug', tag) from unnest(tags) tag
) topics;

-- Whatever changes the mentions changes the article, which is announced.
create function keep_article_mentions() returns trigger language plpgsql as $$
begin
	delete from article_mentions where article_id = new.id;
	insert into article_mentions (article_id, published_at, kind, target_slug)
	select article_id, published_at, kind, target_slug from article_topics where article_id = new.id;
	return null;
end
$$;

create trigger keep_article_mentions after insert or update of body, body_en, tags on articles for each row execute function keep_article_mentions();
