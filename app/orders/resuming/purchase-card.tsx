import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Picture } from "../../ui/pictures/picture";
import type { Purchase } from "./read-purchase";
import { resumingTexts } from "./texts";
import "./purchase-card.css";

/** What is bought, with its picture and its price. */
export function PurchaseCard({ label, purchase }: { label: string; purchase: Purchase | undefined }) {
	const t = useTexts(resumingTexts);
	return (
		<section className="purchase-card" aria-label={label} aria-busy={!purchase}>
			<span className="purchase-picture">
				{purchase?.picture && (
					<Picture picture={purchase.picture} ratio="1/1" width={320} height={320} fit="contain" alt="" />
				)}
			</span>
			<div>
				<p className="small muted">{label}</p>
				{purchase ? (
					<>
						<p className="display display-1">{purchase.name}</p>
						<p className="small muted tabular">{lineOf(purchase, t)}</p>
					</>
				) : (
					<Skeleton height="44px" />
				)}
			</div>
		</section>
	);
}

type Words = Record<"pieces" | "tickets" | "others", (count: number) => string>;

function lineOf({ kind, detail, others, count, amount }: Purchase, t: Words): string {
	const pieces = kind === "goods" ? t.pieces(count) : amount === null ? "" : t.tickets(count);
	const besides = others > 0 ? t.others(others) : detail;
	return [besides, pieces, amount !== null && formatRupiah(amount)].filter(Boolean).join(" · ");
}
