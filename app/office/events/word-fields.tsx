import type { WordStates } from "../../editing/translations/word-states";
import type { EventPlan } from "../../matches/planning/event-plan";
import { type ClubSection, clubSections } from "../../platform/club-profile";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useTexts } from "../../platform/words/language";
import { toSlug } from "../../platform/words/to-slug";
import { Field, TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { PictureField } from "../media/picture-field";
import { ArticleEditor } from "../news/editor/article-editor";
import { SourceBody } from "../news/source-body";
import { Beside } from "../translations/beside";
import { LanguageTabs, type WrittenLanguage } from "../translations/written-language";
import type { PlanFieldsProps } from "./plan-form";
import { eventOfficeTexts } from "./texts";
import "../news/news.css";

type WordFieldsProps = PlanFieldsProps & {
	isNew: boolean;
	written: WrittenLanguage;
	states: WordStates | undefined;
};

/** Title, summary and text in both languages, and the picture. */
export function EventWordFields({ plan, onChange, faults, isNew, written, states }: WordFieldsProps) {
	const t = useTexts(eventOfficeTexts);
	const label = useSectionLabel();
	const { language, isBeside } = written;
	const isEvent = plan.kind === "event";
	const set = (name: "title" | "summary", text: string) => {
		const words = { ...plan[name], [language]: text };
		const isDerived = plan.slug === toSlug(plan.title.id);
		if (name === "title" && language === "id" && isNew && isEvent && isDerived) {
			const slug = toSlug(text);
			return onChange({ title: words, slug, ...drawnCover(plan, slug || "acara-baru", plan.division) });
		}
		onChange({ [name]: words });
	};
	const body = language === "id" ? plan.body : plan.bodyEn;
	return (
		<section className="office-panel office-stack">
			<LanguageTabs written={written} states={states} />
			{isEvent && (
				<Select
					label={t.division}
					required
					value={plan.division}
					onChange={({ target }) => {
						const division = target.value as ClubSection;
						onChange({ division, ...drawnCover(plan, plan.slug || "acara-baru", division) });
					}}
					options={clubSections.map((value) => ({ value, label: label(value) }))}
				/>
			)}
			<Beside source={isBeside && plan.title.id}>
				<Field
					label={t.fields.title}
					lang={language}
					required={language === "id"}
					maxLength={160}
					value={plan.title[language] ?? ""}
					onChange={({ target }) => set("title", target.value)}
					error={faults[`plan.title.${language}`]?.[0] ?? faults[`title.${language}`]?.[0]}
				/>
			</Beside>
			<Beside source={isBeside && plan.summary.id}>
				<TextAreaField
					label={t.fields.summary}
					lang={language}
					required={language === "id"}
					rows={2}
					maxLength={400}
					value={plan.summary[language] ?? ""}
					onChange={({ target }) => set("summary", target.value.replaceAll("\n", " "))}
					error={faults[`plan.summary.${language}`]?.[0] ?? faults[`summary.${language}`]?.[0]}
				/>
			</Beside>
			<Beside source={isBeside && plan.body && plan.body.length > 0 && <SourceBody body={plan.body} />}>
				<div className="event-body" data-division={plan.division}>
					<ArticleEditor
						key={language}
						language={language}
						body={body ?? []}
						drawing={plan.cover}
						onChange={(body) => onChange(language === "id" ? { body } : { bodyEn: body })}
					/>
				</div>
			</Beside>
			<Field
				label={t.fields.slug}
				hint={isNew ? t.slugHint : t.slugStays}
				maxLength={120}
				required
				disabled={!isNew}
				spellCheck={false}
				value={plan.slug}
				onChange={({ target }) => onChange({ slug: target.value })}
				onBlur={() => onChange({ slug: toSlug(plan.slug) })}
				error={faults["plan.slug"]?.[0] ?? faults.slug?.[0]}
			/>
			<PictureField picture={plan.cover} onChange={(cover) => onChange({ cover })} />
			{faults.cover && <p className="field-error">{faults.cover[0]}</p>}
		</section>
	);
}

/** A drawn cover follows the address; a photograph stays. */
const drawnCover = (plan: EventPlan, slug: string, division: ClubSection): Partial<EventPlan> =>
	"art" in plan.cover && plan.cover.art === "cover" ? { cover: { art: "cover", division, slug } } : {};
