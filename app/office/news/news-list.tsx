import { Link, useNavigate } from "react-router";
import { club } from "../../../club/profile";
import { manuscriptList, manuscriptTabs } from "../../news/writing/contract";
import type { AnswerOf } from "../../platform/contract";
import { formatDateTime } from "../../platform/dates";
import { useHouseLabel } from "../../platform/house-label";
import { languages, useLanguage, useTexts } from "../../platform/language";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { useRead } from "../read";
import { officeTexts } from "../texts";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { TableBox } from "../ui/table-box";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { writingTexts } from "./texts";
import { WordStateBadge } from "./word-state-badge";
import "./news.css";

export function NewsList() {
	const t = useTexts(writingTexts);
	const { list } = useTexts(officeTexts);
	const { value, change, addressWith } = useAddress();
	const navigate = useNavigate();
	const tab = manuscriptTabs.find((one) => one === value("tab")) ?? "draft";
	const input = { tab, q: value("q"), after: value("after") as number | undefined };
	const read = useRead(manuscriptList, input, { keepsPrevious: true });
	useShortcuts([{ keys: "n", label: t.write, run: () => void navigate("/office/news/new") }]);
	return (
		<Screen
			title={t.news}
			actions={
				<ButtonLink to="/office/news/new" size="small" prefetch="none">
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
			<div className="office-filters">
				<FilterSearch label={t.search} value={input.q} onChange={(q) => change("q", q)} />
			</div>
			<ReadState of={read}>
				{({ manuscripts, next }) =>
					manuscripts.length === 0 ? (
						<EmptyState title={t.none} />
					) : (
						<>
							<NewsTable manuscripts={manuscripts} isDraft={tab === "draft"} />
							<p className="office-more">
								{value("after") && <Link to={addressWith("after", undefined)}>{list.first}</Link>}
								{next && <Link to={addressWith("after", String(next))}>{list.next}</Link>}
							</p>
						</>
					)
				}
			</ReadState>
		</Screen>
	);
}

type NewsTableProps = { manuscripts: AnswerOf<typeof manuscriptList>["manuscripts"]; isDraft: boolean };

function NewsTable({ manuscripts, isDraft }: NewsTableProps) {
	const t = useTexts(writingTexts);
	const language = useLanguage();
	const houseLabel = useHouseLabel();
	const time = (at: string) => formatDateTime(at, "medium", language, club.timeZone);
	return (
		<TableBox label={t.news}>
			<table className="office-table news-table">
				<thead>
					<tr>
						<th scope="col">{t.columns.title}</th>
						<th scope="col">{t.columns.category}</th>
						<th scope="col">{t.columns.languages}</th>
						{!isDraft && <th scope="col">{t.columns.published}</th>}
						<th scope="col">{t.columns.changed}</th>
					</tr>
				</thead>
				<tbody>
					{manuscripts.map((one) => (
						<tr key={one.id}>
							<th scope="row">
								<Link to={`/office/news/${one.id}`}>{one.title || t.untitled}</Link>
								{one.hasChanges && <small>{t.hasChanges}</small>}
							</th>
							<td>{houseLabel(one.category)}</td>
							<td className="news-states">
								{languages.map((each) => (
									<WordStateBadge key={each} language={each} state={one.states[each]} />
								))}
							</td>
							{!isDraft && <td>{one.publishedAt && time(one.publishedAt)}</td>}
							<td>
								{one.changedAt && time(one.changedAt)}
								{one.changedBy && <small>{one.changedBy}</small>}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</TableBox>
	);
}
