import type { Moment } from "../../platform/words/dates";
import { Countdown } from "../../ui/words/countdown";

/** Says what it counts down to; screen readers get it from the countdown itself. */
export const SaleCountdown = ({ until, label }: { until: Moment; label: string }) => (
	<div className="sale-countdown">
		<p aria-hidden="true">{label}</p>
		<Countdown until={until} label={label} />
	</div>
);
