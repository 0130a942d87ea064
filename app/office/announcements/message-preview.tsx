import { club } from "../../../club/profile";
import { useTexts } from "../../platform/words/language";
import { announcementTexts } from "./texts";

type MessagePreviewProps = { draft: { titleId: string; titleEn: string; bodyId: string; bodyEn: string } };

/** As a phone shows it, in both languages. */
export function MessagePreview({ draft: { titleId, titleEn, bodyId, bodyEn } }: MessagePreviewProps) {
	const t = useTexts(announcementTexts);
	const cards = [
		{ lang: "id", title: titleId, body: bodyId },
		{ lang: "en", title: titleEn, body: bodyEn },
	];
	return (
		<figure className="announcement-preview stack gap-3">
			<figcaption className="muted">{t.preview}</figcaption>
			{cards.map(({ lang, title, body }) => (
				<div key={lang} lang={lang} className="announcement-card stack">
					<small className="muted">{club.name}</small>
					<b>{title || t.untitled}</b>
					<p>{body || t.untold}</p>
				</div>
			))}
		</figure>
	);
}
