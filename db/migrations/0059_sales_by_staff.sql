ALTER TABLE "ticket_sales" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "ticket_sales" ADD COLUMN "stand_blocks" jsonb;--> statement-breakpoint
-- Staff change what until now came with the sale: whether a section is in the shade, and whether its seats are numbered.
drop trigger announce_update on ticket_sections;
--> statement-breakpoint
create trigger announce_update after update on ticket_sections for each row when (
	(old.sale_id, old.key, old.label, old.stand, old.gate, old.note, old.price, old.per_member_limit, old.shaded, old.list_order)
		is distinct from
		(new.sale_id, new.key, new.label, new.stand, new.gate, new.note, new.price, new.per_member_limit, new.shaded, new.list_order)
) execute function announce_content_change('tickets');
--> statement-breakpoint
create trigger announce_change after insert or delete on ticket_seats for each statement execute function announce_content_change('tickets');
