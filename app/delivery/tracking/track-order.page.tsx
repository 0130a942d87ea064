import { useLoaderData, useParams, useRevalidator } from "react-router";
import { club } from "../../../club/profile";
import { orderMeta } from "../../orders/payment-screen/order-meta";
import { OrderNotFound } from "../../orders/payment-screen/order-screen";
import { storeOrderTexts } from "../../orders/payment-screen/order-texts";
import { pathTo } from "../../paths";
import { pageRead } from "../../platform/browser/page-read";
import { useChanges } from "../../platform/browser/use-changes";
import { ApiError } from "../../platform/http/call-api";
import { inBrowserOrFailed, isListFailed } from "../../platform/lists/list-read";
import { useTexts } from "../../platform/words/language";
import { ChatButton } from "../../site/contact/chat-button";
import { ClubCounter } from "../../site/contact/club-counter";
import { shortenReference } from "../../site/contact/help-screen";
import { LoadError } from "../../ui/feedback/load-error";
import { LoadingRegion, Skeleton, SkeletonText } from "../../ui/feedback/skeleton";
import { ChipLink } from "../../ui/forms/chip";
import { trackOrder } from "../parcels/contract";
import { TrackedOrderView } from "./tracked-order-view";
import "./track-order.css";

export const meta = orderMeta("track");

const read = pageRead(async (call, { params }) => {
	const { id = "", courier = "" } = params;
	const unknown = { order: null, isElsewhere: false };
	if (!isOurCourier(courier)) return unknown;
	try {
		return { order: await call(trackOrder, { id, courier }) };
	} catch (error) {
		if (!(error instanceof ApiError) || ![404, 422].includes(error.status)) throw error;
		return { ...unknown, isElsewhere: error.body.error === "track.other_courier" };
	}
});
export const clientLoader = Object.assign(inBrowserOrFailed(read), { hydrate: true as const });
export const HydrateFallback = LoadingTracking;

/** Orders for pick-up have no courier, but the same page. */
const pickup = "pickup";
const isOurCourier = (key: string) => key === pickup || club.couriers.some((known) => known.key === key);

export default function TrackOrderPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(storeOrderTexts);
	const moving = !isListFailed(answer) && answer.order?.state !== "completed" && answer.order?.number;
	useChanges(moving ? `order:${moving}` : null, useRevalidator().revalidate);
	if (isListFailed(answer))
		return (
			<div className="wrap">
				<LoadError title={t.trackFailed} text={t.trackFailedText} />
			</div>
		);
	if (!answer.order) return <UnknownParcel isElsewhere={answer.isElsewhere} />;
	const message = t.helpMessageAbout(answer.order.number);
	return (
		<TrackedOrderView order={answer.order} help={<ChatButton message={message}>{t.help}</ChatButton>}>
			<ClubCounter title={t.help} text={t.helpText} message={message} />
		</TrackedOrderView>
	);
}

/** A wrong number, another courier of ours and one that we don't use are different mistakes, each with its own message. */
function UnknownParcel({ isElsewhere }: { isElsewhere: boolean }) {
	const t = useTexts(storeOrderTexts);
	const { id = "", courier: key = "" } = useParams();
	const reference = shortenReference(id);
	const couriers = [...club.couriers, { key: pickup, name: t.pickUp }];
	const isOurs = isOurCourier(key);
	const courier = club.couriers.find((known) => known.key === key)?.name ?? null;
	const [found, text] = isElsewhere
		? [t.otherCourier, t.otherCourierText(reference, courier)]
		: isOurs
			? [t.unknownParcel, t.unknownParcelText(reference, courier)]
			: [t.unknownCourier, t.unknownCourierText(shortenReference(key))];
	return (
		<OrderNotFound
			title={t.track}
			found={found}
			text={text}
			action={{ to: pathTo("profile-all-items"), label: t.myItems }}
			reference={reference}
		>
			<nav className="flow" aria-label={isOurs ? t.otherCouriers : t.couriers}>
				{couriers.map((other) => (
					<ChipLink
						key={other.key}
						to={pathTo("track-order", { id, courier: other.key })}
						current={other.key === key}
					>
						{other.name}
					</ChipLink>
				))}
			</nav>
		</OrderNotFound>
	);
}

function LoadingTracking() {
	return (
		<LoadingRegion className="wrap">
			<Skeleton height="64px" width="min(420px, 70vw)" />
			<SkeletonText lines={2} />
			<Skeleton height="320px" />
		</LoadingRegion>
	);
}
