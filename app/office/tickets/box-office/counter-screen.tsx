import { type FormEvent, useState } from "react";
import { useParams } from "react-router";
import { useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { type CounterOrder, sellAtCounter } from "../../../tickets/box-office/contract";
import { saleForStaff } from "../../../tickets/selling/contract";
import { Button } from "../../../ui/button";
import { Note } from "../../../ui/feedback/note";
import { Field } from "../../../ui/fields/field";
import { useChange, useRead } from "../../read";
import { ReadState } from "../../ui/read-state";
import { Screen } from "../../ui/screen";
import { PlacesFields, usePlaces } from "../sales/places-fields";
import type { StaffSale } from "../sales/sale-screen";
import { boxOfficeTexts } from "./box-office-texts";
import { CounterOrderPanel } from "./counter-order";
import "../tickets.css";
import "./counter.css";

/** Box-office sales: one buyer after the other. */
export function CounterScreen() {
	const { event = "" } = useParams();
	const { counter: t } = useTexts(boxOfficeTexts);
	const read = useRead(saleForStaff, { event });
	const [order, setOrder] = useState<CounterOrder | null>(null);
	return (
		<Screen
			title={t.title}
			from={{ to: `/office/tickets/${event}`, label: read.data?.event.title ?? t.title }}
		>
			<ReadState of={read}>
				{(sale) =>
					order ? (
						<CounterOrderPanel key={order.number} placed={order} sale={sale} onNext={() => setOrder(null)} />
					) : (
						<Sale sale={sale} onPlaced={setOrder} onRefused={() => void read.refetch()} />
					)
				}
			</ReadState>
		</Screen>
	);
}

type SaleProps = { sale: StaffSale; onPlaced: (order: CounterOrder) => void; onRefused: () => void };

function Sale({ sale, onPlaced, onRefused }: SaleProps) {
	const { counter: t, ...shared } = useTexts(boxOfficeTexts);
	const places = usePlaces(sale.sections);
	const [name, setName] = useState("");
	const [recipient, setRecipient] = useState("");
	const sell = useChange(sellAtCounter);
	const faults = sell.error?.body.errors;
	const total = (places.section?.price ?? 0) * places.count;
	const save = (event: FormEvent) => {
		event.preventDefault();
		if (!places.wish || sell.isPending) return;
		sell.mutate(
			{
				event: sale.event.slug,
				...places.wish,
				...(name.trim() && { name }),
				...(recipient.trim() && { recipient }),
				total,
			},
			// What was refused may have changed on the screen, too: the price, or what is left.
			{ onSuccess: onPlaced, onError: onRefused },
		);
	};
	return (
		<form className="office-panel office-stack counter-form" noValidate onSubmit={save}>
			<p>{t.intro}</p>
			{sell.error && !faults && (
				<Note tone="err" announce>
					{sell.error.message}
				</Note>
			)}
			<div className="field-grid stack gap-4">
				<PlacesFields fields={places.fields} />
				<Field
					label={shared.name}
					maxLength={80}
					autoComplete="off"
					value={name}
					onChange={({ target }) => setName(target.value)}
				/>
				<Field
					label={shared.recipient}
					hint={t.recipientHint}
					maxLength={200}
					autoComplete="off"
					value={recipient}
					onChange={({ target }) => setRecipient(target.value)}
					error={faults?.recipient?.[0]}
				/>
			</div>
			<p className="counter-total">
				{t.total} <b className="display">{formatRupiah(total)}</b>
			</p>
			<Button type="submit" block loading={sell.isPending} disabled={!places.wish}>
				{t.show}
			</Button>
		</form>
	);
}
