import { insertHomeMatch } from "../events/factories.server";
import type { Db } from "../platform/database.server";
import type { DeliveryChoice } from "./contract";
import { pickup } from "./delivery.server";

/** To pick an order up at a match that there is from now on: it costs nothing and needs no address. */
export const allowPickUp = async (db: Db): Promise<DeliveryChoice> => ({
	courier: pickup,
	service: (await insertHomeMatch(db)).slug,
	price: 0,
});
