import { useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { orderTabs } from "../../../orders/history/order-tabs";
import { pathTo } from "../../../paths";
import { pageRead } from "../../../platform/browser/page-read";
import { chosenIn } from "../../../platform/lists/list-address";
import { isListFailed, useListLoading } from "../../../platform/lists/list-read";
import { useTexts } from "../../../platform/words/language";
import { itemsToRate, mostToRate } from "../../../store/ratings/contract";
import { RatedItems } from "../../../store/ratings/rated-items";
import { ChipLink, ChipRow } from "../../../ui/forms/chip";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { myOrders } from "../contract";
import { EmptyPage } from "../empty-page";
import { inMembersBrowser } from "../member-read";
import { NewerAndOlder, placeIn } from "../newer-and-older";
import { accountTexts } from "../texts";
import { itemTexts } from "./item-texts";
import { OrderList } from "./order-list";

export const meta = accountMeta("profile-all-items");
export const clientLoader = inMembersBrowser(
	pageRead(async (call, { query }) => {
		const [own, toRate] = await Promise.all([
			call(myOrders, { tab: chosenIn(query, "tab", orderTabs), ...placeIn(query) }),
			call(itemsToRate, { limit: chosenIn(query, "tab", itemTabs) === "to_rate" ? mostToRate : fewToRate }),
		]);
		return { ...own, toRate: toRate.items, counts: { ...own.counts, to_rate: toRate.count } };
	}),
);

const itemTabs = [...orderTabs, "to_rate"] as const;
/** Shown above the orders as a reminder. */
const fewToRate = 3;

export const HydrateFallback = LoadingAccount;

export default function ItemsPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(accountTexts);
	const texts = useTexts(itemTexts);
	const isLoading = useListLoading(pathTo("profile-all-items"));
	const [query] = useSearchParams();
	const { revalidate } = useRevalidator();
	if (isListFailed(answer)) return <FailedAccount />;
	const { orders, toRate, counts, newer, older } = answer;
	if (counts.all === 0)
		return (
			<EmptyPage
				title={t.noItems}
				text={t.noItemsText}
				action={{ to: pathTo("store-list"), label: t.toStore }}
			/>
		);
	const current = chosenIn(query, "tab", itemTabs) ?? "all";
	const isShown = current === "to_rate" ? toRate.length > 0 : orders.length > 0;
	const all = pathTo("profile-all-items");
	return (
		<section className="account-section" aria-busy={isLoading}>
			<ChipRow label={texts.tabsLabel}>
				{itemTabs.map((tab) => (
					<ChipLink
						key={tab}
						to={tab === "all" ? all : `${all}?tab=${tab}`}
						current={tab === current}
						preventScrollReset
					>
						{texts.tabs[tab]} <span className="tabular">{counts[tab]}</span>
					</ChipLink>
				))}
			</ChipRow>
			{!isShown && (
				<EmptyPage
					title={texts.noneHere}
					text={current === "to_rate" ? texts.noneToRate : texts.noneHereText}
					action={{ to: all, label: texts.showAll }}
				/>
			)}
			{toRate.length > 0 && ["all", "delivered", "to_rate"].includes(current) && (
				<section aria-labelledby="to-rate">
					<h2 className="display display-1" id="to-rate">
						{texts.toRate}
					</h2>
					<RatedItems items={toRate} showOrder onRated={() => void revalidate()} />
				</section>
			)}
			{current !== "to_rate" && (
				<>
					<OrderList orders={orders} />
					<NewerAndOlder newer={newer} older={older} />
				</>
			)}
		</section>
	);
}
