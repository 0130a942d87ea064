import { QrCode } from "lucide-react";
import { cssVariables } from "../../ui/css-variables";
import type { PaymentMethod } from "../payments/gateway";
import "./method-mark.css";

/** A method's name in our own lettering, never its logo. */
export function MethodMark({ method }: { method: PaymentMethod }) {
	const [name, width] = marks[method];
	return (
		<span className="method-mark" aria-hidden="true" style={cssVariables({ "--mark-width": `${width}%` })}>
			{method === "qris" ? <QrCode className="icon" /> : name}
		</span>
	);
}

/** The short name, and its letter width to fill the mark. */
const marks: Record<PaymentMethod, [string, number]> = {
	qris: ["QRIS", 110],
	va_bca: ["BCA", 120],
	va_bni: ["BNI", 130],
	va_bri: ["BRI", 120],
	va_mandiri: ["Mandiri", 62],
	va_permata: ["Permata", 60],
	gopay: ["GoPay", 84],
	shopeepay: ["ShopeePay", 52],
	card: ["Card", 100],
	alfamart: ["Alfamart", 58],
	indomaret: ["Indomaret", 54],
};
