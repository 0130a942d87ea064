import type { RouteObject } from "react-router";
import { OfficeAlone, OfficeError, OfficeMissing, OfficeRoot } from "./frame/office-root";

/** Every screen of the office, each loaded when first opened. */
export const officeRoutes: RouteObject[] = [
	{
		path: "/office/touchline/:event",
		element: <OfficeAlone />,
		errorElement: <OfficeError />,
		hydrateFallbackElement: <></>,
		children: [
			{
				index: true,
				lazy: screen(async () => (await import("./touchline/touchline-screen")).TouchlineScreen),
			},
		],
	},
	{
		path: "/office",
		element: <OfficeRoot />,
		errorElement: <OfficeError />,
		// No server rendering, so there is nothing to show before the first screen has loaded.
		hydrateFallbackElement: <></>,
		children: [
			{ index: true, lazy: screen(async () => (await import("./today/today-screen")).TodayScreen) },
			{ path: "orders", lazy: screen(async () => (await import("./orders/order-list")).SoldOrders) },
			{ path: "orders/print", lazy: screen(async () => (await import("./orders/print")).PrintOrders) },
			{
				path: "orders/:number",
				lazy: screen(async () => (await import("./orders/order-screen")).SoldOrderScreen),
			},
			{
				path: "products",
				lazy: screen(async () => (await import("./store/product-list-screen")).ProductListScreen),
			},
			{
				path: "products/new",
				lazy: screen(async () => (await import("./store/new-product-screen")).NewProductScreen),
			},
			{
				path: "products/:slug",
				lazy: screen(async () => (await import("./store/product-screen")).ProductScreen),
			},
			{ path: "returns", lazy: screen(async () => (await import("./store/returns-screen")).ReturnsScreen) },
			{ path: "ratings", lazy: screen(async () => (await import("./store/ratings-screen")).RatingsScreen) },
			{
				path: "vouchers",
				lazy: screen(async () => (await import("./store/voucher-list-screen")).VoucherListScreen),
			},
			{
				path: "vouchers/:id",
				lazy: screen(async () => (await import("./store/voucher-screen")).VoucherScreen),
			},
			{
				path: "tickets",
				lazy: screen(async () => (await import("./tickets/sales/sales-screen")).SalesScreen),
			},
			{
				path: "tickets/new",
				lazy: screen(async () => (await import("./tickets/sales/new-sale-screen")).NewSaleScreen),
			},
			{
				path: "tickets/:event",
				lazy: screen(async () => (await import("./tickets/sales/sale-screen")).SaleScreen),
			},
			{
				path: "tickets/:event/change",
				lazy: screen(async () => (await import("./tickets/changes/change-screen")).ChangeScreen),
			},
			{
				path: "tickets/:event/counter",
				lazy: screen(async () => (await import("./tickets/box-office/counter-screen")).CounterScreen),
			},
			{
				path: "board/:event",
				lazy: screen(async () => (await import("./tickets/board/board-screen")).BoardScreen),
			},
			{ path: "news", lazy: screen(async () => (await import("./news/news-list")).NewsList) },
			{ path: "news/:id", lazy: screen(async () => (await import("./news/article-screen")).ArticleScreen) },
			{ path: "events", lazy: screen(async () => (await import("./events/events-screen")).EventsScreen) },
			{
				path: "events/new",
				lazy: screen(async () => (await import("./events/new-event-screen")).NewEventScreen),
			},
			{
				path: "events/:event",
				lazy: screen(async () => (await import("./events/event-screen")).EventScreen),
			},
			{
				path: "standings",
				lazy: screen(async () => (await import("./events/standings-screen")).StandingsScreen),
			},
			{ path: "media", lazy: screen(async () => (await import("./media/media-screen")).MediaScreen) },
			{
				path: "content/:kind?",
				lazy: screen(async () => (await import("./content/content-list")).ContentList),
			},
			{
				path: "content/:kind/:id",
				lazy: screen(async () => (await import("./content/content-screen")).ContentScreen),
			},
			{
				path: "announcements",
				lazy: screen(async () => (await import("./announcements/announcements-screen")).AnnouncementsScreen),
			},
			{ path: "inbox", lazy: screen(async () => (await import("./inbox/inbox-screen")).InboxScreen) },
			{
				path: "members",
				lazy: screen(async () => (await import("./people/member-list-screen")).MemberListScreen),
			},
			{
				path: "members/merges",
				lazy: screen(async () => (await import("./people/merge-list-screen")).MergeListScreen),
			},
			{
				path: "members/:id",
				lazy: screen(async () => (await import("./people/member-screen")).MemberScreen),
			},
			{
				path: "members/:id/merge",
				lazy: screen(async () => (await import("./people/merge-screen")).MergeScreen),
			},
			{ path: "staff", lazy: screen(async () => (await import("./people/staff-screen")).StaffScreen) },
			{ path: "log", lazy: screen(async () => (await import("./people/log-screen")).LogScreen) },
			{ path: "sheets", lazy: screen(async () => (await import("./sheets/sheets-screen")).SheetsScreen) },
			{
				path: "webhooks",
				lazy: screen(async () => (await import("./webhooks/webhook-list-screen")).WebhookListScreen),
			},
			{
				path: "webhooks/:id",
				lazy: screen(async () => (await import("./webhooks/webhook-screen")).WebhookScreen),
			},
			{ path: "keys", lazy: screen(async () => (await import("./keys/key-list-screen")).KeyListScreen) },
			{ path: "jobs", lazy: screen(async () => (await import("./jobs/job-list-screen")).JobListScreen) },
			{ path: "money", lazy: screen(async () => (await import("./money/money-screen")).MoneyScreen) },
			{ path: "*", element: <OfficeMissing /> },
		],
	},
];

function screen(load: () => Promise<() => React.ReactNode>) {
	return async () => ({ Component: await load() });
}
