import { CalendarClock, ChevronDown, Landmark, type LucideIcon, Store, Wallet } from "lucide-react";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { MethodMark } from "../../payment-screen/method-mark";
import { MethodTile } from "../../payment-screen/method-tile";
import {
	type MethodGroup,
	methodGroups,
	type PaymentMethod,
	shortName,
} from "../../payments/payment-methods";
import { checkoutTexts } from "../checkout-texts";
import "./method-list.css";

type MethodListProps = {
	methods: readonly PaymentMethod[];
	chosen: PaymentMethod;
	onChoose: (method: PaymentMethod) => void;
};

/** For goods and tickets alike: the likeliest methods first; banks, wallets and stores each in a collapsible group. */
export function MethodList({ methods, chosen, onChoose }: MethodListProps) {
	return (
		<div className="payment-groups">
			{methodGroups.map((group) => {
				const offered = group.methods.filter((each) => methods.includes(each));
				const [only] = offered;
				if (!only) return null;
				return group.name === "qris" || group.name === "card" ? (
					<OneMethod key={group.name} method={only} chosen={chosen} onChoose={onChoose} />
				) : (
					<Methods key={group.name} group={group} methods={offered} chosen={chosen} onChoose={onChoose} />
				);
			})}
		</div>
	);
}

const cardNetworks = "Visa, Mastercard, JCB";

type OneMethodProps = Omit<MethodListProps, "methods"> & { method: PaymentMethod };

function OneMethod({ method, chosen, onChoose }: OneMethodProps) {
	const t = useTexts(checkoutTexts);
	return (
		<label className="payment-group payment-one">
			<MethodMark method={method} />
			<span>
				<b>{method === "card" ? t.card : t.qris}</b>
				<small className="small muted">{method === "card" ? cardNetworks : t.qrisHint}</small>
			</span>
			<input
				type="radio"
				name={`method-${method}`}
				checked={method === chosen}
				onChange={() => onChoose(method)}
			/>
		</label>
	);
}

type MethodsProps = MethodListProps & { group: MethodGroup };

/** Each group has its own name, so that Tab reaches it even if a method of another group is chosen. */
function Methods({ group: { name }, methods, chosen, onChoose }: MethodsProps) {
	const t = useTexts(checkoutTexts);
	const language = useLanguage();
	const short = (method: PaymentMethod) => shortName(method, language);
	const Icon = icons[name];
	return (
		<details className="payment-group" name="payment" open={methods.includes(chosen)}>
			<summary>
				<Icon className="icon" aria-hidden="true" />
				<span>
					<b>{t[name]}</b>
					<small className="small muted">{name === "va" ? t.vaHint : methods.map(short).join(", ")}</small>
				</span>
				<ChevronDown className="icon payment-open" aria-hidden="true" />
			</summary>
			<fieldset className="method-tiles stack">
				<legend className="visually-hidden">{t[name]}</legend>
				{methods.map((method) => (
					<MethodTile
						key={method}
						method={method}
						label={short(method)}
						name={`method-${name}`}
						isChosen={method === chosen}
						onChoose={() => onChoose(method)}
					/>
				))}
			</fieldset>
		</details>
	);
}

const icons: Record<MethodGroup["name"], LucideIcon> = {
	qris: Landmark,
	va: Landmark,
	wallet: Wallet,
	card: Landmark,
	credit: CalendarClock,
	store: Store,
};
