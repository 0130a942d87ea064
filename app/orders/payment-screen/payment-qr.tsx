import { Download } from "lucide-react";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Skeleton } from "../../ui/feedback/skeleton";
import { paymentTexts } from "./texts";
import { useQr } from "./use-qr";

type PaymentQrProps = { payload: string; amount: number; name: string };

/** Drawn in the browser, so that the QR code library is only loaded where needed. Always dark on white. */
export function PaymentQr({ payload, amount, name }: PaymentQrProps) {
	const t = useTexts(paymentTexts);
	const picture = useQr(payload);
	return (
		<div className="payment-qr stack gap-5">
			<div className="payment-qr-code">
				{picture ? (
					<img src={picture} alt={t.qrLabel(formatRupiah(amount))} width={300} height={300} />
				) : (
					<Skeleton ratio="1/1" />
				)}
			</div>
			<div>
				<p className="payment-label small muted">{t.amount}</p>
				<p className="payment-sum display">{formatRupiah(amount)}</p>
				<p className="small muted">{t.qrAmountNote}</p>
				{picture && (
					<a className="button button-small" href={picture} download={`${name}.png`}>
						<span className="button-label">
							<Download className="icon" aria-hidden="true" />
							{t.saveImage}
						</span>
					</a>
				)}
			</div>
		</div>
	);
}
