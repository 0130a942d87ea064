import { useState } from "react";
import type { Manuscript } from "../../news/writing/manuscript";
import { type ClubSection, clubSections } from "../../platform/club-profile";
import { useSectionLabel } from "../../platform/lists/section-label";
import { languages, useTexts } from "../../platform/words/language";
import { toSlug } from "../../platform/words/to-slug";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { PictureField } from "../media/picture-field";
import { writingTexts } from "./texts";

type PlacePanelProps = { content: Manuscript; onChange: (part: Partial<Manuscript>) => void };

/** Everything about an article that is not its words. */
export function PlacePanel({ content, onChange }: PlacePanelProps) {
	const { place: t, cards, languages: names } = useTexts(writingTexts);
	const houseLabel = useSectionLabel();
	const [tags, setTags] = useState(content.tags.join(", "));
	const { cover, words } = content;
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
			</header>
			<div className="office-stack">
				<Select
					label={t.category}
					value={content.category}
					onChange={({ target }) => {
						const category = target.value as ClubSection;
						const isDrawn = "art" in cover && cover.art === "cover";
						onChange({ category, ...(isDrawn && { cover: { ...cover, division: category } }) });
					}}
					options={clubSections.map((value) => ({ value, label: houseLabel(value) }))}
				/>
				<Field
					label={t.slug}
					hint={t.slugHint}
					maxLength={80}
					value={content.slug}
					onChange={({ target }) => onChange({ slug: target.value })}
					onBlur={() => onChange({ slug: toSlug(content.slug) || "berita-baru" })}
					spellCheck={false}
				/>
				<Field
					label={t.author}
					maxLength={80}
					value={content.author}
					onChange={({ target }) => onChange({ author: target.value })}
				/>
				<Field
					label={t.tags}
					hint={t.tagsHint}
					maxLength={300}
					value={tags}
					onChange={({ target }) => {
						setTags(target.value);
						onChange({ tags: readTags(target.value) });
					}}
				/>
				<Checkbox
					label={t.featured}
					checked={content.featured}
					onChange={({ target }) => onChange({ featured: target.checked })}
				/>
				<div>
					<p className="field-label">{t.cover}</p>
					<PictureField picture={cover} onChange={(cover) => onChange({ cover })} />
				</div>
				{languages.map((language) => (
					<Field
						key={language}
						label={t.coverAlt(names[language])}
						hint={language === "id" ? cards.altHint : undefined}
						lang={language}
						maxLength={250}
						value={words[language].coverAlt}
						onChange={({ target }) =>
							onChange({
								words: { ...words, [language]: { ...words[language], coverAlt: target.value } },
							})
						}
					/>
				))}
			</div>
		</section>
	);
}

const readTags = (typed: string) => [...new Set(typed.split(",").map(toSlug).filter(Boolean))].slice(0, 12);
