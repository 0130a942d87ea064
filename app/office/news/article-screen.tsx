import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { club } from "../../../club/profile";
import { manuscriptDetail } from "../../news/writing/contract";
import type { ManuscriptWords } from "../../news/writing/manuscript";
import { formatDateTime } from "../../platform/words/dates";
import { type Language, useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { type Me, useMe } from "../frame/use-me";
import { useRead } from "../read";
import { TranslationPanel } from "../translations/translation-panel";
import { LanguageTabs, useWrittenLanguage } from "../translations/written-language";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { ManuscriptConflict } from "./conflict-panel";
import type { SavedManuscript } from "./desk/desk-state";
import { draftKey, findLocalDraft, type LocalDraft } from "./desk/local-draft";
import { findLengthError } from "./desk/manuscript-length";
import { ErrorList } from "./error-list";
import { HistoryPanel } from "./history-panel";
import { drawingOf, emptyManuscript, slugOf, withSlug } from "./new-manuscript";
import { PlacePanel } from "./place-panel";
import { PreviewButton } from "./preview-button";
import { PublishingPanel } from "./publishing-panel";
import { SavedState } from "./saved-state";
import { writingTexts } from "./texts";
import { useManuscript } from "./use-manuscript";
import { WordFields } from "./word-fields";
import "./news.css";

/** A new article gets its URL with the first save. The desk stays mounted, so nothing typed meanwhile is lost. */
export function ArticleScreen() {
	const { id = "new" } = useParams();
	const navigate = useNavigate();
	const [createdId, setCreatedId] = useState<string | null>(null);
	const me = useMe();
	if (!me) return null;
	if (id !== "new" && id !== createdId) return <SavedArticle key={id} id={id} me={me} />;
	return (
		<WithKept memberId={me.id} articleId={null}>
			{(kept) => (
				<Desk
					me={me}
					saved={null}
					kept={kept}
					onCreate={(id) => {
						setCreatedId(id);
						void navigate(`/office/news/${id}`, { replace: true });
					}}
				/>
			)}
		</WithKept>
	);
}

function SavedArticle({ id, me }: { id: string; me: Me }) {
	const read = useRead(manuscriptDetail, { id });
	return (
		<ReadState of={read}>
			{(saved) => (
				<WithKept memberId={me.id} articleId={id}>
					{(kept) => <Desk me={me} saved={saved} kept={kept} />}
				</WithKept>
			)}
		</ReadState>
	);
}

type WithKeptProps = {
	memberId: string;
	articleId: string | null;
	children: (kept: LocalDraft | null) => ReactNode;
};

/** First loads this device's unsaved draft, if any. */
function WithKept({ memberId, articleId, children }: WithKeptProps) {
	const [key] = useState(() => draftKey(memberId, articleId));
	const [kept, setKept] = useState<LocalDraft | null>();
	useEffect(() => void findLocalDraft(key).then(setKept), [key]);
	return kept === undefined ? null : children(kept);
}

type DeskProps = {
	me: Me;
	saved: SavedManuscript | null;
	kept: LocalDraft | null;
	onCreate?: (id: string) => void;
};

function Desk({ me, saved, kept, onCreate = () => {} }: DeskProps) {
	const t = useTexts(writingTexts);
	const shown = useLanguage();
	const [start] = useState(() => emptyManuscript(me.name));
	const manuscript = useManuscript({ memberId: me.id, opened: saved, start, kept, onCreate });
	const { base, content, setContent, theirs, foundFrom } = manuscript;
	const written = useWrittenLanguage(base?.states.en);
	const { language, isBeside } = written;
	// As it was when translating began: with the first saved word the translation counts as new.
	const [before, setBefore] = useState<ManuscriptWords | null>(null);
	const choose = (next: Language) => {
		if (next !== language) setBefore(base?.translatedFrom ?? null);
		written.choose(next);
	};
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
	const copyToEnglish = () =>
		setContent(
			({ words, ...rest }) => ({ ...rest, words: { ...words, en: { ...words.en, body: words.id.body } } }),
			{ restarts: true },
		);
	const lengthFault = useMemo(() => findLengthError(content), [content]);

	return (
		<Screen
			title={content.words.id.title || t.untitled}
			from={{ to: "/office/news", label: t.news }}
			actions={
				<>
					<SavedState manuscript={manuscript} />
					{base && <PreviewButton id={base.id} onPress={manuscript.flush} />}
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
			{foundFrom && (
				<Note announce>
					<p>{t.found(formatDateTime(foundFrom, "day", shown, club.timeZone))}</p>
					<Button variant="ghost" size="small" onClick={() => void manuscript.dropFound()}>
						{t.dropFound}
					</Button>
				</Note>
			)}
			<ErrorList faults={manuscript.faults} />
			{theirs && <ManuscriptConflict theirs={theirs} manuscript={manuscript} />}
			<div className="office-grid stack gap-4" data-beside={isBeside || undefined}>
				<div className="desk" data-division={content.category}>
					<LanguageTabs written={{ ...written, choose }} states={base?.states} />
					{language === "en" && content.words.en.body.length === 0 && content.words.id.body.length > 0 && (
						<p className="desk-copy">
							<Button variant="ghost" size="small" onClick={copyToEnglish}>
								{t.copyIndonesian}
							</Button>
						</p>
					)}
					<WordFields
						key={`${language} ${manuscript.generation}`}
						language={language}
						words={content.words[language]}
						source={isBeside ? { now: content.words.id, before } : null}
						drawing={drawingOf(content)}
						tooLong={lengthFault?.language === language ? lengthFault : null}
						onChange={(words) => setWords(language, words)}
					/>
				</div>
				<div className="office-stack">
					<PublishingPanel manuscript={manuscript} />
					{base && (
						<TranslationPanel
							states={base.states}
							isBusy={manuscript.isBusy}
							onConfirm={() => void manuscript.save({ confirmsEnglish: true })}
							{...(!isBeside && { onTranslate: () => choose("en") })}
						/>
					)}
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
