import { matchPath } from "react-router";
import { routeAt } from "../../paths";
import type { RouteName } from "../../routes";

/** What somebody was about to buy, as its address says. */
export type PurchasePath = { screen: PurchaseScreen; id: string; query: URLSearchParams };

const screens = ["cart-detail", "checkout", "buy-ticket", "buy-ticket-promo"] as const satisfies RouteName[];
type PurchaseScreen = (typeof screens)[number];

export function purchaseAt(path: string): PurchasePath | null {
	const { pathname, searchParams } = new URL(path, "http://site");
	const route = routeAt(pathname);
	const screen = screens.find((name) => name === route?.name);
	if (!route || !screen) return null;
	const { id, promo_link } = matchPath(route.path, pathname)?.params ?? {};
	return { screen, id: id ?? promo_link ?? "", query: searchParams };
}
