import { Link } from "react-router";
import { localize, useLanguage, useTexts } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { formatCount } from "../../platform/numbers";
import { staffProducts } from "../../store/selling/contract";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { officeTexts } from "../texts";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { TableBox } from "../ui/table-box";
import { useAddress } from "../ui/use-address";
import { storeOfficeTexts } from "./texts";
import "./store.css";

const states = ["all", "published", "hidden"] as const;

export function ProductListScreen() {
	const { product: t, products: title } = useTexts(storeOfficeTexts);
	const { list } = useTexts(officeTexts);
	const language = useLanguage();
	const { value, change, addressWith } = useAddress();
	const state = states.find((one) => one === value("state")) ?? "all";
	const read = useRead(
		staffProducts,
		{ q: value("q"), state, after: value("after") },
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
			<div className="office-filters">
				<FilterSearch label={t.find} value={value("q")} onChange={(q) => change("q", q)} />
				<Select
					label={t.stateLabel}
					hideLabel
					value={state}
					onChange={({ target }) => change("state", target.value === "all" ? undefined : target.value)}
					options={states.map((value) => ({ value, label: t.states[value] }))}
				/>
			</div>
			<ReadState of={read}>
				{({ products, next }) =>
					products.length === 0 ? (
						<EmptyState title={t.none} />
					) : (
						<>
							<TableBox label={title}>
								<table className="office-table">
									<thead>
										<tr>
											<th scope="col">{t.columns.name}</th>
											<th scope="col" className="number">
												{t.columns.price}
											</th>
											<th scope="col" className="number">
												{t.columns.left}
											</th>
											<th scope="col" className="number">
												{t.columns.variants}
											</th>
											<th scope="col">{t.columns.state}</th>
										</tr>
									</thead>
									<tbody>
										{products.map((product) => (
											<tr key={product.slug}>
												<th scope="row">
													<Link to={`/office/products/${product.slug}`}>
														{localize(product.name, language)}
													</Link>
												</th>
												<td className="number">{formatRupiah(product.price)}</td>
												<td className="number">{formatCount(product.left, language)}</td>
												<td className="number">
													{product.variants}
													{product.soldOut > 0 && <small>{t.soldOut(product.soldOut)}</small>}
												</td>
												<td>
													<Badge tone={product.isPublished ? "ok" : "line"}>
														{product.isPublished ? t.published : t.hidden}
													</Badge>
												</td>
											</tr>
										))}
									</tbody>
								</table>
							</TableBox>
							<p className="office-more">
								{value("after") && <Link to={addressWith("after", undefined)}>{list.first}</Link>}
								{next && <Link to={addressWith("after", next)}>{list.next}</Link>}
							</p>
						</>
					)
				}
			</ReadState>
		</Screen>
	);
}
