import { Check } from "lucide-react";
import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatDecimal } from "../../../platform/words/numbers";
import { sayDay } from "../../../platform/words/say-day";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { cssVariables } from "../../../ui/css-variables";
import { ErrorState } from "../../../ui/feedback/error-state";
import { Note } from "../../../ui/feedback/note";
import { LoadingRegion, Skeleton } from "../../../ui/feedback/skeleton";
import { Checkbox } from "../../../ui/fields/checkbox";
import { CheckoutPart } from "../checkout-part";
import { checkoutTexts } from "../checkout-texts";
import type { DeliveryService } from "../contract";
import type { Checkout } from "../use-checkout";
import { type DeliveryDays, daysFor, isCourier, reachOf } from "./delivery-days";
import "./delivery-choice.css";
import { leadingDivision } from "../../../platform/club-profile";

type DeliveryChoiceProps = { checkout: Checkout; fault: string | undefined };

/** Every service is a stretch of water over the same days, and the match is the rock it must pass. */
export function DeliveryChoice({ checkout, fault }: DeliveryChoiceProps) {
	const t = useTexts(checkoutTexts);
	const language = useLanguage();
	const { rates, service: chosen, choose, address } = checkout;
	const { answer } = rates;
	const kilos = formatDecimal((answer?.weightGrams ?? 0) / 1_000, language);
	return (
		<CheckoutPart title={t.when} aside={answer && t.from(club.city, kilos)} fault={fault}>
			{!answer && rates.hasFailed && (
				<ErrorState title={t.ratesFailed} text={t.ratesFailedText} onRetry={rates.retry} />
			)}
			{!answer && !rates.hasFailed && (
				<LoadingRegion>
					<Skeleton height="320px" />
				</LoadingRegion>
			)}
			{answer && (
				<>
					<RateNotes checkout={checkout} />
					{answer.services.length > 0 && (
						<fieldset className="delivery-list" data-division={leadingDivision} aria-busy={rates.isWaiting}>
							<legend className="visually-hidden">{t.chooseService}</legend>
							<Services
								services={answer.services}
								matchStartsAt={answer.match?.startsAt}
								chosen={chosen}
								onChoose={({ courier, service }) => choose({ delivery: { courier, service } })}
							/>
						</fieldset>
					)}
					<InsuranceChoice checkout={checkout} />
					{!address && answer.services.length === 0 && <p className="muted">{t.addressFirst}</p>}
				</>
			)}
		</CheckoutPart>
	);
}

/** Only for goods worth it, and where the courier insures. */
function InsuranceChoice({ checkout: { service, choices, choose } }: { checkout: Checkout }) {
	const t = useTexts(checkoutTexts);
	if (!service?.insurance) return null;
	return (
		<Checkbox
			label={t.insure(formatRupiah(service.insurance))}
			checked={choices.isInsured ?? false}
			onChange={({ target }) => choose({ isInsured: target.checked })}
		/>
	);
}

/** What the fan should know about these prices. */
function RateNotes({ checkout: { rates } }: { checkout: Checkout }) {
	const t = useTexts(checkoutTexts);
	const language = useLanguage();
	const { state, askedAt, isServed, services } = rates.answer!;
	if (!isServed)
		return (
			<div className="delivery-note">
				<Note tone="warn" announce>
					{services.length > 0 ? t.notServed : t.notServedAtAll}
				</Note>
			</div>
		);
	if (state === "fresh") return null;
	return (
		<div className="delivery-note">
			<Note tone="warn" announce>
				<p>
					{state === "away"
						? t.away
						: t.remembered(formatDateTime(askedAt, "short", language, club.timeZone))}
				</p>
				<Button size="small" variant="ghost" loading={rates.isWaiting} onClick={rates.retry}>
					{t.retry}
				</Button>
			</Note>
		</div>
	);
}

type ServicesProps = {
	services: readonly DeliveryService[];
	matchStartsAt: string | undefined;
	chosen: DeliveryService | undefined;
	onChoose: (service: DeliveryService) => void;
};

function Services({ services, matchStartsAt, chosen, onChoose }: ServicesProps) {
	const t = useTexts(checkoutTexts);
	const days = daysFor(services, matchStartsAt, new Date(), club.timeZone);
	return (
		<div
			className="delivery-chart"
			style={cssVariables({ "--days": days.days.length, "--match": days.matchAt ?? -1 })}
		>
			<Calendar {...days} />
			{services.map((service) => (
				<label
					key={`${service.courier} ${service.service}`}
					className={classNames("delivery-row stack", service.isBeforeMatch === false && "delivery-late")}
				>
					<input
						type="radio"
						name="delivery"
						checked={service === chosen}
						onChange={() => onChoose(service)}
					/>
					<span>
						<b>{service.courierName}</b> {service.name}
					</span>
					<b className="tabular">{service.price > 0 ? formatRupiah(service.price) : t.free}</b>
					<Arrival service={service} matchDay={days.matchAt === null ? undefined : days.days[days.matchAt]} />
					<span
						className="delivery-track"
						aria-hidden="true"
						data-match={days.matchAt === null ? undefined : ""}
					>
						<i style={cssVariables({ "--reach": reachOf(service, days) })} />
					</span>
				</label>
			))}
		</div>
	);
}

/** Decorative; every service states its day in words. */
function Calendar({ days, matchAt }: DeliveryDays) {
	const t = useTexts(checkoutTexts);
	const language = useLanguage();
	return (
		<div className="delivery-calendar" aria-hidden="true">
			{days.map((day, at) => {
				const [weekday, number] = sayDay(day, language, "short").split(/,? /);
				return (
					<span key={day} className={at === matchAt ? "delivery-match" : undefined}>
						<small>{weekday}</small>
						<b>{number}</b>
						{at === matchAt && <em className="accented">{t.match}</em>}
					</span>
				);
			})}
		</div>
	);
}

function Arrival({ service, matchDay }: { service: DeliveryService; matchDay: string | undefined }) {
	const t = useTexts(checkoutTexts);
	const language = useLanguage();
	const { from, to } = service.arrival;
	const say = (day: string) => sayDay(day, language, "short");
	const days = from === to ? say(to) : `${say(from)} – ${say(to)}`;
	return (
		<span className="delivery-arrival row flow">
			{isCourier(service) ? t.arrives(days) : t.fetch(say(to))}
			{service.isBeforeMatch && (
				<em>
					<Check className="icon" aria-hidden="true" />
					{t.before}
				</em>
			)}
			{service.isBeforeMatch === false && matchDay && (
				<em className="delivery-miss">{from >= matchDay ? t.after : t.maybe}</em>
			)}
		</span>
	);
}
