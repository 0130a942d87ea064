-- What an article names and what to read next are joins again, so nothing has to be kept in step by triggers.
drop trigger keep_mention_card on players;
--> statement-breakpoint
drop trigger keep_mention_card on events;
--> statement-breakpoint
drop trigger keep_mention_card on videos;
--> statement-breakpoint
drop trigger keep_mention_card on products;
--> statement-breakpoint
drop trigger keep_event on matches;
--> statement-breakpoint
drop trigger keep_related_on_insert on articles;
--> statement-breakpoint
drop trigger keep_related_on_update on articles;
--> statement-breakpoint
drop trigger keep_related_on_delete on articles;
--> statement-breakpoint
drop function keep_mention_card();
--> statement-breakpoint
drop function keep_event_of_match();
--> statement-breakpoint
drop function keep_related_articles();
--> statement-breakpoint
drop view mention_card_sources;
--> statement-breakpoint
drop view related_article_sources;
--> statement-breakpoint
drop function articles_near(articles);
--> statement-breakpoint
DROP TABLE "mention_cards";
--> statement-breakpoint
DROP TABLE "related_articles";
--> statement-breakpoint
-- Search still shows the names an event borrows; the crest and the time zone it no longer needs.
drop trigger keep_events on teams;
--> statement-breakpoint
drop trigger keep_events on venues;
--> statement-breakpoint
create trigger keep_events after update of name on teams for each row execute function keep_events_with('opponent');
--> statement-breakpoint
create trigger keep_events after update of name, city on venues for each row execute function keep_events_with('venue');
