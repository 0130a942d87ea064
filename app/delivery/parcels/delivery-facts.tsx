import { useTexts } from "../../platform/words/language";
import { DateText } from "../../ui/words/date-text";
import { AddressLines } from "../addresses/address-lines";
import type { TrackedOrder } from "./contract";
import { parcelTexts } from "./parcel-texts";
import "../tracking/tracked-order.css";

/** Courier, date and address. */
export function DeliveryFacts({ order: { deliveryName, arrival, address } }: { order: TrackedOrder }) {
	const t = useTexts(parcelTexts);
	return (
		<section className="tracked-part stack gap-3">
			<dl className="stack">
				<div>
					<dt>{t.by}</dt>
					<dd>{deliveryName}</dd>
				</div>
				<div>
					<dt>{address ? t.arrival : t.fetchOn}</dt>
					<dd>
						<DateText at={noonOf(arrival.from)} as="short" />
						{arrival.to !== arrival.from && (
							<>
								{" – "}
								<DateText at={noonOf(arrival.to)} as="short" />
							</>
						)}
					</dd>
				</div>
			</dl>
			{address ? (
				<>
					<h2 className="display display-1">{t.sentTo}</h2>
					<AddressLines address={address} />
				</>
			) : (
				<p>{t.pickUpText}</p>
			)}
		</section>
	);
}

/** A calendar day as a moment that falls on this day in every time zone. */
const noonOf = (day: string) => `${day}T05:00:00Z`;
