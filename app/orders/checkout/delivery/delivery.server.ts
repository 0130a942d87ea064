import { club } from "../../../../club/profile";
import { describeAddress, readAddress } from "../../../delivery/addresses/addresses.server";
import type { DeliveryPlan } from "../../../delivery/parcels/deliveries.server";
import { arrivalOf, leavesOn } from "../../../delivery/shipping/arrival";
import { askRates, findRate, type KnownRates } from "../../../delivery/shipping/rates.server";
import type { Address } from "../../../delivery/shipping/tables.server";
import { listHomeMatches } from "../../../matches/events/home-matches.server";
import type { CallContext, MemberContext } from "../../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../../platform/http/contract";
import { subscriberOf } from "../../../platform/http/network-address";
import type { RateLimit } from "../../../platform/http/rate-limit.server";
import { refuse, refuseSaying } from "../../../platform/http/refusal";
import { dayOf as dayIn } from "../../../platform/words/dates";
import { type Localized, localize } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { type ChosenDelivery, checkoutRefusals, type DeliveryService, type deliveryRates } from "../contract";
import { findWantedGoods, toParcelItems, type Wanted } from "../wanted-goods.server";

export const pickup = "pickup";
const pickUpDays = 30;
const mostPickUps = 3;

/** The couriers count how often they are asked. */
const asking: RateLimit = { name: "rates-address", points: 200, seconds: 10 * 60 };

/** Couriers to this place, and matches where the order can be picked up. */
export async function listDeliveryOptions(
	context: CallContext,
	{ items, area, postcode, coordinates }: ParsedInputOf<typeof deliveryRates>,
): Promise<AnswerOf<typeof deliveryRates>> {
	const { db, language, limits, address } = context;
	const [wanted, matches] = await Promise.all([
		findWantedGoods(db, items),
		listHomeMatches(db, pickUpDays, mostPickUps),
	]);
	const parcel = toParcelItems(wanted);
	const mayAsk = () => limits.take(asking, subscriberOf(address));
	const known = area
		? await askRates(context, { area, postcode, coordinates }, parcel, mayAsk)
		: nobodyAsked();
	const leaves = leaveDay(wanted);
	const [match] = matches;
	const matchDay = match && dayOf(match.startsAt);
	const byCourier = known.rates.map(({ days, ...rate }): DeliveryService => {
		const arrival = arrivalOf(days, leaves);
		const courierName = club.couriers.find(({ key }) => key === rate.courier)?.name ?? rate.courier;
		return { ...rate, courierName, arrival, isBeforeMatch: matchDay ? arrival.to < matchDay : null };
	});
	const pickUps = inTime(matches, wanted).map(
		({ slug, title, venue, startsAt }): DeliveryService => ({
			courier: pickup,
			courierName: localize(pickUpAt(venue), language),
			service: slug,
			name: localize(title, language),
			price: 0,
			insurance: null,
			arrival: { from: dayOf(startsAt), to: dayOf(startsAt) },
			isBeforeMatch: null,
		}),
	);
	return {
		state: known.state,
		askedAt: known.askedAt.toISOString(),
		weightGrams: parcel.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0),
		isServed: byCourier.length > 0 || known.state === "away" || !area,
		services: [...byCourier, ...pickUps],
		suggested: suggest(byCourier, match !== undefined && isForMatch(wanted, match.division)),
		match: match
			? { slug: match.slug, title: localize(match.title, language), startsAt: match.startsAt.toISOString() }
			: null,
	};
}

/** Pick-up is never suggested. */
function suggest(byCourier: readonly DeliveryService[], isUrgent: boolean) {
	const byPrice = byCourier.toSorted((one, other) => one.price - other.price);
	const best = (isUrgent && byPrice.find(({ isBeforeMatch }) => isBeforeMatch)) || byPrice[0];
	return best ? { courier: best.courier, service: best.service } : null;
}

const forTheStand = ["jersey", "aksesori"];
const isForMatch = (wanted: Wanted, division: string) =>
	wanted.some(
		({ goods }) => forTheStand.includes(goods.category) && [division, "club"].includes(goods.division),
	);

const nobodyAsked = (): KnownRates => ({ state: "fresh", rates: [], askedAt: new Date() });

/** The matches where an order can be picked up, or the delivery address. */
export type Destination = { matches: HomeMatches } | { address: Address };

export async function findDestination(
	{ db, who }: Pick<MemberContext, "db" | "who">,
	{ addressId, courier }: ChosenDelivery,
): Promise<Destination> {
	if (courier === pickup) return { matches: await listHomeMatches(db, pickUpDays, mostPickUps) };
	if (!addressId) throw refuse(checkoutRefusals, "checkout.needs_address");
	return { address: await readAddress(db, who.memberId, addressId) };
}

export type PlannedDelivery = DeliveryPlan & { insurance: number };

/** The chosen service at its current price; refused with the new price if the fan saw another. */
export async function planDelivery(
	context: Pick<MemberContext, "db" | "settings">,
	wanted: Wanted,
	{ courier, service, price, isInsured = false }: ChosenDelivery,
	destination: Destination,
): Promise<PlannedDelivery> {
	if ("matches" in destination)
		return { ...planPickUp(inTime(destination.matches, wanted), service, price), insurance: 0 };
	const { address } = destination;
	const rate = await findRate(context, address, toParcelItems(wanted), { courier, service });
	if (!rate) throw refuse(checkoutRefusals, "checkout.rate_old");
	if (rate.price !== price)
		throw refuseSaying(checkoutRefusals, "checkout.rate_changed", nowCosts(rate.price));
	if (isInsured && (rate.insurance ?? null) === null) throw refuse(checkoutRefusals, "checkout.no_insurance");
	const courierName = club.couriers.find(({ key }) => key === courier)?.name ?? courier;
	const { id: _, isMain: __, ...shown } = describeAddress(address);
	return {
		courier,
		service,
		price,
		name: { id: `${courierName} ${rate.name}`, en: `${courierName} ${rate.name}` },
		arrival: arrivalOf(rate.days, leaveDay(wanted)),
		address: shown,
		isInsured,
		insurance: isInsured ? rate.insurance! : 0,
	};
}

/** Everything ships together, so the order waits for what takes longest. */
const leaveDay = (wanted: Wanted) =>
	[leavesOn(new Date(), club.timeZone, daysToMake(wanted)), ...wanted.map(({ goods }) => goods.shipsOn ?? "")]
		.sort()
		.at(-1)!;

const daysToMake = (wanted: Wanted) =>
	Math.max(0, ...wanted.map(({ goods, print }) => (print && goods.printing?.days) || 0));

type HomeMatches = Awaited<ReturnType<typeof listHomeMatches>>;

/** Stock can be picked up at any match; what has to be made, only once it is ready. */
const inTime = (matches: HomeMatches, wanted: Wanted): HomeMatches =>
	daysToMake(wanted) === 0 && wanted.every(({ goods }) => !goods.shipsOn)
		? matches
		: matches.filter(({ startsAt }) => dayOf(startsAt) > leaveDay(wanted));

function planPickUp(matches: HomeMatches, slug: string, price: number): DeliveryPlan {
	const match = matches.find((each) => each.slug === slug);
	if (!match) throw refuse(checkoutRefusals, "checkout.no_pick_up");
	if (price !== 0) throw refuseSaying(checkoutRefusals, "checkout.rate_changed", nowCosts(0));
	const day = dayOf(match.startsAt);
	return {
		courier: pickup,
		service: slug,
		price: 0,
		name: pickUpAt(match.venue),
		arrival: { from: day, to: day },
		address: null,
	};
}

const pickUpAt = (venue: string): Localized => ({ id: `Ambil di ${venue}`, en: `Pick up at ${venue}` });

const nowCosts = (price: number): Localized => ({
	id: `Ongkirnya berubah menjadi ${formatRupiah(price)}. Setuju? Pilih lagi kurirnya.`,
	en: `Delivery now costs ${formatRupiah(price)}. If that's OK, choose the courier again.`,
});

const dayOf = (at: Date) => dayIn(at, club.timeZone);
