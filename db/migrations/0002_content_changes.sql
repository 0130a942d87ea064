-- Every change of content is announced, whoever makes it, so that kept pages are forgotten.
create function announce_content_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', tg_argv[0]);
	return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update or delete on academy_coaches for each statement execute function announce_content_change('academy');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on academy_programmes for each statement execute function announce_content_change('academy');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on achievements for each statement execute function announce_content_change('achievements');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on article_mentions for each statement execute function announce_content_change('news');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on articles for each statement execute function announce_content_change('news');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on competitions for each statement execute function announce_content_change('events');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on entertainment_items for each statement execute function announce_content_change('entertainment');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on events for each statement execute function announce_content_change('events');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on faq_groups for each statement execute function announce_content_change('faq');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on faq_questions for each statement execute function announce_content_change('faq');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on foundation_programmes for each statement execute function announce_content_change('foundation');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on matches for each statement execute function announce_content_change('events');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on members for each statement execute function announce_content_change('members');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on player_seasons for each statement execute function announce_content_change('players');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on players for each statement execute function announce_content_change('players');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on product_variants for each statement execute function announce_content_change('store');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on products for each statement execute function announce_content_change('store');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on promo_links for each statement execute function announce_content_change('tickets');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on standings for each statement execute function announce_content_change('events');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on teams for each statement execute function announce_content_change('events');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on ticket_sales for each statement execute function announce_content_change('tickets');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on ticket_sections for each statement execute function announce_content_change('tickets');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on venues for each statement execute function announce_content_change('events');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on videos for each statement execute function announce_content_change('videos');
