import { ArrowLeftRight } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ExpandableItem } from "../../ui/navigation/expandable-item";
import type { PaymentMethod } from "../payments/gateway";
import { methodNames } from "../payments/method-names";
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
	const [isBusy, setBusy] = useState(false);
	const [chosen, setChosen] = useState<PaymentMethod | null>(null);
	const [isMissing, setMissing] = useState(false);
	const send = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!chosen) return setMissing(true);
		setBusy(true);
		await onChoose(chosen);
		setBusy(false);
	};
	const title = (
		<span className="method-change">
			<ArrowLeftRight className="icon" aria-hidden="true" />
			{t.change}
		</span>
	);
	return (
		<ExpandableItem id="method" title={title}>
			<form onSubmit={send} className="method-form">
				<p className="small muted">{t.changeText}</p>
				<fieldset>
					<legend className="visually-hidden">{t.change}</legend>
					<div className="method-tiles">
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
