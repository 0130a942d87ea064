ALTER INDEX "areas_words" RESET (fastupdate);--> statement-breakpoint
ALTER INDEX "area_words_alike" RESET (fastupdate);
