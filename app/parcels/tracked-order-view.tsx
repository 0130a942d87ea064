import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { callApi } from "../platform/call-api";
import { useTexts } from "../platform/language";
import { showSuccess } from "../platform/toast";
import { AddressLines } from "../shipping/addresses/address-lines";
import { isTrouble } from "../shipping/parcel-steps";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { DateText } from "../ui/date-text";
import { Note } from "../ui/note";
import { SwellText } from "../ui/swell-text";
import { confirmReceived, type TrackedOrder, type TrackedParcel } from "./contract";
import { OrderWave } from "./order-wave";
import { ParcelPanel } from "./parcel-panel";
import { placeOf, type Story, storyOf } from "./parcel-story";
import { parcelTexts } from "./parcel-texts";
import "../ui/two-columns.css";
import "./tracked-order.css";

type TrackedOrderViewProps = {
	order: TrackedOrder;
	/** Who can help. */
	children: ReactNode;
};

/** All parcels of an order as one story. */
export function TrackedOrderView({ order, children }: TrackedOrderViewProps) {
	const t = useTexts(parcelTexts);
	const story = storyOf(order);
	const place = placeOf(order.state);
	const isInTrouble = troubles.has(story);
	return (
		<div className="wrap tracked-order">
			<header className="page-head">
				<p>
					{isInTrouble && <Badge tone="warn">{t.troubleBadge}</Badge>} {t.number}{" "}
					<b className="tabular">{order.number}</b>
				</p>
				<h1 className="display display-4">
					<SwellText text={t[story]} phase={0.6} k={0.7} lo={56} hi={136} />
				</h1>
				<p className="muted">
					{story === "onTheWay" ? t.onTheWayText(order.parcels.length) : leadOf(t, story)}
				</p>
			</header>
			{place >= 0 && <OrderWave order={order} isInTrouble={isInTrouble} />}
			<div className="two-columns">
				<div className="tracked-parcels">
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
					{order.toCome.length > 0 && placeOf(order.state) >= 0 && (
						<section className="tracked-to-come">
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
				<aside className="tracked-facts">
					<Facts order={order} />
					{order.canConfirm && <Confirm number={order.number} />}
					{children}
				</aside>
			</div>
		</div>
	);
}

/** What the courier itself says about each parcel that is in trouble. */
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

function Facts({ order: { deliveryName, arrival, address } }: { order: TrackedOrder }) {
	const t = useTexts(parcelTexts);
	return (
		<section className="tracked-part">
			<dl>
				<div>
					<dt>{t.by}</dt>
					<dd>{deliveryName}</dd>
				</div>
				<div>
					<dt>{t.arrival}</dt>
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
					<h2>{t.sentTo}</h2>
					<AddressLines address={address} />
				</>
			) : (
				<p>{t.pickUpText}</p>
			)}
		</section>
	);
}

function Confirm({ number }: { number: string }) {
	const t = useTexts(parcelTexts);
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState(false);
	const confirm = async () => {
		setBusy(true);
		try {
			await callApi(confirmReceived, { number });
			showSuccess(t.confirmed);
		} catch {
			// The toast has said why; the page tells what is true now.
		}
		await revalidate();
		setBusy(false);
	};
	return (
		<section className="tracked-part">
			<Button block loading={busy} onClick={() => void confirm()}>
				{t.confirm}
			</Button>
			<p className="small muted">{t.confirmText}</p>
		</section>
	);
}

const troubles = new Set<Story>(["waiting", "quiet", "returning", "lost"]);

const leadOf = (t: Record<`${Exclude<Story, "onTheWay">}Text`, string>, story: Story) =>
	story === "onTheWay" ? "" : t[`${story}Text`];

/** A day of the calendar as a moment that is on this day wherever it is shown. */
const noonOf = (day: string) => `${day}T05:00:00Z`;
