import { Link } from "react-router";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatCount } from "../../../platform/words/numbers";
import { salesForStaff } from "../../../tickets/selling/contract";
import { ButtonLink } from "../../../ui/button";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { useHasRole } from "../../frame/use-me";
import { useRead } from "../../read";
import { officeTexts } from "../../texts";
import { ReadState } from "../../ui/read-state";
import { Screen } from "../../ui/screen";
import { TableBox } from "../../ui/table-box";
import { Tabs } from "../../ui/tabs";
import { useAddress } from "../../ui/use-address";
import { FillBar } from "../board/fill-bar";
import { ticketOfficeTexts } from "../texts";
import { makingTexts } from "./making-texts";
import { SaleBadge } from "./sale-badge";
import "../tickets.css";

export function SalesScreen() {
	const t = useTexts(ticketOfficeTexts);
	const { newSale } = useTexts(makingTexts);
	const { list } = useTexts(officeTexts);
	const language = useLanguage();
	const isSelling = useHasRole("ticketing");
	const { value, addressWith } = useAddress();
	const when = value("when") === "over" ? ("over" as const) : ("ahead" as const);
	const page = Math.max(1, Number(value("after")) || 1);
	const read = useRead(salesForStaff, { when, page }, { keepsPrevious: true });
	return (
		<Screen
			title={t.title}
			actions={
				isSelling && (
					<ButtonLink size="small" to="/office/tickets/new">
						{newSale}
					</ButtonLink>
				)
			}
		>
			<Tabs
				label={t.tabsLabel}
				tabs={(["ahead", "over"] as const).map((one) => ({
					to: addressWith("when", one === "ahead" ? undefined : one),
					label: t.when[one],
					isCurrent: one === when,
				}))}
			/>
			<ReadState of={read}>
				{({ sales, pageCount }) =>
					sales.length === 0 ? (
						<EmptyState title={t.none} />
					) : (
						<>
							<TableBox label={t.title}>
								<table className="office-table">
									<thead>
										<tr>
											<th scope="col">{t.columns.event}</th>
											<th scope="col">{t.columns.state}</th>
											<th scope="col">{t.columns.fill}</th>
											{(["sold", "held", "left", "worth"] as const).map((name) => (
												<th key={name} scope="col" className="number">
													{t.columns[name]}
												</th>
											))}
											<th scope="col">
												<span className="visually-hidden">{t.board}</span>
											</th>
										</tr>
									</thead>
									<tbody>
										{sales.map(({ event, worth, ...sale }) => (
											<tr key={event.slug}>
												<th scope="row">
													<Link
														to={isSelling ? `/office/tickets/${event.slug}` : `/office/board/${event.slug}`}
													>
														{event.title}
													</Link>
													<small>
														{formatDateTime(event.startsAt, "day", language, event.venue.timeZone)}
													</small>
												</th>
												<td>
													<SaleBadge sale={sale} />
												</td>
												<td>
													<FillBar {...sale} />
												</td>
												<td className="number">{formatCount(sale.sold, language)}</td>
												<td className="number">{formatCount(sale.held, language)}</td>
												<td className="number">{formatCount(sale.left, language)}</td>
												<td className="number">{formatRupiah(worth)}</td>
												<td>
													<Link className="ticket-link" to={`/office/board/${event.slug}`}>
														{t.board}
													</Link>
												</td>
											</tr>
										))}
									</tbody>
								</table>
							</TableBox>
							<p className="office-more row flow apart gap-3">
								{page > 1 && <Link to={addressWith("after", undefined)}>{list.first}</Link>}
								{page < pageCount && <Link to={addressWith("after", String(page + 1))}>{list.next}</Link>}
							</p>
						</>
					)
				}
			</ReadState>
		</Screen>
	);
}
