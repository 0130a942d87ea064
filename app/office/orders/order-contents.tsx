import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { packParcel } from "../../delivery/parcels/contract";
import { type Collection, collections } from "../../delivery/shipping/courier";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { useChange } from "../read";
import type { StaffOrder } from "./order-row";
import { staffOrderTexts } from "./texts";

type Line = StaffOrder["lines"][number];

/** What is in the order. To a packer it is a checklist: each thing is scanned, or ticked, and then the box is closed. */
export function OrderContents({ order, canPack }: { order: StaffOrder; canPack: boolean }) {
	const { order: t } = useTexts(staffOrderTexts);
	const isOpen = canPack && order.kind === "goods" && (order.state === "paid" || order.state === "packed");
	const toPack = isOpen ? order.lines.filter(({ unpacked }) => unpacked > 0) : [];
	const [checked, setChecked] = useState<Record<number, number>>({});
	const count = (line: Line) => checked[line.position] ?? 0;
	const check = (line: Line, quantity: number) =>
		setChecked((before) => ({ ...before, [line.position]: quantity }));

	return (
		<section className="office-panel">
			<header>
				<h2>{t.lines}</h2>
				<b className="tabular">{formatRupiah(order.total)}</b>
			</header>
			<ol className="order-lines">
				{order.lines.map((line) => (
					<li className="stack gap-3" key={line.position}>
						<span>
							<b>{line.title}</b>
							{line.sku && <small className="tabular">{line.sku}</small>}
						</span>
						<b className="tabular">{line.quantity}×</b>
						<span className="tabular">{formatRupiah(line.amount)}</span>
						{toPack.includes(line) && (
							<button
								type="button"
								aria-pressed={count(line) >= line.unpacked}
								aria-label={line.title}
								className={classNames("order-check", count(line) >= line.unpacked && "order-checked")}
								onClick={() => check(line, count(line) >= line.unpacked ? 0 : line.unpacked)}
							>
								{count(line) >= line.unpacked ? (
									<Check className="icon" aria-hidden="true" />
								) : (
									count(line) > 0 && `${count(line)}/${line.unpacked}`
								)}
							</button>
						)}
					</li>
				))}
			</ol>
			{toPack.length > 0 && <PackForm order={order} toPack={toPack} count={count} check={check} />}
		</section>
	);
}

type PackFormProps = {
	order: StaffOrder;
	toPack: Line[];
	count: (line: Line) => number;
	check: (line: Line, quantity: number) => void;
};

function PackForm({ order, toPack, count, check }: PackFormProps) {
	const { order: t } = useTexts(staffOrderTexts);
	const [scan, setScan] = useState("");
	const [said, setSaid] = useState<{ text: string; isWrong: boolean } | null>(null);
	const [waybill, setWaybill] = useState("");
	const [collection, setCollection] = useState<Collection>("pickup");
	const pack = useChange(packParcel);
	const all = toPack.reduce((sum, { unpacked }) => sum + unpacked, 0);
	const done = toPack.reduce((sum, line) => sum + count(line), 0);
	const isPartly = done > 0 && done < all;

	/** A scanner types the code and presses Enter. */
	const take = (event: FormEvent) => {
		event.preventDefault();
		const sku = scan.trim().toUpperCase();
		setScan("");
		if (!sku) return;
		const lines = toPack.filter((line) => line.sku?.toUpperCase() === sku);
		const line = lines.find((one) => count(one) < one.unpacked);
		if (line) check(line, count(line) + 1);
		setSaid(
			line
				? { text: t.scanned(line.title), isWrong: false }
				: { text: lines[0] ? t.enough(lines[0].title) : t.notInOrder(sku), isWrong: true },
		);
	};
	const send = async () => {
		const lines = toPack.flatMap((line) =>
			count(line) > 0 ? { position: line.position, quantity: count(line) } : [],
		);
		await pack.mutateAsync({
			number: order.number,
			...(isPartly && { lines }),
			...(waybill.trim() && { waybill: waybill.trim() }),
			collection,
		});
		showSuccess(t.packedOne);
	};
	useShortcuts([
		{ keys: "b", label: isPartly ? t.packChecked : t.packAll, run: () => void send().catch(() => {}) },
	]);

	return (
		<div className="order-pack stack gap-3">
			<form onSubmit={take}>
				<Field
					label={t.scan}
					value={scan}
					onChange={(event) => setScan(event.target.value)}
					autoComplete="off"
					spellCheck={false}
					error={said?.isWrong ? said.text : null}
					hint={said && !said.isWrong ? said.text : t.checked(done, all)}
				/>
			</form>
			<p className="visually-hidden" role="status">
				{said?.text}
			</p>
			<Field
				label={t.waybill}
				value={waybill}
				onChange={(event) => setWaybill(event.target.value)}
				autoComplete="off"
				error={pack.error?.body.errors?.waybill?.[0]}
			/>
			{order.delivery?.address && !waybill.trim() && (
				<Select
					label={t.collection}
					value={collection}
					onChange={({ target }) => setCollection(target.value as Collection)}
					options={collections.map((value) => ({ value, label: t.collections[value] }))}
				/>
			)}
			<Button block loading={pack.isPending} onClick={() => void send().catch(() => {})}>
				{isPartly ? t.packChecked : t.packAll}
				<Keys keys="b" />
			</Button>
		</div>
	);
}
