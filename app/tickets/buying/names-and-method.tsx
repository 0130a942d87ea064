import { useChildren } from "../../members/family/use-children";
import { useSession } from "../../members/sessions/session";
import { MethodList } from "../../orders/checkout/payment/method-list";
import { methodsFor, type PaymentMethod } from "../../orders/payments/payment-methods";
import { useTexts } from "../../platform/words/language";
import { Field } from "../../ui/fields/field";
import { buyingTexts } from "./texts";
import "./names-and-method.css";

type NamesAndMethodProps = {
	count: number;
	/** Of numbered sections, ticket by ticket. */
	seats: readonly { row: number; number: number }[];
	total: number;
	/** Null where there is nothing to pay. */
	method: PaymentMethod | null;
	onMethod: (method: PaymentMethod) => void;
};

/** Who goes in with each ticket, and how it is paid. */
export function NamesAndMethod({ count, seats, total, method, onMethod }: NamesAndMethodProps) {
	const t = useTexts(buyingTexts);
	const { user } = useSession();
	const children = useChildren();
	return (
		<>
			<datalist id="held-children">
				{children.map(({ id, name }) => (
					<option key={id} value={name} />
				))}
			</datalist>
			<div className="held-names stack gap-4">
				{Array.from({ length: count }, (_, at) => (
					<Field
						// biome-ignore lint/suspicious/noArrayIndexKey: tickets are told apart by their place
						key={at}
						name={`holder-${at + 1}`}
						label={t.holder(at + 1)}
						hint={seats[at] && t.seat(seats[at].row, seats[at].number)}
						defaultValue={at === 0 ? user?.name : ""}
						placeholder={user?.name}
						maxLength={80}
						autoComplete={at === 0 ? "name" : "off"}
						list="held-children"
					/>
				))}
			</div>
			{/* Nothing to pay, no payment method to choose. */}
			{method && (
				<section className="held-methods stack gap-3" aria-label={t.method}>
					<h2 className="display display-1">{t.method}</h2>
					<MethodList methods={methodsFor(total)} chosen={method} onChoose={onMethod} />
				</section>
			)}
		</>
	);
}

/** The names as they were filled in. */
export const holdersIn = (form: FormData, count: number) =>
	Array.from({ length: count }, (_, at) => String(form.get(`holder-${at + 1}`) ?? "").trim());
