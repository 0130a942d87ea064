import { useState } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Picture } from "../../ui/pictures/picture";
import { PriceText } from "../../ui/words/price-text";
import type { MyItem } from "./contract";
import { RatingDialog } from "./rating-dialog";
import { Stars } from "./stars";
import { ratingTexts } from "./texts";
import "./rated-items.css";

type RatedItemsProps = { items: readonly MyItem[]; showOrder?: boolean; onRated: () => void };

/** Items the member has bought, each with its rating or a button to rate it. */
export function RatedItems({ items, showOrder = false, onRated }: RatedItemsProps) {
	const t = useTexts(ratingTexts);
	const [open, setOpen] = useState<MyItem | null>(null);
	return (
		<>
			<ul className="rated-items">
				{items.map((item) => (
					<li className="stack" key={`${item.number} ${item.position}`}>
						{item.product && (
							<Picture
								picture={item.product.picture}
								ratio="1/1"
								width={96}
								height={96}
								fit="contain"
								alt=""
							/>
						)}
						<div>
							<b>
								{item.product ? (
									<Link to={pathTo("store-detail", { id: item.product.slug })}>{item.title}</Link>
								) : (
									item.title
								)}
							</b>
							{(item.quantity > 1 || showOrder) && (
								<p className="small muted">
									{item.quantity > 1 && `${item.quantity} ×`}
									{item.quantity > 1 && showOrder && " · "}
									{showOrder && (
										<Link to={pathTo("profile-view-more", { id: item.number })}>
											{t.orderOf(item.number)}
										</Link>
									)}
								</p>
							)}
							<OwnRating item={item} />
						</div>
						<PriceText amount={item.amount} display />
						{item.canRate && (
							<Button
								size="small"
								variant={item.rating ? "ghost" : undefined}
								aria-label={`${item.rating ? t.change : t.rate}: ${item.title}`}
								onClick={() => setOpen(item)}
							>
								{item.rating ? t.change : t.rate}
							</Button>
						)}
					</li>
				))}
			</ul>
			{open && (
				<RatingDialog
					item={open}
					onClose={() => setOpen(null)}
					onRated={() => {
						setOpen(null);
						onRated();
					}}
				/>
			)}
		</>
	);
}

/** An order that was never paid has nothing to wait for. */
const isComing = ({ orderState }: MyItem) => ["paid", "packed", "shipped"].includes(orderState);

function OwnRating({ item }: { item: MyItem }) {
	const t = useTexts(ratingTexts);
	const language = useLanguage();
	const { rating, canRate } = item;
	if (!rating) return isComing(item) ? <p className="small muted">{t.notArrived}</p> : null;
	return (
		<>
			<p className="own-rating row flow small muted">
				<Stars stars={rating.stars} />
				{canRate && t.until(formatDate(rating.editableUntil, "short", language, club.timeZone))}
			</p>
			{rating.answer && (
				<blockquote className="rating-answer small">
					<b>{t.clubAnswer}</b>
					<p>{rating.answer}</p>
				</blockquote>
			)}
		</>
	);
}
