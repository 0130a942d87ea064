import { Star } from "lucide-react";
import { useId, useState } from "react";
import type { Photo } from "../../editing/photos/contract";
import { PhotoField } from "../../editing/photos/photo-field";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { reasonOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { TextAreaField } from "../../ui/fields/field";
import { Picture } from "../../ui/pictures/picture";
import { longestRating, type MyItem, mostRatingPhotos, rateItem } from "./contract";
import { countVotes, type Fit, fits } from "./fit";
import { allStars } from "./stars";
import { ratingTexts } from "./texts";
import "./rating-dialog.css";

type RatingDialogProps = { item: MyItem; onClose: () => void; onRated: (item: MyItem) => void };

/** "So, how is it?": stars, fit, a few words, photographs. */
export function RatingDialog({ item, onClose, onRated }: RatingDialogProps) {
	const t = useTexts(ratingTexts);
	const { number, position, title, size, product, rating } = item;
	const [stars, setStars] = useState(rating?.stars ?? 0);
	const [fit, setFit] = useState<Fit | null>(rating?.fit ?? null);
	const [words, setWords] = useState(rating?.words ?? "");
	const [photos, setPhotos] = useState<Photo[]>(rating?.photos ?? []);
	const [fault, setFault] = useState("");
	const { onSubmit, isBusy } = useSubmit(
		async () => {
			setFault(stars === 0 ? t.chooseStars : "");
			if (stars === 0) return false;
			const ids = photos.map(({ id }) => id);
			const { item: rated } = await callApi(rateItem, { number, position, stars, words, fit, photos: ids });
			onRated(rated);
		},
		{ done: t.thanks, isShown: true, onFailure: (error) => setFault(reasonOf(error, t.failed)) },
	);
	return (
		<Dialog title={t.dialog} open onOpenChange={(isOpen) => isOpen || onClose()}>
			<form className="rating-form" onSubmit={onSubmit} noValidate>
				<div className="rating-thing row gap-4">
					{product && (
						<Picture picture={product.picture} ratio="1/1" width={96} height={96} fit="contain" alt="" />
					)}
					<p>{title}</p>
				</div>
				<StarChoice stars={stars} onChange={setStars} />
				{size && product && <FitChoice size={size} product={product} fit={fit} onChange={setFit} />}
				<TextAreaField
					label={t.story}
					rows={3}
					maxLength={longestRating}
					value={words}
					onChange={(event) => setWords(event.target.value)}
				/>
				<PhotoField photos={photos} most={mostRatingPhotos} onChange={setPhotos} texts={t} />
				<p className="field-error" role="alert">
					{fault}
				</p>
				<div className="button-row flow gap-3">
					<Button type="submit" loading={isBusy}>
						{t.send}
					</Button>
					<Button variant="ghost" onClick={onClose}>
						{t.later}
					</Button>
				</div>
				<p className="small muted">{t.shownAs}</p>
			</form>
		</Dialog>
	);
}

function StarChoice({ stars, onChange }: { stars: number; onChange: (stars: number) => void }) {
	const t = useTexts(ratingTexts);
	const name = useId();
	return (
		<fieldset className="star-choice">
			<legend>{t.yourStars}</legend>
			<div className="row">
				{allStars.map((place) => (
					<label key={place}>
						<input
							className="over"
							type="radio"
							name={name}
							value={place}
							checked={place === stars}
							onChange={() => onChange(place)}
						/>
						<Star className={place <= stars ? "icon star-on" : "icon"} aria-hidden="true" />
						<span className="visually-hidden">{t.stars(place)}</span>
					</label>
				))}
				<output className="display">{t.words(stars)}</output>
			</div>
		</fieldset>
	);
}

type FitChoiceProps = {
	size: string;
	product: NonNullable<MyItem["product"]>;
	fit: Fit | null;
	onChange: (fit: Fit) => void;
};

/** The product itself in three sizes: the meaning is seen before it is read. */
function FitChoice({ size, product, fit, onChange }: FitChoiceProps) {
	const t = useTexts(ratingTexts);
	const name = useId();
	const { votes, picture } = product;
	return (
		<fieldset className="fit-choice">
			<legend>{t.fit(size)}</legend>
			<div className="stack">
				{fits.map((each) => (
					<label key={each} data-fit={each}>
						<input
							className="over"
							type="radio"
							name={name}
							checked={each === fit}
							onChange={() => onChange(each)}
						/>
						<Picture picture={picture} ratio="1/1" width={96} height={96} fit="contain" alt="" />
						<span>{t.fits[each]}</span>
					</label>
				))}
			</div>
			{countVotes(votes) > 0 && (
				<p className="small muted">{t.fitVotes(countVotes(votes), votes.small, votes.right, votes.large)}</p>
			)}
		</fieldset>
	);
}
