import { Check } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { keptReturn } from "../../members/sessions/kept-return";
import { returnCookie } from "../../members/sessions/pending-return";
import { useSession } from "../../members/sessions/session";
import { removeCookie } from "../../platform/http/cookies";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button, ButtonLink } from "../../ui/button";
import { Sheet } from "../../ui/dialogs/sheet";
import { ActionButton } from "../../ui/forms/action-button";
import { keepInCart } from "./keep-in-cart";
import { PurchaseCard } from "./purchase-card";
import { purchaseAt } from "./purchase-path";
import type { Purchase } from "./read-purchase";
import { resumingTexts } from "./texts";
import { usePurchase } from "./use-purchase";
import "./resume-sheet.css";

/** Registering and links in mails lead Home: from here on to what was about to be bought. */
export function ResumeSheet() {
	const [kept, setKept] = useState(keptReturn);
	const purchase = usePurchase(kept?.path);
	if (!kept || !purchase) return null;
	const forget = () => {
		removeCookie(returnCookie);
		setKept(null);
	};
	return <OpenSheet path={kept.path} purchase={purchase} onDone={forget} />;
}

type OpenSheetProps = { path: string; purchase: Purchase; onDone: () => void };

function OpenSheet({ path, purchase, onDone }: OpenSheetProps) {
	const t = useTexts(resumingTexts);
	const { user } = useSession();
	const navigate = useNavigate();
	const { kind, amount } = purchase;
	const wanted = purchaseAt(path);
	const isBuyNow = wanted?.screen === "cart-detail";
	return (
		<Sheet title={t.title} open onOpenChange={onDone}>
			<div className="resume stack gap-4">
				{user && (
					<p className="resume-welcome row gap-3">
						<Check className="icon" aria-hidden="true" />
						{t.welcome(user.name)}
					</p>
				)}
				<PurchaseCard label={t.kept} purchase={purchase} />
				<ButtonLink
					block
					to={path}
					onClick={(event) => {
						event.preventDefault();
						onDone();
						void navigate(path);
					}}
				>
					{amount === null ? t.choose : t.pay(formatRupiah(amount))}
				</ButtonLink>
				{kind === "goods" && isBuyNow ? (
					<ActionButton variant="ghost" block onPress={() => keepInCart(wanted)} after={onDone}>
						{t.toCart}
					</ActionButton>
				) : (
					<Button variant="ghost" block onClick={onDone}>
						{t.later}
					</Button>
				)}
			</div>
		</Sheet>
	);
}
