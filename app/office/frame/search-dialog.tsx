import { Command } from "cmdk";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { orderTexts } from "../../orders/texts";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { spellTicketNumber } from "../../tickets/issued/ticket-number";
import { Dialog } from "../../ui/dialogs/dialog";
import { useRead } from "../read";
import { officeSearch } from "../search/contract";
import { sectionsFor } from "../sections";
import { officeTexts } from "../texts";
import type { Me } from "./use-me";
import "./search-dialog.css";

type SearchDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; me: Me };

const shortest = 3;

/** One search over everything that has a number or a name; and, before anything is typed, over the office itself. */
export function SearchDialog({ open, onOpenChange, me }: SearchDialogProps) {
	const { search: t } = useTexts(officeTexts);
	return (
		<Dialog title={t.title} open={open} onOpenChange={onOpenChange} size="wide">
			<Search me={me} onDone={() => onOpenChange(false)} />
		</Dialog>
	);
}

function Search({ me, onDone }: { me: Me; onDone: () => void }) {
	const { search: t, names } = useTexts(officeTexts);
	const { states } = useTexts(orderTexts);
	const [typed, setTyped] = useState("");
	const box = useRef<HTMLInputElement>(null);
	// After the dialog has taken the focus, so that it knows where to give it back.
	useEffect(() => {
		const frame = requestAnimationFrame(() => box.current?.focus());
		return () => cancelAnimationFrame(frame);
	}, []);
	const q = useDeferredValue(typed.trim());
	const isAsking = q.length >= shortest;
	const { data, isFetching, error } = useRead(
		officeSearch,
		{ q },
		{ enabled: isAsking, keepsPrevious: true },
	);
	const navigate = useNavigate();
	const go = (path: string) => () => {
		onDone();
		void navigate(path);
	};
	const found = isAsking && data ? data : { orders: [], tickets: [], members: [] };
	const places = sectionsFor(me.roles).filter(({ name }) =>
		names[name].toLowerCase().includes(typed.trim().toLowerCase()),
	);
	const isEmpty = found.orders.length + found.tickets.length + found.members.length + places.length === 0;

	return (
		<Command className="office-command" shouldFilter={false} label={t.label}>
			<Command.Input
				ref={box}
				className="input"
				placeholder={t.label}
				value={typed}
				onValueChange={setTyped}
				maxLength={80}
			/>
			<p className="office-command-state muted" role="status">
				{error ? t.failed : !isAsking ? t.hint : isFetching ? t.searching : isEmpty ? t.none(q) : ""}
			</p>
			<Command.List label={t.title}>
				{found.orders.length > 0 && (
					<Command.Group heading={t.orders}>
						{found.orders.map(({ number, buyer, state, total }) => (
							<Command.Item key={number} value={`order ${number}`} onSelect={go(`/office/orders/${number}`)}>
								<b className="tabular">{number}</b>
								<span>{buyer}</span>
								<small>{`${states[state]} · ${formatRupiah(total)}`}</small>
							</Command.Item>
						))}
					</Command.Group>
				)}
				{found.tickets.length > 0 && (
					<Command.Group heading={t.tickets}>
						{found.tickets.map(({ number, holder, orderNumber }) => (
							<Command.Item
								key={number}
								value={`ticket ${number}`}
								onSelect={go(`/office/orders/${orderNumber}`)}
							>
								<b className="tabular">{spellTicketNumber(number)}</b>
								<span>{holder}</span>
								<small>{orderNumber}</small>
							</Command.Item>
						))}
					</Command.Group>
				)}
				{found.members.length > 0 && (
					<Command.Group heading={t.members}>
						{found.members.map(({ id, name, email }) => (
							<Command.Item key={id} value={`member ${id}`} onSelect={go(`/office/members/${id}`)}>
								<b>{name}</b>
								<span>{email}</span>
							</Command.Item>
						))}
					</Command.Group>
				)}
				{places.length > 0 && (
					<Command.Group heading={t.places}>
						{places.map(({ name, path, icon: Icon }) => (
							<Command.Item key={path} value={`place ${path}`} onSelect={go(path)}>
								<Icon className="icon" aria-hidden="true" />
								<span>{names[name]}</span>
							</Command.Item>
						))}
					</Command.Group>
				)}
			</Command.List>
		</Command>
	);
}
