import { club } from "../../../club/profile";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { ExpandableItem } from "../../ui/navigation/expandable-item";
import type { ShownAttempt } from "../contract";
import { methodFacts, methodNames } from "../payments/payment-methods";
import { paymentTexts } from "./texts";
import "./payment-guide.css";

type Guide = { title: string; steps: string };

/** How to pay, channel by channel, the likeliest one expanded. */
export function PaymentGuide({ attempt, amount }: { attempt: ShownAttempt; amount: number }) {
	const t = useTexts(paymentTexts);
	const name = useTexts(methodNames)[attempt.method];
	return (
		<section className="payment-guide">
			<h2 className="display display-2">{t.howTo}</h2>
			{guidesFor(attempt, name, formatRupiah(amount), t).map(({ title, steps }, index) => (
				<ExpandableItem
					key={title}
					id={`guide-${index + 1}`}
					title={title}
					group="guide"
					defaultOpen={index === 0}
				>
					<ol className="guide-steps stack gap-3">
						{steps.split("\n").map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
				</ExpandableItem>
			))}
		</section>
	);
}

function guidesFor(
	{ instructions, method }: ShownAttempt,
	shop: string,
	amount: string,
	{ guides: t }: ReturnType<typeof useTexts<(typeof paymentTexts)["id"]>>,
): Guide[] {
	switch (instructions?.kind) {
		case "qr":
			return [
				{ title: t.qrElsewhere, steps: t.qrElsewhereSteps(club.name) },
				{ title: t.qrHere, steps: t.qrHereSteps },
			];
		case "va": {
			const { number, billerCode } = instructions;
			if (billerCode) return [{ title: t.billApp, steps: t.billSteps(billerCode, number, amount) }];
			const { name, app, code } = methodFacts[method].bank ?? { name: shop, app: shop, code: null };
			return [
				{ title: t.app(app), steps: t.appSteps(number, club.name, amount) },
				{ title: t.atm(name), steps: t.atmSteps(number) },
				...(code ? [{ title: t.otherBank, steps: t.otherBankSteps(code, number, amount) }] : []),
			];
		}
		case "code":
			return [{ title: t.store(shop), steps: t.storeSteps(amount) }];
		case "app":
			return [
				{ title: t.linkHere, steps: t.linkHereSteps(shop) },
				{ title: t.linkElsewhere, steps: t.linkElsewhereSteps(shop) },
			];
		default:
			return [{ title: t.page, steps: t.pageSteps }];
	}
}
