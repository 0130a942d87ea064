import { Check } from "lucide-react";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../../ui/class-names";
import { cssVariables } from "../../ui/css-variables";
import { DateText } from "../../ui/words/date-text";
import type { TrackedOrder } from "../parcels/contract";
import { parcelTexts } from "../parcels/parcel-texts";
import { parcelPlaceOf, sentStates } from "./parcel-story";
import { wavePath } from "./wave-path";
import "./order-wave.css";

type OrderWaveProps = { order: Pick<TrackedOrder, "state" | "timeline" | "arrival">; isInTrouble: boolean };

const wave = wavePath({ length: 800, middle: 40, amplitude: 15, waves: 2.5, phase: -Math.PI / 2 });

/** The order's progress, as steps on one wave, with the date of each. */
export function OrderWave({ order, isInTrouble }: OrderWaveProps) {
	const t = useTexts(parcelTexts);
	const current = parcelPlaceOf(order.state);
	return (
		<div
			className={classNames("order-wave", isInTrouble && "order-wave-trouble")}
			style={cssVariables({ "--left": `${90 - current * 20}%` })}
		>
			<svg viewBox="0 0 800 80" preserveAspectRatio="none" aria-hidden="true">
				<path d={wave} />
				<path d={wave} className="order-wave-done" />
			</svg>
			<ol className="small" aria-label={t.stepsLabel}>
				{sentStates.map((state, place) => {
					const reached = order.timeline.findLast((step) => step.state === state);
					return (
						<li
							className="muted"
							key={state}
							data-reached={place <= current || undefined}
							aria-current={place === current ? "step" : undefined}
						>
							<i aria-hidden="true">
								{(place < current || (place === current && place > 2)) && <Check className="icon" />}
							</i>
							<b>{t.steps[state]}</b>
							{place <= current && <span className="visually-hidden">, {t.stepReached}</span>}
							{reached && place <= current ? (
								<DateText at={reached.at} as="short-time" className="order-wave-when" />
							) : (
								state === "delivered" &&
								!isInTrouble && (
									<span className="order-wave-when">
										{t.expected} <DateText at={`${order.arrival.to}T05:00:00Z`} as="short" />
									</span>
								)
							)}
						</li>
					);
				})}
			</ol>
		</div>
	);
}
