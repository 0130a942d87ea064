import { handOverParcel, shipParcel } from "../../delivery/parcels/contract";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useChange } from "../read";
import { CourierBooking } from "./courier-booking";
import type { StaffOrder } from "./order-row";
import { staffOrderTexts } from "./texts";

type OrderParcelsProps = { order: StaffOrder; canShip: boolean };

export function OrderParcels({ order, canShip }: OrderParcelsProps) {
	const { order: t, steps } = useTexts(staffOrderTexts);
	const titleAt = (position: number) => order.lines.find((line) => line.position === position)?.title;
	const ship = useChange(shipParcel);
	const handOver = useChange(handOverParcel);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.parcels}</h2>
			</header>
			<ul className="order-parcels">
				{order.parcels.map((parcel) => {
					const { id, serial, courier, waybill, step, isShipped, contents } = parcel;
					return (
						<li key={id}>
							<p>
								<b>{t.parcel(serial)}</b> · <span className="tabular">{waybill ?? t.noWaybill}</span>
								<small>{step ? steps[step] : t.left}</small>
							</p>
							<p>
								{contents.map(({ position, quantity }) => `${quantity}× ${titleAt(position)}`).join(", ")}
							</p>
							<CourierBooking parcel={parcel} canChange={canShip} />
							{canShip && !isShipped && parcel.booking !== "cancelled" && (
								<Button
									size="small"
									variant="ghost"
									loading={ship.isPending}
									onClick={() => ship.mutate({ id }, { onSuccess: () => showSuccess(t.shippedOne) })}
								>
									{t.ship}
								</Button>
							)}
							{canShip && courier === "pickup" && isShipped && step !== "delivered" && (
								<Button
									size="small"
									loading={handOver.isPending}
									onClick={() => handOver.mutate({ id }, { onSuccess: () => showSuccess(t.handedOver) })}
								>
									{t.handOver}
								</Button>
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
