import { ArrowDown, ArrowUp } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router";
import { type ContentState, contentStates } from "../../editing/content/contract";
import { translationCounts } from "../../editing/translations/contract";
import { showSuccess } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { ButtonLink } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorState } from "../../ui/feedback/error-state";
import { Select } from "../../ui/fields/select";
import { IconButton } from "../../ui/icon-button";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { useChange, useRead } from "../read";
import { officeTexts } from "../texts";
import { translationTexts } from "../translations/texts";
import { TranslationFilter, useEnglish } from "../translations/translation-filter";
import { WordStateBadges } from "../translations/word-state-badge";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { TableBox } from "../ui/table-box";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { type ContentScreens, contentNames, contentScreens, findContentScreens } from "./kinds";
import { contentTexts } from "./texts";
import "./content.css";

export function ContentList() {
	const counts = useUnfinished();
	const { kind: name = contentNames.find((one) => counts(one)) ?? contentNames[0]! } = useParams();
	const { states } = useTexts(officeTexts);
	const kind = findContentScreens(name);
	return kind ? <KindList key={name} kind={kind} name={name} /> : <ErrorState title={states.missing} />;
}

/** Counts per kind, once the list is filtered by translation. */
function useUnfinished() {
	const english = useEnglish();
	const { data } = useRead(translationCounts, {}, { enabled: english !== undefined });
	return (name: string) => (english ? data?.kinds.find(({ kind }) => kind === name)?.[english] : undefined);
}

function KindList({ kind, name }: { kind: ContentScreens; name: string }) {
	const t = useTexts(contentTexts);
	const { names } = useTexts(officeTexts);
	const language = useLanguage();
	const navigate = useNavigate();
	const { value, change } = useAddress();
	const state = contentStates.find((one) => one === value("state"));
	const english = useEnglish();
	const counts = useUnfinished();
	const input = { q: value("q"), state, english, after: value("after") as number | undefined };
	const read = useRead(kind.endpoints.list, input, { keepsPrevious: true });
	const add = t.add(localize(kind.one, language));
	const newPath = `/office/content/${name}/new`;
	useShortcuts(kind.empty ? [{ keys: "n", label: add, run: () => void navigate(newPath) }] : []);
	return (
		<Screen
			title={names.content}
			actions={
				kind.empty && (
					<ButtonLink to={newPath} size="small">
						{add}
						<Keys keys="n" />
					</ButtonLink>
				)
			}
		>
			<Tabs
				label={t.kinds}
				tabs={contentNames.map((one) => ({
					to: `/office/content/${one}${english ? `?english=${english}` : ""}`,
					label: localize(contentScreens[one].label, language),
					count: counts(one),
					isCurrent: one === name,
				}))}
			/>
			<div className="office-filters flow">
				<FilterSearch label={t.search} value={input.q} onChange={(q) => change("q", q)} />
				{kind.states && (
					<Select
						label={t.state}
						hideLabel
						value={state ?? ""}
						onChange={({ target }) => change("state", target.value || undefined)}
						options={[
							{ value: "", label: t.allStates },
							...kind.states.map((one) => ({ value: one, label: t.states[one] })),
						]}
					/>
				)}
				<TranslationFilter />
			</div>
			<ReadState of={read}>
				{(list) =>
					list.items.length === 0 ? (
						<EmptyState title={t.none} />
					) : (
						<ContentTable
							kind={kind}
							name={name}
							list={list}
							canMove={Boolean(kind.isOrdered) && !input.q && !state && !english}
						/>
					)
				}
			</ReadState>
		</Screen>
	);
}

type List = AnswerOf<ContentScreens["endpoints"]["list"]>;
type ContentTableProps = { kind: ContentScreens; name: string; list: List; canMove: boolean };

function ContentTable({ kind, name, list: { items, next, total }, canMove }: ContentTableProps) {
	const t = useTexts(contentTexts);
	const { list: t2 } = useTexts(officeTexts);
	const { languages } = useTexts(translationTexts);
	const language = useLanguage();
	const { value, addressWith } = useAddress();
	return (
		<>
			<TableBox label={localize(kind.label, language)}>
				<table className="office-table content-table">
					<thead>
						<tr>
							<th scope="col">{t.columns.title}</th>
							<th scope="col">{languages}</th>
							{kind.states && <th scope="col">{t.columns.state}</th>}
							{canMove && <th scope="col">{t.columns.order}</th>}
						</tr>
					</thead>
					<tbody>
						{items.map((item, place) => (
							<tr key={item.id}>
								<th scope="row">
									<Link to={`/office/content/${name}/${item.id}`}>{item.title}</Link>
									{item.note && <small>{item.note}</small>}
								</th>
								<td>
									<WordStateBadges states={item.languages} />
								</td>
								{kind.states && (
									<td>
										<StateBadge state={item.state} />
									</td>
								)}
								{canMove && (
									<td>
										<MoveButtons
											kind={kind}
											item={item}
											isFirst={place === 0 ? !value("after") : items[place - 1]!.group !== item.group}
											isLast={
												place === items.length - 1 ? next === null : items[place + 1]!.group !== item.group
											}
										/>
									</td>
								)}
							</tr>
						))}
					</tbody>
				</table>
			</TableBox>
			<p className="office-more row flow apart gap-3">
				<span>{t.total(formatCount(total, language))}</span>
				{value("after") && <Link to={addressWith("after", undefined)}>{t2.first}</Link>}
				{next && <Link to={addressWith("after", String(next))}>{t2.next}</Link>}
			</p>
		</>
	);
}

const tones = { shown: "ok", hidden: "line", coming: "foam", ended: "line" } as const;

function StateBadge({ state }: { state: ContentState }) {
	const t = useTexts(contentTexts);
	return <Badge tone={tones[state]}>{t.states[state]}</Badge>;
}

type MoveButtonsProps = {
	kind: ContentScreens;
	item: List["items"][number];
	isFirst: boolean;
	isLast: boolean;
};

function MoveButtons({ kind, item: { id, title }, isFirst, isLast }: MoveButtonsProps) {
	const t = useTexts(contentTexts);
	const move = useChange(kind.endpoints.move);
	const send = (direction: "up" | "down") =>
		move.mutate({ id, direction }, { onSuccess: () => showSuccess(t.moved(title)) });
	return (
		<span className="content-move">
			<IconButton icon={ArrowUp} label={t.up(title)} disabled={isFirst} onClick={() => send("up")} />
			<IconButton icon={ArrowDown} label={t.down(title)} disabled={isLast} onClick={() => send("down")} />
		</span>
	);
}
