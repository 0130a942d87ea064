import { useState } from "react";
import { refundSoldOrder, staffRefundReasons } from "../../orders/refunds/contract";
import { listReturnable, returnedAmount } from "../../orders/refunds/returned-amount";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { type SoldTicket, soldTickets } from "../../tickets/issued/sold/contract";
import { isInBuyersHands, isRefundable } from "../../tickets/issued/sold/ticket-standings";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { moneyTexts } from "../money/texts";
import { useChange, useRead } from "../read";
import { EditDialog, thenClose } from "../ui/edit-dialog";
import { ReadState } from "../ui/read-state";
import type { StaffOrder } from "./order-row";
import { staffOrderTexts } from "./texts";
import { TicketBoxes } from "./ticket-boxes";

type RefundDialogProps = { order: StaffOrder; onClose: () => void };

/** Refunds all or part of an order. The amount is computed from what was paid, so nobody types it. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
	const { order: t } = useTexts(staffOrderTexts);
	const { reasons } = useTexts(moneyTexts);
	const [reason, setReason] = useState<(typeof staffRefundReasons)[number]>("returned");
	const [typed, setTyped] = useState<Record<number, string>>({});
	const tickets = useChosenTickets(order);
	const refund = useChange(refundSoldOrder);
	const before = order.lines.map(({ position, refunded }) => ({ position, quantity: refunded }));
	const returnable = listReturnable(order.lines, before);
	const wished = returnable.map(({ position, quantity: most }) => {
		const isTickets = tickets.of(position).length > 0;
		const quantity = isTickets ? tickets.chosenOf(position).length : Number(typed[position] ?? most);
		return { position, quantity, isUnclear: !Number.isInteger(quantity) || quantity < 0 || quantity > most };
	});
	const lines = wished.filter(({ quantity, isUnclear }) => !isUnclear && quantity > 0);
	const isUnclear = wished.some((one) => one.isUnclear);
	const amount = formatRupiah(returnedAmount(order.lines, before, lines));
	const save = () =>
		refund.mutate(
			{
				number: order.number,
				reason,
				lines: lines.map(({ position, quantity }) => ({ position, quantity })),
				...(tickets.chosen.length > 0 && { tickets: tickets.chosen.map(asSeen) }),
			},
			// Somebody went in with one or handed it on meanwhile.
			{ ...thenClose(t.refundDone, onClose), onError: tickets.chooseAgain },
		);
	const fields = () =>
		returnable.map(({ position, quantity: most }) => {
			const { title } = order.lines.find((line) => line.position === position)!;
			return tickets.of(position).length > 0 ? (
				<TicketBoxes
					key={position}
					label={title}
					tickets={tickets.of(position)}
					chosen={tickets.chosenOf(position)}
					onChoose={tickets.choose}
				/>
			) : (
				<Field
					key={position}
					label={title}
					hint={t.refundMost(most)}
					type="number"
					min={0}
					max={most}
					value={typed[position] ?? String(most)}
					onChange={({ target }) => setTyped({ ...typed, [position]: target.value })}
					error={
						wished.find((one) => one.position === position)?.isUnclear ? t.refundUnclear(most) : undefined
					}
				/>
			);
		});
	return (
		<EditDialog
			title={t.refund}
			description={order.kind === "tickets" ? t.refundTicketsText : t.refundText}
			action={t.refundSum(amount)}
			saving={refund}
			disabled={isUnclear || lines.length === 0 || !tickets.isKnown}
			onSave={save}
			onClose={onClose}
		>
			<Select
				label={t.refundReason}
				value={reason}
				onChange={({ target }) => setReason(target.value as typeof reason)}
				options={staffRefundReasons.map((value) => ({ value, label: reasons[value] }))}
			/>
			{order.kind === "tickets" ? <ReadState of={tickets.read}>{fields}</ReadState> : fields()}
			<p role="status">
				{t.refundBack} <b className="tabular">{amount}</b>
			</p>
		</EditDialog>
	);
}

/** Which of an order's tickets come back: until staff choose otherwise, those that the buyer still has. */
function useChosenTickets({ number, kind }: StaffOrder) {
	const read = useRead(soldTickets, { number }, { enabled: kind === "tickets" });
	const [picked, setPicked] = useState<readonly string[] | null>(null);
	const all = read.data?.tickets ?? [];
	const chosen = all.filter(({ number, standing }) =>
		picked ? isRefundable(standing) && picked.includes(number) : isInBuyersHands(standing),
	);
	const isOf = (position: number) => (ticket: SoldTicket) => ticket.position === position;
	return {
		read,
		isKnown: kind !== "tickets" || read.isSuccess,
		chosen,
		of: (position: number) => all.filter(isOf(position)),
		chosenOf: (position: number) => chosen.filter(isOf(position)),
		choose: ({ number }: SoldTicket, isChosen: boolean) => {
			const others = chosen.map((ticket) => ticket.number).filter((one) => one !== number);
			setPicked(isChosen ? [...others, number] : others);
		},
		chooseAgain: () => {
			setPicked(null);
			void read.refetch();
		},
	};
}

const asSeen = ({ number, standing }: SoldTicket) => ({
	number,
	state: standing === "used" ? ("used" as const) : ("valid" as const),
});
