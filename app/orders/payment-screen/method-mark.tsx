import { QrCode } from "lucide-react";
import { cssVariables } from "../../ui/css-variables";
import { methodFacts, type PaymentMethod } from "../payments/payment-methods";
import "./method-mark.css";

/** A method's name in our own lettering, never its logo. */
export function MethodMark({ method }: { method: PaymentMethod }) {
	const { mark, way } = methodFacts[method];
	const [name, width] = mark;
	return (
		<span className="method-mark" aria-hidden="true" style={cssVariables({ "--mark-width": `${width}%` })}>
			{way === "qr" ? <QrCode className="icon" /> : name}
		</span>
	);
}
