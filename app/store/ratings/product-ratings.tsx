import { BadgeCheck } from "lucide-react";
import { photoOf } from "../../members/profile/member-photo";
import type { AnswerOf } from "../../platform/http/contract";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatDecimal } from "../../platform/words/numbers";
import { cssVariables } from "../../ui/css-variables";
import { Badge } from "../../ui/feedback/badge";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Pagination } from "../../ui/navigation/pagination";
import { Avatar } from "../../ui/pictures/avatar";
import { Picture } from "../../ui/pictures/picture";
import { DateText } from "../../ui/words/date-text";
import type { productRatings, ShownRating } from "./contract";
import { FitAdvice } from "./fit-advice";
import { Stars } from "./stars";
import { ratingTexts } from "./texts";
import "./product-ratings.css";

type Answer = AnswerOf<typeof productRatings>;

/** Buyers' ratings: the summary beside their own words. */
export function ProductRatings({ answer }: { answer: Answer }) {
	const t = useTexts(ratingTexts);
	const { average, page, pageCount } = answer;
	return (
		<section className="product-ratings" aria-labelledby="ratings">
			<h2 className="display display-2" id="ratings">
				{t.ratings}
			</h2>
			{average === null ? (
				<EmptyState title={t.none} text={t.noneHint} />
			) : (
				<div className="ratings-columns stack">
					<Sum answer={answer} average={average} />
					<div>
						<ol className="rating-list">
							{answer.ratings.map((rating) => (
								<OneRating key={rating.id} rating={rating} />
							))}
						</ol>
						<Pagination page={page} pageCount={pageCount} hash="#ratings" />
					</div>
				</div>
			)}
		</section>
	);
}

function Sum({ answer, average }: { answer: Answer; average: number }) {
	const t = useTexts(ratingTexts);
	const language = useLanguage();
	const { count, distribution, votes } = answer;
	return (
		<div className="stack gap-5">
			<p className="rating-average row gap-4">
				<span className="visually-hidden">{t.average(formatDecimal(average, language), count)}</span>
				<b className="display tabular" aria-hidden="true">
					{formatDecimal(average, language)}
				</b>
				<span aria-hidden="true">
					<Stars stars={average} />
					{t.count(count)}
				</span>
			</p>
			<ul className="rating-bars stack" aria-label={t.distribution}>
				{distribution.map(({ stars, count: some }) => (
					<li
						className="stack gap-3"
						key={stars}
						style={cssVariables({ "--share": `${(100 * some) / count}%` })}
					>
						<span>{t.stars(stars)}</span>
						<i aria-hidden="true" />
						<span className="tabular">{some}</span>
					</li>
				))}
			</ul>
			<FitAdvice votes={votes} />
		</div>
	);
}

function OneRating({ rating }: { rating: ShownRating }) {
	const t = useTexts(ratingTexts);
	const { name, avatar, stars, words, size, fit, photos, isVerified, answer, at, isEdited } = rating;
	return (
		<li>
			<p className="rating-head row flow">
				<Stars stars={stars} />
				<Avatar name={name} picture={photoOf({ avatar })} size="small" />
				<b>{name}</b>
				{isVerified && (
					<Badge tone="ok">
						<BadgeCheck className="icon" aria-hidden="true" />
						{t.verified}
					</Badge>
				)}
			</p>
			{words && <p>{words}</p>}
			{photos.length > 0 && (
				<p className="rating-photos flow">
					{photos.map(({ id, width, height }, index) => (
						<a key={id} href={`/photo/${id}?w=1600`} target="_blank" rel="noopener noreferrer">
							<Picture
								picture={{ photo: id, width, height }}
								ratio="1/1"
								width={112}
								height={112}
								alt={t.photo(name, index + 1)}
								sizes="112px"
							/>
						</a>
					))}
				</p>
			)}
			<p className="small muted">
				<DateText at={at} as="long" />
				{size && ` · ${t.size(size)}`}
				{fit && ` · ${t.fits[fit]}`}
				{isEdited && ` · ${t.edited}`}
			</p>
			{answer && (
				<blockquote className="rating-answer">
					<b>{t.clubAnswer}</b>
					<p>{answer}</p>
				</blockquote>
			)}
		</li>
	);
}
