import { useLoaderData, useSearchParams } from "react-router";
import { orderTabs } from "../orders/order-tabs";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { chosenIn, pageIn, withFilters } from "../platform/list-address";
import { isListFailed, useListLoading } from "../platform/list-read";
import { pageRead } from "../platform/page-read";
import { ToRate } from "../store/ratings/to-rate";
import { ChipLink, ChipRow } from "../ui/chip";
import { Pagination } from "../ui/pagination";
import { accountMeta } from "./account-meta";
import { FailedAccount, LoadingAccount } from "./account-states";
import { ownOrders } from "./contract";
import { EmptyPage } from "./empty-page";
import { itemTexts } from "./item-texts";
import { inMembersBrowser } from "./member-read";
import { OrderList } from "./order-list";
import { accountTexts } from "./texts";

export const meta = accountMeta("profile-all-items");
export const clientLoader = inMembersBrowser(
	pageRead((call, { query }) =>
		call(ownOrders, { tab: chosenIn(query, "tab", orderTabs), page: pageIn(query) }),
	),
);
export const HydrateFallback = LoadingAccount;

export default function ItemsPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(accountTexts);
	const texts = useTexts(itemTexts);
	const isLoading = useListLoading(pathTo("profile-all-items"));
	const [query] = useSearchParams();
	if (isListFailed(answer)) return <FailedAccount />;
	const { orders, counts, page, pageCount } = answer;
	if (counts.all === 0)
		return (
			<EmptyPage
				title={t.noItems}
				text={t.noItemsText}
				action={{ to: pathTo("store-list"), label: t.toStore }}
			/>
		);
	const current = chosenIn(query, "tab", orderTabs) ?? "all";
	const all = pathTo("profile-all-items");
	return (
		<section className="account-section" aria-busy={isLoading}>
			<ChipRow label={texts.tabsLabel}>
				{orderTabs.map((tab) => (
					<ChipLink
						key={tab}
						to={withFilters(all, query, { tab: tab === "all" ? undefined : tab })}
						current={tab === current}
						preventScrollReset
					>
						{texts.tabs[tab]} <span className="tabular muted">{counts[tab]}</span>
					</ChipLink>
				))}
			</ChipRow>
			{orders.length === 0 ? (
				<EmptyPage
					title={texts.noneHere}
					text={texts.noneHereText}
					action={{ to: all, label: texts.showAll }}
				/>
			) : (
				<>
					<ToRate />
					<OrderList orders={orders} />
				</>
			)}
			<Pagination page={page} pageCount={pageCount} />
		</section>
	);
}
