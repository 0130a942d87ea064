import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { pictureUrl } from "../../ui/art/picture-url";
import { useClock } from "../../ui/clock";
import { cssVariables } from "../../ui/css-variables";
import { Countdown } from "../../ui/words/countdown";
import { DateText } from "../../ui/words/date-text";
import { SwellText } from "../../ui/words/swell-text";
import type { ShownOrder } from "../contract";
import { type Deadline, useDeadline } from "./deadline";
import { paymentTexts } from "./texts";
import "./pending-head.css";

/** The time left, as a figure and as an ebbing tide. */
export function PendingHead({ order, onEnd }: { order: ShownOrder; onEnd: () => void }) {
	const t = useTexts(paymentTexts);
	const deadline = useDeadline(order);
	return (
		<header className="wrap pending-head">
			<p className="payment-status" role="status">
				<i aria-hidden="true" />
				{t.waiting}
			</p>
			<h1 className="display display-4">
				<SwellText text={t.headline} phase={0.6} k={0.55} lo={54} hi={136} />
			</h1>
			<div className="pending-times flow">
				<p>
					<span className="small muted">{t.timeLeft}</span>
					<b className="pending-clock">
						<Countdown look="clock" label={t.timeLeft} until={deadline.until} onEnd={onEnd} />
					</b>
				</p>
				<p>
					<span className="small muted">{t.payBefore}</span>
					<b className="pending-by">
						<DateText at={order.payBy} as="short-time" />
					</b>
				</p>
			</div>
			<Tide {...deadline} />
		</header>
	);
}

const hour = 3_600_000;

/** Decorative; the figure above says the same. */
function Tide({ until, total }: Deadline) {
	const t = useTexts(paymentTexts);
	const now = useClock("second");
	const left = now === null ? 1 : Math.min(1, Math.max(0, (until - now) / total));
	const [unit, name] = total >= 2 * hour ? [hour, t.hours] : [60_000, t.minutes];
	const parts = (total / unit) % 4 === 0 ? 4 : 3;
	return (
		<div className="tide" aria-hidden="true" style={cssVariables({ "--left": left })}>
			<div className="tide-water">
				<img src={pictureUrl(water, waterSize)} {...waterSize} alt="" />
				<svg viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
					<path d="M0 0H14C38 18 34 34 20 50C6 66 6 82 26 100H0Z" fill="currentColor" />
				</svg>
			</div>
			<ol>
				{Array.from({ length: parts + 1 }, (_, part) => part / parts).map((share) => (
					<li key={share} className={markClass(share, left)} style={cssVariables({ "--share": share })}>
						{Math.round((share * total) / unit)}
						{share > 0 && <small>&nbsp;{name}</small>}
					</li>
				))}
			</ol>
		</div>
	);
}

const water: PictureRef = { art: "band", slug: "tide", stripes: 12 };
const waterSize = { width: 1364, height: 96 };

/** White in the water, dark on dry ground, hidden where the edge runs through it. */
function markClass(share: number, left: number) {
	const place = share === 1 ? 0.93 : share;
	if (Math.abs(place - left) < 0.07) return "tide-edge";
	return place < left ? "tide-under" : undefined;
}
