import type { CallContext } from "../../platform/bind.server";
import type { PaymentGateway } from "../gateway";
import { midtransGateway } from "./midtrans/midtrans-gateway.server";
import { simulatorGateway } from "./simulator/simulator-gateway.server";

export type GatewayContext = Pick<CallContext, "db" | "jobs" | "settings">;

const gateways: Record<string, (context: GatewayContext) => PaymentGateway> = {
	midtrans: midtransGateway,
	simulator: simulatorGateway,
};

/** The adapter an attempt was opened with; new ones are opened with `settings.PAYMENT_GATEWAY`. */
export function gatewayNamed(name: string, context: GatewayContext): PaymentGateway {
	const make = Object.hasOwn(gateways, name) ? gateways[name] : undefined;
	if (!make) throw new Error(`There is no payment gateway named ${name}`);
	return make(context);
}

export const isGateway = (name: string) => Object.hasOwn(gateways, name);
