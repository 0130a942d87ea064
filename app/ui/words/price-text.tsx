import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { cardTexts } from "../cards/card-texts";
import { classNames } from "../class-names";
import "./price-text.css";

type PriceTextProps = {
	/** Whole rupiah. */
	amount: number;
	/** The former price, shown struck through if higher. */
	former?: number | null | undefined;
	/** In display type, as on cards and product pages. */
	display?: boolean;
	className?: string;
};

export function PriceText({ amount, former, display, className }: PriceTextProps) {
	const t = useTexts(cardTexts);
	const reduced = former != null && former > amount;
	return (
		<span className={classNames("price", display && "price-display", reduced && "price-reduced", className)}>
			{reduced && <span className="visually-hidden">{t.product.price} </span>}
			{formatRupiah(amount)}
			{reduced && (
				<s className="price-former muted">
					<span className="visually-hidden">{t.product.formerPrice} </span>
					{formatRupiah(former)}
				</s>
			)}
		</span>
	);
}
