import { Lock } from "lucide-react";
import { useKeptReturn } from "../../members/sessions/kept-return";
import { useTexts } from "../../platform/words/language";
import { PurchaseCard } from "./purchase-card";
import { resumingTexts } from "./texts";
import { usePurchase } from "./use-purchase";

/** What this browser was about to buy, shown above the log-in; null if nothing. */
export function useWantedPurchase() {
	const purchase = usePurchase(useKeptReturn()?.path);
	return purchase === null ? null : <WantedPurchase purchase={purchase} />;
}

function WantedPurchase({ purchase }: { purchase: Parameters<typeof PurchaseCard>[0]["purchase"] }) {
	const t = useTexts(resumingTexts);
	return (
		<div className="wanted-purchase stack gap-3">
			<p className="row gap-2 small">
				<Lock className="icon" aria-hidden="true" />
				{t.keptFor}
			</p>
			<PurchaseCard label={t.bought} purchase={purchase} />
		</div>
	);
}
