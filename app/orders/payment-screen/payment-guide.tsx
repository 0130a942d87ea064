import { club } from "../../../club/profile";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { ExpandableItem } from "../../ui/navigation/expandable-item";
import type { ShownAttempt } from "../contract";
import { methodNames } from "../payments/method-names";
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

const banks: Record<string, { name: string; app: string; code: string }> = {
	bca: { name: "BCA", app: "m-BCA", code: "014" },
	bni: { name: "BNI", app: "BNI Mobile Banking", code: "009" },
	bri: { name: "BRI", app: "BRImo", code: "002" },
	permata: { name: "Permata", app: "PermataMobile X", code: "013" },
};

function guidesFor(
	{ instructions }: ShownAttempt,
	method: string,
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
			const { number, billerCode, bank } = instructions;
			if (billerCode) return [{ title: t.billApp, steps: t.billSteps(billerCode, number, amount) }];
			const { name, app, code } = banks[bank] ?? { name: bank, app: bank, code: "" };
			return [
				{ title: t.app(app), steps: t.appSteps(number, club.name, amount) },
				{ title: t.atm(name), steps: t.atmSteps(number) },
				{ title: t.otherBank, steps: t.otherBankSteps(code, number, amount) },
			];
		}
		case "code":
			return [{ title: t.store(method), steps: t.storeSteps(amount) }];
		default:
			return [{ title: t.page, steps: t.pageSteps }];
	}
}
