import { useState } from "react";
import { club } from "../../../club/profile";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatPhone } from "../../platform/words/phone-number";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import type { MyReturns, ShownReturn } from "./contract";
import { ReturnDialog } from "./return-dialog";
import { returnTexts } from "./texts";
import "./order-returns.css";

type OrderReturnsProps = { number: string; answer: MyReturns; onAsked: () => void };

/** An order's returns with their progress, and the button to request one while there is time. */
export function OrderReturns({ number, answer, onAsked }: OrderReturnsProps) {
	const t = useTexts(returnTexts);
	const language = useLanguage();
	const [isAsking, setAsking] = useState(false);
	const { until, lines, returns } = answer;
	const canAsk = until !== null && lines.some(({ left, isReturnable }) => isReturnable && left > 0);
	if (!canAsk && returns.length === 0) return null;
	return (
		<section className="account-section order-returns">
			<h2 className="display display-1">{t.title}</h2>
			{returns.map((each) => (
				<OneReturn key={each.id} returned={each} number={number} sendTo={answer.sendTo} />
			))}
			{canAsk && (
				<>
					<p>{t.until(formatDate(until, "full", language, club.timeZone))}</p>
					<div className="button-row flow gap-3">
						<Button variant="ghost" onClick={() => setAsking(true)}>
							{t.ask}
						</Button>
					</div>
				</>
			)}
			{isAsking && (
				<ReturnDialog
					number={number}
					lines={lines}
					onClose={() => setAsking(false)}
					onAsked={() => {
						setAsking(false);
						onAsked();
					}}
				/>
			)}
		</section>
	);
}

const tones = { asked: "info", accepted: "ok", refused: "warn", received: "ok" } as const;

type OneReturnProps = { returned: ShownReturn; number: string; sendTo: MyReturns["sendTo"] };

function OneReturn({ returned, number, sendTo }: OneReturnProps) {
	const t = useTexts(returnTexts);
	const language = useLanguage();
	const { state, askedAt, reason, words, lines, photos, answer, refunded } = returned;
	return (
		<article>
			<Note tone={tones[state]}>
				<h3>{t.states[state]}</h3>
				<p className="small muted">{t.askedOn(formatDate(askedAt, "medium", language, club.timeZone))}</p>
				<ul>
					{lines.map(({ position, title, quantity }) => (
						<li key={position}>
							{quantity} × {title}
						</li>
					))}
				</ul>
				<p>
					<b>{t.reasons[reason]}.</b> {words}
				</p>
				<div className="return-photos flow">
					{photos.map(({ id }, at) => (
						<img
							key={id}
							src={`/photo/${id}?w=320&format=webp`}
							width={72}
							height={72}
							alt={t.photoOf(at + 1)}
							loading="lazy"
						/>
					))}
				</div>
				{answer && (
					<p>
						<b>{t.fromClub}:</b> {answer}
					</p>
				)}
				{refunded !== null && refunded > 0 && <p>{t.refunded(formatRupiah(refunded))}</p>}
				{state === "accepted" && (
					<address>
						<b>{t.sendTo}</b>
						<span>{sendTo.name}</span>
						<span>
							{sendTo.address}, {sendTo.postcode}
						</span>
						<span>{formatPhone(sendTo.phone)}</span>
						<span>{t.writeNumber(number)}</span>
					</address>
				)}
			</Note>
		</article>
	);
}
