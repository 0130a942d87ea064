import type { CallContext } from "../../../platform/http/bind.server";
import { countCalls } from "../../../platform/http/outside-calls.server";
import type { PaymentGateway } from "../gateway";
import { midtransGateway } from "./midtrans/midtrans-gateway.server";
import { simulatorGateway } from "./simulator/simulator-gateway.server";

export type GatewayContext = Pick<CallContext, "db" | "jobs" | "settings">;
/** All that a gateway call needs. */
export type GatewayAccess = Pick<GatewayContext, "db" | "settings">;

const gateways: Record<string, (access: GatewayAccess) => PaymentGateway> = {
	midtrans: midtransGateway,
	simulator: simulatorGateway,
};

/** The adapter an attempt was opened with; new ones use `settings.PAYMENT_GATEWAY`. */
export function gatewayNamed(name: string, access: GatewayAccess): PaymentGateway {
	const make = Object.hasOwn(gateways, name) ? gateways[name] : undefined;
	if (!make) throw new Error(`There is no payment gateway named ${name}`);
	return countCalls("gateway", make(access), ["open", "readStatus", "cancel", "refund"]);
}
