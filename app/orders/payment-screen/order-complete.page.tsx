import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { isListFailed } from "../../platform/lists/list-read";
import { textsIn, useTexts } from "../../platform/words/language";
import { HelpScreen, shortenReference } from "../../site/contact/help-screen";
import { LoadError } from "../../ui/feedback/load-error";
import { LoadingRegion, Skeleton } from "../../ui/feedback/skeleton";
import { orderDetail } from "../contract";
import { orderLoader } from "../read-order";
import { orderTexts } from "../texts";
import { PaymentScreen } from "./payment-screen";

export const clientLoader = orderLoader(
	({ query }) => query.get("order"),
	(call, number) => call(orderDetail, { number }),
);

export function meta(page: MetaArgs) {
	const t = textsIn(orderTexts, settingsOf(page.matches).language);
	return pageMeta(page, { title: t.title, description: t.memberPage, hidden: true });
}

export function HydrateFallback() {
	return (
		<LoadingRegion className="wrap payment-loading stack gap-4">
			<Skeleton height="24px" width="220px" />
			<Skeleton height="96px" width="min(520px, 100%)" />
			<Skeleton height="96px" />
			<Skeleton height="280px" />
		</LoadingRegion>
	);
}

export default function OrderCompletePage() {
	const order = useLoaderData<typeof clientLoader>();
	const t = useTexts(orderTexts);
	if (isListFailed(order)) {
		return (
			<div className="wrap payment-loading stack gap-4">
				<LoadError title={t.failed} text={t.failedText} />
			</div>
		);
	}
	return order ? <PaymentScreen key={order.number} initial={order} /> : <NoOrder />;
}

function NoOrder() {
	const t = useTexts(orderTexts);
	const number = shortenReference(useSearchParams()[0].get("order") ?? "");
	return (
		<HelpScreen
			title={t.title}
			found={number ? t.unknown : t.none}
			text={number ? t.unknownText(number) : t.noneText}
			action={{ to: pathTo("profile-all-items"), label: t.myItems }}
			help={{ title: t.help, text: t.helpText, message: t.helpMessage(number) }}
		/>
	);
}
