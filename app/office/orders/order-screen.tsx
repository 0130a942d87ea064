import { Printer } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { club } from "../../../club/profile";
import { staffOrder } from "../../delivery/packing/contract";
import { statesBefore } from "../../orders/order-states";
import { orderTexts } from "../../orders/texts";
import { formatDate, formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatPhone } from "../../platform/words/phone-number";
import { Button } from "../../ui/button";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { useHasRole } from "../frame/use-me";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { OrderBadge } from "./order-badge";
import { OrderContents } from "./order-contents";
import { OrderParcels } from "./order-parcels";
import type { StaffOrder } from "./order-row";
import { OrderTrail } from "./order-trail";
import { RefundDialog } from "./refund-dialog";
import { staffOrderTexts } from "./texts";
import "./order-screen.css";

export function SoldOrderScreen() {
	const { number = "" } = useParams();
	const t = useTexts(staffOrderTexts);
	const read = useRead(staffOrder, { number });
	const from = { to: "/office/orders", label: t.title };
	return (
		<Screen
			title={number}
			from={from}
			badge={read.data && <OrderBadge order={read.data} />}
			actions={read.data?.kind === "goods" && <PrintButtons number={number} />}
		>
			<ReadState of={read}>{(order) => <Whole key={order.number} order={order} />}</ReadState>
		</Screen>
	);
}

function Whole({ order }: { order: StaffOrder }) {
	const isSeller = useHasRole("seller");
	return (
		<div className="office-grid stack gap-4">
			<div className="office-stack">
				<OrderContents order={order} canPack={isSeller} />
				{order.parcels.length > 0 && <OrderParcels order={order} canShip={isSeller} />}
				<Refunds order={order} />
			</div>
			<div className="office-stack">
				<Buyer order={order} />
				{order.delivery && <Delivery delivery={order.delivery} />}
				<OrderTrail timeline={order.timeline} />
			</div>
		</div>
	);
}

function PrintButtons({ number }: { number: string }) {
	const t = useTexts(staffOrderTexts);
	const navigate = useNavigate();
	const print = (what: string) => () => void navigate(`/office/orders/print?what=${what}&numbers=${number}`);
	const prints = [
		{ keys: "l", label: t.act.label, run: print("labels") },
		{ keys: "p", label: t.act.list, run: print("lists") },
	];
	useShortcuts(prints);
	return prints.map(({ keys, label, run }) => (
		<Button key={keys} variant="ghost" size="small" onClick={run}>
			<Printer className="icon" aria-hidden="true" />
			{label}
			<Keys keys={keys} />
		</Button>
	));
}

function Buyer({ order: { buyer } }: { order: StaffOrder }) {
	const { order: t } = useTexts(staffOrderTexts);
	const isSupport = useHasRole("support");
	return (
		<section className="office-panel">
			<header>
				<h2>{t.buyer}</h2>
			</header>
			<p>
				{isSupport ? (
					<Link className="order-contact link" to={`/office/members/${buyer.memberId}`}>
						{buyer.name}
					</Link>
				) : (
					<b>{buyer.name}</b>
				)}
			</p>
			<p>
				<a className="order-contact link" href={`mailto:${buyer.email}`}>
					{buyer.email}
				</a>
			</p>
			<p>
				<a className="order-contact link" href={`tel:${buyer.phone}`}>
					{formatPhone(buyer.phone)}
				</a>
			</p>
		</section>
	);
}

type DeliveryProps = { delivery: NonNullable<StaffOrder["delivery"]> };

function Delivery({ delivery: { name, arrival, address, note } }: DeliveryProps) {
	const { order: t } = useTexts(staffOrderTexts);
	const language = useLanguage();
	const day = (date: string) => formatDate(date, "short", language, club.timeZone);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.delivery}</h2>
			</header>
			<dl className="office-facts stack">
				<div className="stack gap-3">
					<dt className="muted">{name}</dt>
					<dd>
						{arrival.from === arrival.to ? day(arrival.to) : `${day(arrival.from)} – ${day(arrival.to)}`}
					</dd>
				</div>
				{address && (
					<div className="stack gap-3">
						<dt className="muted">{t.address}</dt>
						<dd>
							<b>{address.recipient}</b>, {formatPhone(address.phone)}
							<br />
							{address.street}
							{address.landmark && ` (${address.landmark})`}
							<br />
							{[address.place.village?.name, address.place.district.name, address.place.city.name]
								.filter(Boolean)
								.join(", ")}
							<br />
							{address.place.province.name} {address.postcode}
						</dd>
					</div>
				)}
				<div className="stack gap-3">
					<dt className="muted">{t.note}</dt>
					<dd>{note ?? t.noNote}</dd>
				</div>
			</dl>
		</section>
	);
}

/** Refunds made or under way and, for finance, the button for another. */
function Refunds({ order }: { order: StaffOrder }) {
	const { order: t } = useTexts(staffOrderTexts);
	const isFinance = useHasRole("finance");
	const [isOpen, setOpen] = useState(false);
	const { refunds, state } = order;
	const canRefund = isFinance && statesBefore("refunded").includes(state);
	const { refundStates } = useTexts(orderTexts);
	const language = useLanguage();
	if (refunds.length === 0 && !canRefund) return null;
	return (
		<section className="office-panel">
			<header>
				<h2>{t.refunds}</h2>
				{canRefund && (
					<Button variant="ghost" size="small" onClick={() => setOpen(true)}>
						{t.refund}
					</Button>
				)}
			</header>
			{refunds.length === 0 && <p>{t.noRefunds}</p>}
			<ul className="order-money">
				{refunds.map(({ id, amount, state, askedAt, doneAt }) => (
					<li key={id}>
						<span>
							{refundStates[state]}
							<small>{formatDateTime(doneAt ?? askedAt, "day", language, club.timeZone)}</small>
						</span>
						<b className="tabular">{formatRupiah(amount)}</b>
					</li>
				))}
			</ul>
			{isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
		</section>
	);
}
