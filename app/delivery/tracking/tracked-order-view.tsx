import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { Badge } from "../../ui/feedback/badge";
import { Note } from "../../ui/feedback/note";
import { SwellText } from "../../ui/words/swell-text";
import { ConfirmReceived } from "../parcels/confirm-received";
import type { TrackedOrder, TrackedParcel } from "../parcels/contract";
import { DeliveryFacts } from "../parcels/delivery-facts";
import { ParcelPanel } from "../parcels/parcel-panel";
import { parcelTexts } from "../parcels/parcel-texts";
import { isTrouble } from "../shipping/parcel-steps";
import { OrderWave } from "./order-wave";
import { parcelPlaceOf } from "./parcel-story";
import { sayStory } from "./story-texts";
import "../../ui/panels/two-columns.css";
import "./tracked-order.css";

type TrackedOrderViewProps = {
	order: TrackedOrder;
	/** The quickest way to get help, for parcels in trouble. */
	help: ReactNode;
	/** The contact for help. */
	children: ReactNode;
};

/** All parcels of an order as one page. */
export function TrackedOrderView({ order, help, children }: TrackedOrderViewProps) {
	const t = useTexts(parcelTexts);
	const { headline, lead, trouble } = sayStory(t, order);
	const isSent = parcelPlaceOf(order.state) >= 0;
	return (
		<div className="wrap tracked-order">
			<header className="page-head">
				<p>
					{trouble && <Badge tone="warn">{trouble}</Badge>} {t.number}{" "}
					<b className="tabular">{order.number}</b>
				</p>
				<h1 className="display display-4">
					<SwellText text={headline} phase={0.6} k={0.7} lo={56} hi={136} />
				</h1>
				<p className="muted">{lead}</p>
				{trouble && help}
			</header>
			{isSent && <OrderWave order={order} isInTrouble={trouble !== null} />}
			<div className="two-columns">
				<div className="tracked-parcels stack gap-5">
					<Troubles parcels={order.parcels} />
					{order.parcels.map((parcel, index) => (
						<ParcelPanel
							key={parcel.id}
							parcel={parcel}
							destination={order.address?.place.district.name}
							place={index + 1}
							count={order.parcels.length}
						/>
					))}
					{order.toCome.length > 0 && isSent && (
						<section className="tracked-to-come stack">
							<h2 className="display display-1">{t.toCome}</h2>
							<p className="small muted">{t.toComeText}</p>
							<ul>
								{order.toCome.map(({ title, quantity }) => (
									<li key={title}>
										{quantity} × {title}
									</li>
								))}
							</ul>
						</section>
					)}
				</div>
				<aside className="stack gap-5">
					<DeliveryFacts order={order} />
					{order.canConfirm && (
						<ConfirmReceived number={order.number} variant={trouble ? "ghost" : undefined} />
					)}
					{children}
				</aside>
			</div>
		</div>
	);
}

/** The courier's own words about each parcel that is in trouble. */
function Troubles({ parcels }: { parcels: readonly TrackedParcel[] }) {
	return parcels.map(({ id, courierName, waybill, scans: [last] }) =>
		last?.note && isTrouble(last.step) ? (
			<Note key={id} tone="warn">
				<b>
					{courierName} <span className="tabular">{waybill}</span>:
				</b>{" "}
				{last.note}
			</Note>
		) : null,
	);
}
