import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { useSubmit } from "../../platform/browser/use-submit";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ExpandableItem } from "../../ui/navigation/expandable-item";
import { methodNames, type PaymentMethod } from "../payments/payment-methods";
import { MethodTile } from "./method-tile";
import { paymentTexts } from "./texts";
import "./method-choice.css";

type MethodChoiceProps = {
	methods: readonly PaymentMethod[];
	current: PaymentMethod | undefined;
	onChoose: (method: PaymentMethod) => Promise<void>;
};

/** Another way to pay the same order, until the same deadline. */
export function MethodChoice({ methods, current, onChoose }: MethodChoiceProps) {
	const t = useTexts(paymentTexts);
	const names = useTexts(methodNames);
	const [chosen, setChosen] = useState<PaymentMethod | null>(null);
	const [isMissing, setMissing] = useState(false);
	const { onSubmit, isBusy } = useSubmit(async () => {
		setMissing(!chosen);
		if (!chosen) return false;
		await onChoose(chosen);
	});
	const title = (
		<span className="method-change">
			<ArrowLeftRight className="icon" aria-hidden="true" />
			{t.change}
		</span>
	);
	return (
		<ExpandableItem id="method" title={title}>
			<form onSubmit={onSubmit} className="method-form stack gap-4">
				<p className="small muted">{t.changeText}</p>
				<fieldset>
					<legend className="visually-hidden">{t.change}</legend>
					<div className="method-tiles stack">
						{methods
							.filter((method) => method !== current)
							.map((method) => (
								<MethodTile
									key={method}
									method={method}
									label={names[method]}
									name="method"
									isChosen={chosen === method}
									onChoose={() => {
										setChosen(method);
										setMissing(false);
									}}
								/>
							))}
					</div>
				</fieldset>
				{isMissing && <p role="alert">{t.chooseFirst}</p>}
				<Button type="submit" loading={isBusy}>
					{t.useThis}
				</Button>
			</form>
		</ExpandableItem>
	);
}
