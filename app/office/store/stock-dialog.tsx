import { useState } from "react";
import { club } from "../../../club/profile";
import { showSuccess } from "../../platform/browser/toast";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { moveStock, stockHistory } from "../../store/selling/contract";
import { type StockReason, stockReasons } from "../../store/stock/stock-reasons";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { useChange, useRead } from "../read";
import { EditDialog } from "../ui/edit-dialog";
import { ReadState } from "../ui/read-state";
import { storeOfficeTexts } from "./texts";
import type { StaffVariant } from "./variant-table";

type StockDialogProps = { variant: StaffVariant; onClose: () => void };

/** Stock changes only with a reason, and every change stays readable. */
export function StockDialog({ variant, onClose }: StockDialogProps) {
	const { variant: t, saved } = useTexts(storeOfficeTexts);
	const language = useLanguage();
	const move = useChange(moveStock);
	const read = useRead(stockHistory, { id: variant.id });
	const [typed, setTyped] = useState("");
	const [reason, setReason] = useState<StockReason>("received");
	const [note, setNote] = useState("");
	const [isTried, setTried] = useState(false);
	const change = /^[+-]?\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
	const count = (value: number) => formatCount(value, language);
	const book = () => {
		setTried(true);
		if (change === 0) return;
		move.mutate(
			{ id: variant.id, change, reason, note },
			{
				onSuccess: () => {
					showSuccess(saved);
					setTyped("");
					setNote("");
					setTried(false);
				},
			},
		);
	};
	return (
		<EditDialog
			title={t.moveTitle(variant.sku)}
			isWide
			action={t.book}
			cancel={t.closeStock}
			saving={move}
			shownAtFields={["stock.not_enough"]}
			onSave={book}
			onClose={onClose}
		>
			<div className="field-grid stack gap-4">
				<Field
					label={t.change}
					hint={t.changeHint}
					required
					inputMode="text"
					maxLength={8}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					error={
						move.error?.body.error === "stock.not_enough"
							? move.error.message
							: isTried && change === 0
								? t.changeUnclear
								: undefined
					}
				/>
				<Select
					label={t.reason}
					value={reason}
					onChange={({ target }) => setReason(target.value as StockReason)}
					options={stockReasons.map((value) => ({ value, label: t.reasons[value] }))}
				/>
				<Field
					className="field-wide"
					label={t.note}
					maxLength={300}
					value={note}
					onChange={({ target }) => setNote(target.value)}
				/>
			</div>
			<h3 className="store-history">{t.history}</h3>
			<ReadState of={read}>
				{({ stock, movements }) => (
					<>
						<p role="status">{t.now(count(stock.size), count(stock.held), count(stock.left))}</p>
						<ul className="store-list">
							{movements.map(({ id, change, reason, note, size, by, at }) => (
								<li className="stack gap-3" key={id}>
									<b className="tabular">
										{change > 0 ? "+" : "−"}
										{count(Math.abs(change))}
									</b>
									<span>
										{t.reasons[reason]}
										{note && `: ${note}`}
										<small>
											{formatDateTime(at, "day", language, club.timeZone)} · {by ?? t.system}
										</small>
									</span>
									<span className="tabular">{count(size)}</span>
								</li>
							))}
						</ul>
					</>
				)}
			</ReadState>
		</EditDialog>
	);
}
