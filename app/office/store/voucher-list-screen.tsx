import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { club } from "../../../club/profile";
import { formatDate } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { formatCount } from "../../platform/numbers";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { staffVouchers } from "../../vouchers/contract";
import { useRead } from "../read";
import { officeTexts } from "../texts";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { TableBox } from "../ui/table-box";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { storeOfficeTexts } from "./texts";
import { VoucherDialog } from "./voucher-dialog";
import { useEffectWords, VoucherBadge } from "./voucher-words";
import "./store.css";

const states = ["all", "running", "coming", "ended"] as const;

export function VoucherListScreen() {
	const { voucher: t, vouchers: title } = useTexts(storeOfficeTexts);
	const { list } = useTexts(officeTexts);
	const language = useLanguage();
	const navigate = useNavigate();
	const effectWords = useEffectWords();
	const [isAdding, setAdding] = useState(false);
	const { value, change, addressWith } = useAddress();
	const state = states.find((one) => one === value("state")) ?? "all";
	const read = useRead(
		staffVouchers,
		{ q: value("q"), state, after: value("after") },
		{ keepsPrevious: true },
	);
	return (
		<Screen
			title={title}
			actions={
				<Button variant="ghost" size="small" onClick={() => setAdding(true)}>
					{t.add}
				</Button>
			}
		>
			<Tabs
				label={t.tabs}
				tabs={states.map((one) => ({
					to: addressWith("state", one === "all" ? undefined : one),
					label: t.states[one],
					isCurrent: one === state,
				}))}
			/>
			<div className="office-filters">
				<FilterSearch label={t.find} value={value("q")} onChange={(q) => change("q", q)} />
			</div>
			<ReadState of={read}>
				{({ vouchers, next }) =>
					vouchers.length === 0 ? (
						<EmptyState title={t.none} />
					) : (
						<>
							<TableBox label={title}>
								<table className="office-table">
									<thead>
										<tr>
											{Object.entries(t.columns).map(([name, label]) => (
												<th key={name} scope="col">
													{label}
												</th>
											))}
										</tr>
									</thead>
									<tbody>
										{vouchers.map((voucher) => (
											<tr key={voucher.id}>
												<th scope="row">
													<Link to={`/office/vouchers/${voucher.id}`}>
														{voucher.way === "code" ? voucher.code : voucher.title.id}
													</Link>
													<small>{t.ways[voucher.way]}</small>
												</th>
												<td>{effectWords(voucher)}</td>
												<td>
													{voucher.uses
														? t.of(
																formatCount(voucher.uses.sold + voucher.uses.held, language),
																formatCount(voucher.uses.size, language),
															)
														: t.forever}
												</td>
												<td>
													{voucher.endsAt
														? formatDate(voucher.endsAt, "medium", language, club.timeZone)
														: t.forever}
												</td>
												<td>
													<VoucherBadge state={voucher.state} />
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
			{isAdding && (
				<VoucherDialog
					voucher={null}
					onClose={() => setAdding(false)}
					onSaved={(id) => void navigate(`/office/vouchers/${id}`)}
				/>
			)}
		</Screen>
	);
}
