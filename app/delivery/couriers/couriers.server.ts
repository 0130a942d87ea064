import type { CallContext } from "../../platform/http/bind.server";
import { countCalls } from "../../platform/http/outside-calls.server";
import type { CourierNetwork } from "../shipping/courier";
import { biteshipCouriers } from "./biteship/biteship-couriers.server";
import { simulatedCouriers } from "./simulator/simulated-couriers.server";

export type CourierContext = Pick<CallContext, "db" | "settings">;

const networks: Record<string, (context: CourierContext) => CourierNetwork> = {
	biteship: biteshipCouriers,
	simulator: simulatedCouriers,
};

/** The network a parcel was booked with; new ones use `settings.COURIERS`. */
export function couriersNamed(name: string, context: CourierContext): CourierNetwork {
	const make = Object.hasOwn(networks, name) ? networks[name] : undefined;
	if (!make) throw new Error(`There are no couriers named ${name}`);
	return countCalls("courier", make(context), ["listRates", "book", "cancel", "track"]);
}
