import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { club } from "../../../club/profile";
import { manuscriptDetail } from "../../news/writing/contract";
import { type Manuscript, type ManuscriptWords, noWords } from "../../news/writing/manuscript";
import { formatDateTime } from "../../platform/dates";
import { type Language, languages, useLanguage, useTexts } from "../../platform/language";
import { toSlug } from "../../platform/to-slug";
import type { PictureRef } from "../../ui/art/picture-ref";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/fields/field";
import { Note } from "../../ui/note";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { useMe } from "../frame/use-me";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { ConflictPanel } from "./conflict-panel";
import { ArticleEditor } from "./editor/article-editor";
import { FaultList } from "./fault-list";
import { HistoryPanel } from "./history-panel";
import { PlacePanel } from "./place-panel";
import { PreviewButton } from "./preview-button";
import { PublishingPanel } from "./publishing-panel";
import { writingTexts } from "./texts";
import { TranslationPanel } from "./translation-panel";
import { type SavedManuscript, useManuscript } from "./use-manuscript";
import { WordStateBadge } from "./word-state-badge";
import "./news.css";

/** A new article gets an address with its first save. The desk it is written on stays, with every key typed meanwhile. */
export function ArticleScreen() {
	const { id = "new" } = useParams();
	const navigate = useNavigate();
	const [createdId, setCreatedId] = useState<string | null>(null);
	if (id !== "new" && id !== createdId) return <SavedArticle id={id} />;
	return (
		<Desk
			saved={null}
			onCreate={(id) => {
				setCreatedId(id);
				void navigate(`/office/news/${id}`, { replace: true });
			}}
		/>
	);
}

function SavedArticle({ id }: { id: string }) {
	const read = useRead(manuscriptDetail, { id });
	return <ReadState of={read}>{(saved) => <Desk key={saved.id} saved={saved} />}</ReadState>;
}

type DeskProps = { saved: SavedManuscript | null; onCreate?: (id: string) => void };

function Desk({ saved, onCreate = () => {} }: DeskProps) {
	const t = useTexts(writingTexts);
	const shown = useLanguage();
	const me = useMe();
	const [start] = useState(() => emptyManuscript(me?.name ?? club.name));
	const manuscript = useManuscript(saved, start, onCreate);
	const { base, content, setContent, theirs } = manuscript;
	const [language, setLanguage] = useState<Language>("id");
	useShortcuts([{ keys: "mod+s", label: t.save, run: () => void manuscript.save() }]);

	/** Until it is on the site, its address follows the title. */
	const setWords = (language: Language, words: Partial<ManuscriptWords>) =>
		setContent((before) => {
			const after = {
				...before,
				words: { ...before.words, [language]: { ...before.words[language], ...words } },
			};
			const follows = !base?.published && before.slug === slugOf(before);
			return follows ? withSlug(after, slugOf(after)) : after;
		});
	const changed = base?.changedAt && formatDateTime(base.changedAt, "day", shown, club.timeZone);

	return (
		<Screen
			title={content.words.id.title || t.untitled}
			from={{ to: "/office/news", label: t.news }}
			actions={
				<>
					<small role="status">{manuscript.isDirty ? t.unsaved : changed ? t.savedAt(changed) : ""}</small>
					{base && <PreviewButton id={base.id} />}
					<Button
						size="small"
						variant="ghost"
						loading={manuscript.isBusy}
						onClick={() => void manuscript.save()}
					>
						{t.save}
						<Keys keys="mod+s" />
					</Button>
				</>
			}
		>
			{manuscript.hasFailed && (
				<Note tone="err" announce>
					{t.failed}
				</Note>
			)}
			<FaultList faults={manuscript.faults} />
			{theirs && <ConflictPanel theirs={theirs} manuscript={manuscript} />}
			<div className="office-grid">
				<div className="desk" data-division={content.category}>
					<fieldset className="desk-languages">
						<legend className="visually-hidden">{t.columns.languages}</legend>
						{languages.map((each) => (
							<button
								key={each}
								type="button"
								aria-pressed={each === language}
								onClick={() => setLanguage(each)}
							>
								{t.languages[each]}
								{base && <WordStateBadge language={each} state={base.states[each]} />}
							</button>
						))}
					</fieldset>
					<Words
						key={`${language} ${manuscript.generation}`}
						language={language}
						words={content.words[language]}
						drawing={drawingOf(content)}
						onChange={(words) => setWords(language, words)}
					/>
				</div>
				<div className="office-stack">
					<PublishingPanel manuscript={manuscript} />
					{base && <TranslationPanel manuscript={manuscript} />}
					<PlacePanel
						content={content}
						onChange={(part) => setContent((before) => ({ ...before, ...part }))}
					/>
					{base && <HistoryPanel manuscript={manuscript} />}
				</div>
			</div>
		</Screen>
	);
}

type WordsProps = {
	language: Language;
	words: ManuscriptWords;
	drawing: PictureRef;
	onChange: (words: Partial<ManuscriptWords>) => void;
};

function Words({ language, words, drawing, onChange }: WordsProps) {
	const t = useTexts(writingTexts);
	return (
		<div className="desk-words">
			<TextAreaField
				className="desk-title"
				label={t.title}
				lang={language}
				rows={2}
				maxLength={160}
				value={words.title}
				onChange={({ target }) => onChange({ title: target.value.replaceAll("\n", " ") })}
			/>
			<TextAreaField
				className="desk-excerpt"
				label={t.excerpt}
				lang={language}
				rows={2}
				maxLength={400}
				value={words.excerpt}
				onChange={({ target }) => onChange({ excerpt: target.value.replaceAll("\n", " ") })}
			/>
			<ArticleEditor
				language={language}
				body={words.body}
				drawing={drawing}
				onChange={(body) => onChange({ body })}
			/>
		</div>
	);
}

function emptyManuscript(author: string): Manuscript {
	const draft: Manuscript = {
		slug: "berita-baru",
		category: "club",
		cover: { art: "cover", division: "club", slug: "berita-baru" },
		tags: [],
		author,
		featured: false,
		words: { id: noWords, en: noWords },
	};
	return withSlug(draft, slugOf(draft));
}

const slugOf = ({ words }: Manuscript) => toSlug(words.id.title) || "berita-baru";
const drawingOf = ({ category, slug }: Manuscript): PictureRef => ({
	art: "cover",
	division: category,
	slug,
});

/** The drawn cover follows the address; a photograph stays. */
const withSlug = (content: Manuscript, slug: string): Manuscript => ({
	...content,
	slug,
	cover: "photo" in content.cover ? content.cover : drawingOf({ ...content, slug }),
});
