import { ClipboardList, Package, Printer, Truck, X } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { club } from "../../../club/profile";
import { staffOrders } from "../../delivery/packing/contract";
import { type Collection, collections } from "../../delivery/shipping/courier";
import { countedTabs, staffTabs } from "../../orders/staff/staff-tabs";
import { useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { useHasRole } from "../frame/use-me";
import { useRead } from "../read";
import { officeTexts } from "../texts";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { type BulkError, BulkErrors } from "./bulk-errors";
import type { OrderRow } from "./order-row";
import { OrderTable } from "./order-table";
import { staffOrderTexts } from "./texts";
import { useBulk } from "./use-bulk";
import { WaybillDialog } from "./waybill-dialog";

export function SoldOrders() {
	const t = useTexts(staffOrderTexts);
	const { list } = useTexts(officeTexts);
	const { value, change, addressWith } = useAddress();
	const tab = staffTabs.find((one) => one === value("tab")) ?? "all";
	const filters = {
		q: value("q"),
		kind: value("kind") === "tickets" ? ("tickets" as const) : ("goods" as const),
		courier: value("courier"),
		from: value("from"),
		to: value("to"),
	};
	const read = useRead(staffOrders, { tab, ...filters, after: value("after") }, { keepsPrevious: true });
	const isSeller = useHasRole("seller");

	return (
		<Screen title={t.title} actions={isSeller && <WaybillDialog />}>
			<Tabs
				label={t.tabsLabel}
				tabs={staffTabs.map((one) => ({
					to: addressWith("tab", one === "all" ? undefined : one),
					label: t.tabs[one],
					count: countedTabs.find((counted) => counted === one) && read.data?.counts[one as "to_pay"],
					isCurrent: one === tab,
				}))}
			/>
			<div className="office-filters flow">
				<FilterSearch label={t.filter} value={filters.q} onChange={(q) => change("q", q)} />
				<Select
					label={t.kind}
					hideLabel
					value={filters.kind}
					onChange={(event) => change("kind", event.target.value)}
					options={Object.entries(t.kinds).map(([value, label]) => ({ value, label }))}
				/>
				{filters.kind === "goods" && (
					<Select
						label={t.courier}
						hideLabel
						value={filters.courier ?? ""}
						onChange={(event) => change("courier", event.target.value)}
						options={[
							{ value: "", label: `${t.courier}: ${t.every}` },
							...club.couriers.map(({ key, name }) => ({ value: key, label: name })),
							{ value: "pickup", label: t.pickup },
						]}
					/>
				)}
				{(["from", "to"] as const).map((name) => (
					<Field
						key={name}
						type="date"
						label={t[name]}
						value={filters[name] ?? ""}
						onChange={(event) => change(name, event.target.value)}
					/>
				))}
			</div>
			<ReadState of={read}>
				{({ orders, next }) => (
					<>
						<ChosenOrders
							key={`${tab} ${filters.kind} ${value("after")}`}
							orders={orders.map((order) => ({ ...order, kind: filters.kind }))}
							isSeller={isSeller && filters.kind === "goods"}
						/>
						<p className="office-more row flow apart gap-3">
							<span className="order-list-keys row flow gap-1">
								<Keys keys="j k" /> {t.act.down}, {t.act.up} · <Keys keys="x" /> {t.act.choose} ·{" "}
								<Keys keys="Enter" /> {t.act.open}
							</span>
							{value("after") && <Link to={addressWith("after", undefined)}>{list.first}</Link>}
							{next && <Link to={addressWith("after", next)}>{list.next}</Link>}
						</p>
					</>
				)}
			</ReadState>
		</Screen>
	);
}

type ChosenOrdersProps = { orders: OrderRow[]; isSeller: boolean };

/** The list with a cursor and a selection, both of which the keyboard moves. */
function ChosenOrders({ orders, isSeller }: ChosenOrdersProps) {
	const t = useTexts(staffOrderTexts);
	const navigate = useNavigate();
	const [cursor, setCursor] = useState(0);
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const [faults, setFaults] = useState<BulkError[]>([]);
	const table = useRef<HTMLElement>(null);
	const [collection, setCollection] = useState<Collection>("pickup");
	const bulk = useBulk(setFaults);
	const current = orders[Math.min(cursor, orders.length - 1)];
	const chosenOrders = orders.filter(({ number }) => chosen.has(number));
	/** Without a selection, actions apply to the order at the cursor. */
	const meant = chosenOrders.length > 0 ? chosenOrders : current ? [current] : [];

	const move = (by: number) => {
		const next = Math.max(0, Math.min(orders.length - 1, cursor + by));
		setCursor(next);
		table.current?.querySelectorAll("tbody tr")[next]?.querySelector("a")?.focus({ preventScroll: false });
	};
	const toggle = (number: string) =>
		setChosen((before) => {
			const after = new Set(before);
			if (!after.delete(number)) after.add(number);
			return after;
		});
	const print = (what: "labels" | "lists") =>
		void navigate(`/office/orders/print?what=${what}&numbers=${meant.map(({ number }) => number).join(",")}`);
	const acts = [
		{ keys: "l", label: t.act.label, icon: Printer, run: () => print("labels") },
		{ keys: "p", label: t.act.list, icon: ClipboardList, run: () => print("lists") },
		{ keys: "b", label: t.act.pack, icon: Package, run: () => void bulk.pack(meant, collection) },
		{ keys: "s", label: t.act.ship, icon: Truck, run: () => void bulk.ship(meant) },
	];
	useShortcuts([
		{ keys: "j", label: t.act.down, run: () => move(1) },
		{ keys: "k", label: t.act.up, run: () => move(-1) },
		{ keys: "x", label: t.act.choose, run: () => current && toggle(current.number) },
		{ keys: "Enter", label: t.act.open, run: () => current && navigate(`/office/orders/${current.number}`) },
		...(isSeller ? acts : []),
	]);

	if (orders.length === 0) return <EmptyState title={t.none} text={t.noneText} />;
	return (
		<>
			<BulkErrors faults={faults} />
			<div className="order-bulk row flow" hidden={!isSeller || chosen.size === 0}>
				<b role="status">{t.chosen(chosen.size)}</b>
				{acts.map(({ keys, label, icon: Icon, run }) => (
					<button key={keys} type="button" onClick={run} disabled={bulk.isBusy}>
						<Icon className="icon" aria-hidden="true" />
						{label}
						<Keys keys={keys} />
					</button>
				))}
				<Select
					look="chip"
					label={t.order.collection}
					value={collection}
					onChange={({ target }) => setCollection(target.value as Collection)}
					options={collections.map((value) => ({ value, label: t.order.collections[value] }))}
				/>
				<button type="button" onClick={() => setChosen(new Set())} aria-label={t.clear}>
					<X className="icon" aria-hidden="true" />
				</button>
			</div>
			<OrderTable
				box={table}
				orders={orders}
				current={current?.number}
				chosen={isSeller ? chosen : null}
				onToggle={toggle}
				onToggleAll={() =>
					setChosen(chosen.size === orders.length ? new Set() : new Set(orders.map(({ number }) => number)))
				}
				onCursor={setCursor}
			/>
		</>
	);
}
