import type { ParcelStep } from "../../shipping/parcel-steps";

/** Biteship's states, as in orders and notices; its tracking spells the same ones in camel case: `pickingUp`. */
const steps: Record<string, ParcelStep> = {
	confirmed: "label_created",
	scheduled: "label_created",
	allocated: "awaiting_pickup",
	picking_up: "awaiting_pickup",
	picked: "in_transit",
	dropping_off: "out_for_delivery",
	delivered: "delivered",
	on_hold: "problem",
	courier_not_found: "problem",
	return_in_transit: "returning",
	returned: "returned",
	rejected: "lost",
	disposed: "lost",
	cancelled: "cancelled",
};

/** An unknown state is no reason to alarm a fan: the parcel is somewhere on its way. */
export function stepOfStatus(status: string): ParcelStep {
	const spelt = status
		.trim()
		.replace(/([a-z])([A-Z])/g, "$1_$2")
		.toLowerCase();
	return Object.hasOwn(steps, spelt) ? steps[spelt]! : "in_transit";
}
