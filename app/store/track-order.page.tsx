import { useParams } from "react-router";
import { club } from "../../club/profile";
import { shortenReference } from "../contact/help-screen";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { ChipLink } from "../ui/chip";
import { orderMeta } from "./order-meta";
import { OrderScreen } from "./order-screen";
import { orderTexts } from "./order-texts";
import "./track-order.css";

export const meta = orderMeta("track");

/** A wrong courier and a wrong number are different mistakes, so they are told apart. */
export default function TrackOrderPage() {
	const t = useTexts(orderTexts);
	const { id = "", courier: key = "" } = useParams();
	const reference = shortenReference(id);
	const courier = club.couriers.find((known) => known.key === key);
	return (
		<OrderScreen
			title={t.track}
			found={courier ? t.unknownParcel : t.unknownCourier}
			text={
				courier ? t.unknownParcelText(reference, courier.name) : t.unknownCourierText(shortenReference(key))
			}
			action={{ to: pathTo("profile-all-items"), label: t.myItems }}
			reference={reference}
		>
			<nav className="courier-list" aria-label={courier ? t.otherCouriers : t.couriers}>
				{club.couriers.map((other) => (
					<ChipLink
						key={other.key}
						to={pathTo("track-order", { id, courier: other.key })}
						current={other.key === key}
					>
						{other.name}
					</ChipLink>
				))}
			</nav>
		</OrderScreen>
	);
}
