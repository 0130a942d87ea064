import { ArticleBodyView } from "../../news/article/article-body-view";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import type { EventDetail } from "./contract";
import { eventsTexts } from "./texts";

/** What the club writes about an event. */
export function EventBody({ event }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	if (!event.body) return null;
	const isForeign = event.bodyLanguage !== language;
	return (
		<div className="event-body">
			{isForeign && <Note>{t.onlyIndonesian}</Note>}
			<div lang={isForeign ? event.bodyLanguage : undefined}>
				<ArticleBodyView body={event.body} mentions={event.mentions} />
			</div>
		</div>
	);
}
