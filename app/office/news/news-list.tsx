import { Link, useNavigate } from "react-router";
import { club } from "../../../club/profile";
import { manuscriptList, manuscriptTabs } from "../../news/writing/contract";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { useRead } from "../read";
import { TranslationFilter, useEnglish } from "../translations/translation-filter";
import { WordStateBadges } from "../translations/word-state-badge";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { writingTexts } from "./texts";
import "./news.css";

export function NewsList() {
	const t = useTexts(writingTexts);
	const { value, change, addressWith } = useAddress();
	const navigate = useNavigate();
	const tab = manuscriptTabs.find((one) => one === value("tab")) ?? "draft";
	const english = useEnglish();
	const input = { tab, q: value("q"), english, after: value("after") as number | undefined };
	const read = useRead(manuscriptList, input, { keepsPrevious: true });
	useShortcuts([{ keys: "n", label: t.write, run: () => void navigate("/office/news/new") }]);
	return (
		<Screen
			title={t.news}
			actions={
				<ButtonLink to="/office/news/new" size="small">
					{t.write}
					<Keys keys="n" />
				</ButtonLink>
			}
		>
			<Tabs
				label={t.tabsLabel}
				tabs={manuscriptTabs.map((one) => ({
					to: addressWith("tab", one === "draft" ? undefined : one),
					label: t.tabs[one],
					count: read.data?.counts[one],
					isCurrent: one === tab,
				}))}
			/>
			<div className="office-filters flow">
				<FilterSearch label={t.search} value={input.q} onChange={(q) => change("q", q)} />
				{tab !== "draft" && <TranslationFilter />}
			</div>
			<ReadState of={read}>
				{({ manuscripts, next }) => (
					<NewsTable manuscripts={manuscripts} next={next} isDraft={tab === "draft"} />
				)}
			</ReadState>
		</Screen>
	);
}

type NewsTableProps = AnswerPart & { isDraft: boolean };
type AnswerPart = Pick<AnswerOf<typeof manuscriptList>, "manuscripts" | "next">;
type Manuscript = AnswerPart["manuscripts"][number];

function NewsTable({ manuscripts, next, isDraft }: NewsTableProps) {
	const t = useTexts(writingTexts);
	const language = useLanguage();
	const houseLabel = useSectionLabel();
	const time = (at: string) => formatDateTime(at, "medium", language, club.timeZone);
	const published = {
		label: t.columns.published,
		cell: ({ publishedAt }: Manuscript) => publishedAt && time(publishedAt),
	};
	return (
		<RecordTable
			label={t.news}
			rows={manuscripts}
			keyOf={({ id }) => id}
			next={next}
			empty={{ title: t.none }}
			columns={[
				{
					label: t.columns.title,
					cell: ({ id, title, hasChanges }) => (
						<>
							<Link className="news-title" to={`/office/news/${id}`}>
								{title || t.untitled}
							</Link>
							{hasChanges && <small>{t.hasChanges}</small>}
						</>
					),
				},
				{ label: t.columns.category, cell: ({ category }) => houseLabel(category) },
				{
					label: t.columns.languages,
					cell: ({ states }) => <WordStateBadges states={states} />,
				},
				...(isDraft ? [] : [published]),
				{
					label: t.columns.changed,
					cell: ({ changedAt, changedBy }) => (
						<>
							{changedAt && time(changedAt)}
							{changedBy && <small>{changedBy}</small>}
						</>
					),
				},
			]}
		/>
	);
}
