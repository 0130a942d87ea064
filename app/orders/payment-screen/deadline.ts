import { useState } from "react";
import type { ShownOrder } from "../contract";

export type Deadline = { until: number; total: number };

/**
 * The deadline by this device's clock: the server's clock decides, and the two may differ by minutes. Set once per
 * deadline, so that the countdown runs evenly.
 */
export function useDeadline({ number, payBy, placedAt, now }: ShownOrder): Deadline {
	const [ahead] = useState(() => ({ number, by: Date.parse(now) - Date.now() }));
	return { until: Date.parse(payBy) - ahead.by, total: Date.parse(payBy) - Date.parse(placedAt) };
}
