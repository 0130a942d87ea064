import { Truck } from "lucide-react";
import { useEffect, useState } from "react";
import { addressList } from "../../delivery/addresses/address-contract";
import { deliveryRates } from "../../orders/checkout/contract";
import { useAnswer } from "../../platform/browser/use-answer";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useLatePart } from "../../ui/feedback/late-part";
import type { Print } from "../printing/print";
import { isMember } from "../wishes/use-wishes";
import { ArrivalNote } from "./arrival";
import { deliveryTexts } from "./delivery-texts";
import { readDistrict, type SavedDistrict, saveDistrict } from "./saved-district";
import "./delivery-estimate.css";

type DeliveryEstimateProps = { variantId: string; print: Print | null; shipsOn: string | null };

/** When it would arrive and for how much, for the district chosen here or the member's main address. */
export function DeliveryEstimate({ variantId, print, shipsOn }: DeliveryEstimateProps) {
	const t = useTexts(deliveryTexts);
	const [district, setDistrict] = useDistrict();
	const [isChoosing, setChoosing] = useState(false);
	const [Search, wantSearch] = useLatePart(fetchSearch);
	const { answer, isWaiting, hasFailed, retry } = useAnswer(
		deliveryRates,
		district && {
			items: [{ variantId, quantity: 1, ...(print && { print }), ...(shipsOn && { shipsOn }) }],
			area: district.id,
			postcode: district.postcode,
		},
		300,
	);
	const choose = () => {
		wantSearch();
		setChoosing(true);
	};
	return (
		<section className="delivery-estimate stack" aria-labelledby="delivery-estimate" aria-busy={isWaiting}>
			<h2 className="row" id="delivery-estimate">
				<Truck className="icon" aria-hidden="true" />
				{district ? t.to(district.name) : t.title}
			</h2>
			{district && hasFailed && (
				<p>
					{t.failed}{" "}
					<button type="button" className="more-link more-link-tight" onClick={retry}>
						{t.retry}
					</button>
				</p>
			)}
			{district && !answer && isWaiting && <p className="muted">{t.waiting}</p>}
			{answer && <ArrivalNote answer={answer} />}
			{isChoosing && Search ? (
				<Search
					onChoose={(place) => {
						setDistrict({
							id: place.district.id,
							name: `${place.district.name}, ${place.city.name}`,
							postcode: "",
						});
						setChoosing(false);
					}}
				/>
			) : (
				<Button size="small" variant="ghost" onClick={choose}>
					{district ? t.change : t.choose}
				</Button>
			)}
		</section>
	);
}

const fetchSearch = () =>
	import("../../delivery/areas/district-search").then(({ DistrictSearch }) => DistrictSearch);

function useDistrict() {
	const [district, setDistrict] = useState<SavedDistrict | null>(null);
	const [isAsked, setAsked] = useState(false);
	useEffect(() => {
		const kept = readDistrict();
		setDistrict(kept);
		setAsked(!kept && isMember());
	}, []);
	const { answer } = useAnswer(addressList, isAsked ? {} : null);
	const main = answer?.addresses.find(({ isMain }) => isMain);
	const known =
		district ??
		(main
			? {
					id: main.place.district.id,
					name: `${main.place.district.name}, ${main.place.city.name}`,
					postcode: main.postcode,
				}
			: null);
	const choose = (chosen: SavedDistrict) => {
		saveDistrict(chosen);
		setDistrict(chosen);
	};
	return [known, choose] as const;
}
