import type { Settings } from "../../../platform/settings.server";
import type { Wanted } from "../wanted-goods.server";

const day = 24 * 60;

/** How many minutes there are to pay. What is nearly gone is not kept from others for a day. */
export const minutesToPay = (
	wanted: Wanted,
	{ SCARCE_BELOW, SCARCE_MINUTES }: Pick<Settings, "SCARCE_BELOW" | "SCARCE_MINUTES">,
) => (wanted.some(({ goods }) => goods.left < SCARCE_BELOW) ? Math.min(SCARCE_MINUTES, day) : day);
