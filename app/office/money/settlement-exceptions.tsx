import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import {
	closeSettlementRow,
	matchSettlementRow,
	type settlementMonth,
} from "../../orders/settlements/contract";
import { showError, showSuccess } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/fields/field";
import { useChange } from "../read";
import { settlementTexts } from "./settlement-texts";

type Exception = AnswerOf<typeof settlementMonth>["exceptions"][number];

/** Rows that were not booked, each with why and what to do about it. */
export function SettlementExceptions({
	exceptions,
	hasFiles,
}: {
	exceptions: readonly Exception[];
	hasFiles: boolean;
}) {
	const t = useTexts(settlementTexts);
	if (exceptions.length === 0) return hasFiles && <p className="muted">{t.noExceptions}</p>;
	return (
		<section className="stack gap-3">
			<h2>{t.exceptions}</h2>
			<ul className="money-cards stack gap-4">
				{exceptions.map((exception) => (
					<ExceptionCard key={exception.id} exception={exception} />
				))}
			</ul>
		</section>
	);
}

function ExceptionCard({ exception }: { exception: Exception }) {
	const t = useTexts(settlementTexts);
	const language = useLanguage();
	const { reference, line, gross, net, paidOutOn, problem } = exception;
	const number = reference.split("~")[0]!;
	return (
		<li className="office-panel stack gap-3">
			<header>
				<h3>
					{problem === "unknown_order" ? reference : <Link to={`/office/orders/${number}`}>{reference}</Link>}
				</h3>
				<small>{t.line(line)}</small>
			</header>
			<p>{t.problems[problem]}</p>
			<dl className="office-facts stack">
				<div className="stack gap-3">
					<dt className="muted">{t.gross}</dt>
					<dd>{formatRupiah(gross)}</dd>
				</div>
				<div className="stack gap-3">
					<dt className="muted">{t.net}</dt>
					<dd>{formatRupiah(net)}</dd>
				</div>
				<div className="stack gap-3">
					<dt className="muted">{t.paidOutOn}</dt>
					<dd>{formatDate(`${paidOutOn}T12:00:00Z`, "short", language, club.timeZone)}</dd>
				</div>
			</dl>
			<Actions exception={exception} />
		</li>
	);
}

function Actions({ exception: { id } }: { exception: Exception }) {
	const t = useTexts(settlementTexts);
	const [note, setNote] = useState("");
	const match = useChange(matchSettlementRow);
	const close = useChange(closeSettlementRow);
	const again = () =>
		match.mutate(
			{ id },
			{
				onSuccess: ({ problem }) => (problem ? showError(t.problems[problem]) : showSuccess(t.matched)),
				onError: (error) => showError(error.message),
			},
		);
	const send = (event: FormEvent) => {
		event.preventDefault();
		close.mutate({ id, note }, { onSuccess: () => showSuccess(t.closed) });
	};
	return (
		<form className="stack gap-3" onSubmit={send}>
			<TextAreaField
				label={t.note}
				rows={2}
				maxLength={500}
				required
				value={note}
				onChange={(event) => setNote(event.target.value)}
				error={close.error?.body.errors?.note?.[0] ?? close.error?.message}
			/>
			<div className="button-row flow gap-3">
				<Button size="small" variant="ghost" loading={match.isPending} onClick={again}>
					{t.again}
				</Button>
				<Button type="submit" size="small" loading={close.isPending}>
					{t.close}
				</Button>
			</div>
		</form>
	);
}
