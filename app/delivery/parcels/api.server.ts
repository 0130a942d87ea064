import { type Binding, bind } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { couriersNamed } from "../couriers/couriers.server";
import { bookCourierAgain, cancelCourier } from "../packing/book-parcel.server";
import { createParcel as pack } from "../packing/pack-parcel.server";
import { noteReceived, readTracking, simulateOwn } from "../tracking/track-order.server";
import { askAbout } from "./check-parcel.server";
import {
	bookAgain,
	cancelBooking,
	confirmReceived,
	courierNotice,
	courierNoticeRefusals,
	handOverParcel,
	packParcel,
	shipParcel,
	simulateParcel,
	trackOrder,
} from "./contract";
import { noteHandedOver, noteShipped } from "./staff-parcels.server";

const done = { message: "ok" };

export const parcelsApi: Binding[] = [
	bind(trackOrder, (context, { id, courier }) => readTracking(context, id, courier)),
	bind(confirmReceived, (context, { number }) => noteReceived(context, number)),
	bind(simulateParcel, async (context, { id, act }) => {
		await simulateOwn(context, id, act);
		return done;
	}),
	bind(courierNotice, async (context, { network }) => {
		if (network !== context.settings.COURIERS) throw refuse(courierNoticeRefusals, "notice.unknown_network");
		const { bytes, headers } = context.raw;
		const notice = couriersNamed(network, context).readNotice(bytes, headers);
		if (!notice) throw refuse(courierNoticeRefusals, "notice.forged");
		if (notice !== "empty") await askAbout(context, network, notice);
		return { status: "ok" as const };
	}),

	bind(packParcel, async (context, input) => {
		const { id, serial } = await pack(context, input);
		return { id, serial };
	}),
	bind(shipParcel, async (context, { id }) => {
		await noteShipped(context, id);
		return done;
	}),
	bind(handOverParcel, async (context, { id }) => {
		await noteHandedOver(context, id);
		return done;
	}),
	bind(cancelBooking, async (context, { id }) => {
		await cancelCourier(context, id);
		return done;
	}),
	bind(bookAgain, async (context, { id, collection }) => {
		await bookCourierAgain(context, id, collection);
		return done;
	}),
];
