import { Link } from "react-router";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { staffProducts } from "../../store/selling/contract";
import { ButtonLink } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { translationTexts } from "../translations/texts";
import { TranslationFilter, useEnglish } from "../translations/translation-filter";
import { WordStateBadges } from "../translations/word-state-badge";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { storeOfficeTexts } from "./texts";
import "./store.css";

const states = ["all", "published", "hidden"] as const;

export function ProductListScreen() {
	const { product: t, products: title } = useTexts(storeOfficeTexts);
	const { languages } = useTexts(translationTexts);
	const language = useLanguage();
	const { value, change } = useAddress();
	const state = states.find((one) => one === value("state")) ?? "all";
	const english = useEnglish();
	const read = useRead(
		staffProducts,
		{ q: value("q"), state, english, after: value("after") },
		{ keepsPrevious: true },
	);
	return (
		<Screen
			title={title}
			actions={
				<ButtonLink variant="ghost" size="small" to="/office/products/new">
					{t.create}
				</ButtonLink>
			}
		>
			<div className="office-filters flow">
				<FilterSearch label={t.find} value={value("q")} onChange={(q) => change("q", q)} />
				<Select
					label={t.stateLabel}
					hideLabel
					value={state}
					onChange={({ target }) => change("state", target.value === "all" ? undefined : target.value)}
					options={states.map((value) => ({ value, label: t.states[value] }))}
				/>
				<TranslationFilter />
			</div>
			<ReadState of={read}>
				{({ products, next }) => (
					<RecordTable
						label={title}
						rows={products}
						keyOf={({ slug }) => slug}
						next={next}
						empty={{ title: t.none }}
						columns={[
							{
								label: t.columns.name,
								cell: ({ slug, name }) => (
									<Link to={`/office/products/${slug}`}>{localize(name, language)}</Link>
								),
							},
							{ label: t.columns.price, isNumber: true, cell: ({ price }) => formatRupiah(price) },
							{ label: t.columns.left, isNumber: true, cell: ({ left }) => formatCount(left, language) },
							{
								label: t.columns.variants,
								isNumber: true,
								cell: ({ variants, soldOut }) => (
									<>
										{variants}
										{soldOut > 0 && <small>{t.soldOut(soldOut)}</small>}
									</>
								),
							},
							{
								label: languages,
								cell: ({ languages }) => <WordStateBadges states={languages} />,
							},
							{
								label: t.columns.state,
								cell: ({ isPublished }) => (
									<Badge tone={isPublished ? "ok" : "line"}>{isPublished ? t.published : t.hidden}</Badge>
								),
							},
						]}
					/>
				)}
			</ReadState>
		</Screen>
	);
}
