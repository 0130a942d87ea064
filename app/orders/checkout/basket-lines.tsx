import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { pathTo } from "../../paths";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { sayDay } from "../../platform/words/say-day";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Picture } from "../../ui/pictures/picture";
import type { CartLine } from "../cart/contract";
import { unsettled } from "../cart/unsettled-line";
import type { Basket } from "./basket";
import { checkoutTexts } from "./checkout-texts";
import "./basket-lines.css";

type BasketLinesProps = { basket: Basket; fault: string | undefined };

/** The items. Changes are shown on their line, and decided there. */
export function BasketLines({ basket, fault }: BasketLinesProps) {
	const t = useTexts(checkoutTexts);
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		if (fault) list.current?.scrollIntoView({ block: "center" });
	}, [fault]);
	return (
		<>
			{fault && (
				<Note tone="err" announce>
					{fault}
				</Note>
			)}
			<ul className="basket-lines stack gap-3" aria-label={t.things} ref={list}>
				{basket.lines.map((line) => (
					<BasketLine key={line.id} line={line} basket={basket} />
				))}
			</ul>
		</>
	);
}

function BasketLine({ line, basket }: { line: CartLine; basket: Basket }) {
	const t = useTexts(checkoutTexts);
	const language = useLanguage();
	const { now, quantity, name, choice } = line;
	return (
		<li>
			<span className="basket-picture">
				{now && <Picture picture={now.picture} ratio="1/1" width={96} height={96} fit="contain" alt="" />}
			</span>
			<p>
				<b>{now ? <Link to={pathTo("store-detail", { id: now.product })}>{name}</Link> : name}</b>
				<span className="small muted">{[choice, `${quantity}×`].filter(Boolean).join(" · ")}</span>
				{now?.shipsOn && <span className="small">{t.preorder(sayDay(now.shipsOn, language))}</span>}
			</p>
			<b className="tabular">{now && formatRupiah(now.price * quantity)}</b>
			<Change line={line} basket={basket} />
		</li>
	);
}

function Change({ line, basket }: { line: CartLine; basket: Basket }) {
	const t = useTexts(checkoutTexts);
	const language = useLanguage();
	const what = unsettled(line);
	if (!what) return null;
	const { now, seenPrice } = line;
	const left = now?.left ?? 0;
	const title = [line.name, line.choice].filter(Boolean).join(", ");
	const [text, decision, decide] = {
		gone: [t.gone, t.remove, () => basket.remove(line)] as const,
		"sold out": [t.soldOut, t.remove, () => basket.remove(line)] as const,
		few: [t.few(left), t.takeFew(left), () => basket.setQuantity(line, left)] as const,
		later: [
			now?.shipsOn && t.later(sayDay(now.shipsOn, language)),
			t.accept,
			() => basket.accept(line),
		] as const,
		price: [
			t.priceChanged(formatRupiah(seenPrice), formatRupiah(now?.price ?? 0)),
			t.accept,
			() => basket.accept(line),
		] as const,
	}[what];
	return (
		<div className="basket-change">
			<Note tone="warn">
				<p>{text}</p>
				<Button size="small" variant="ghost" aria-label={t.decisionOf(decision, title)} onClick={decide}>
					{decision}
				</Button>
			</Note>
		</div>
	);
}
