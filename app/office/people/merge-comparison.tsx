import { useState } from "react";
import { useNavigate } from "react-router";
import { club } from "../../../club/profile";
import type { AnswerOf } from "../../platform/contract";
import { formatDate, formatDateTime } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { formatPhone } from "../../platform/phone-number";
import { showSuccess } from "../../platform/toast";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/fields/field";
import { Note } from "../../ui/note";
import { useChange } from "../read";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { RecordTable } from "../ui/record-table";
import { longestReason } from "./contract";
import { askMerge, type mergePreview } from "./merge-contract";
import { mergeTexts } from "./merge-texts";
import { Proven } from "./proven";

type Pair = AnswerOf<typeof mergePreview>;
type Account = Pair["stays"];

/** What both accounts have, side by side, and the button that makes them one. */
export function MergeComparison({ stays, goes }: Pair) {
	const t = useTexts(mergeTexts);
	const facts = useFacts();
	return (
		<div className="office-stack">
			<RecordTable
				label={t.compare}
				rows={facts}
				keyOf={({ name }) => name}
				empty={{ title: t.compare }}
				columns={[
					{ label: t.fact, cell: ({ name }) => name },
					{ label: t.stays, cell: ({ of }) => of(stays) },
					{ label: t.goes, cell: ({ of }) => of(goes) },
				]}
			/>
			<Note>{t.rules}</Note>
			<Merge stays={stays} goes={goes} />
		</div>
	);
}

function useFacts() {
	const t = useTexts(mergeTexts);
	const language = useLanguage();
	const cells: Record<keyof typeof t.facts, (account: Account) => React.ReactNode> = {
		name: ({ name }) => name,
		email: ({ email, isEmailVerified }) => <Proven isVerified={isEmailVerified}>{email}</Proven>,
		phone: ({ phone, isPhoneVerified }) => <Proven isVerified={isPhoneVerified}>{formatPhone(phone)}</Proven>,
		since: ({ since }) => formatDate(since, "medium", language, club.timeZone),
		lastSeenAt: ({ lastSeenAt }) =>
			lastSeenAt ? formatDateTime(lastSeenAt, "day", language, club.timeZone) : t.never,
		orders: ({ orders, openOrders }) => (
			<>
				{orders}
				{openOrders > 0 && <small>{t.openOrders(openOrders)}</small>}
			</>
		),
		tickets: ({ tickets }) => tickets,
		credit: ({ credit }) => formatRupiah(credit),
		addresses: ({ addresses }) => addresses,
		children: ({ children }) => children,
		follows: ({ follows }) => follows,
	};
	return Object.entries(cells).map(([key, of]) => ({ name: t.facts[key as keyof typeof t.facts], of }));
}

function Merge({ stays, goes }: Pick<Pair, "stays" | "goes">) {
	const t = useTexts(mergeTexts);
	const navigate = useNavigate();
	const [because, setBecause] = useState("");
	const [asks, setAsks] = useState(false);
	const [lacksReason, setLacksReason] = useState(false);
	const merge = useChange(askMerge);
	const brings = t.brings(goes.orders, goes.tickets, formatRupiah(goes.credit));
	const save = () =>
		merge.mutate(
			{ id: stays.id, other: goes.id, because },
			{
				onSuccess: () => {
					showSuccess(t.done);
					navigate(`/office/members/${stays.id}`);
				},
				onError: () => setAsks(false),
			},
		);
	return (
		<section className="office-panel">
			<TextAreaField
				label={t.because}
				hint={t.becauseHint}
				required
				rows={3}
				maxLength={longestReason}
				value={because}
				onChange={(event) => {
					setBecause(event.target.value);
					setLacksReason(false);
					merge.reset();
				}}
				error={lacksReason ? t.sayWhy : merge.error?.body.errors?.because?.[0]}
			/>
			<div className="member-actions">
				<Button onClick={() => (because.trim() ? setAsks(true) : setLacksReason(true))}>{t.merge}</Button>
			</div>
			<ConfirmDialog
				title={t.confirmTitle}
				action={t.merge}
				isOpen={asks}
				isBusy={merge.isPending}
				onConfirm={save}
				onClose={() => setAsks(false)}
			>
				<p>{t.result(goes.email, stays.email, brings)}</p>
				<p>
					<b>{t.final}</b>
				</p>
			</ConfirmDialog>
		</section>
	);
}
