import { club } from "../../../club/profile";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDate, formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatPhone } from "../../platform/words/phone-number";
import { Note } from "../../ui/feedback/note";
import { RecordTable } from "../ui/record-table";
import { AskMerge } from "./ask-merge";
import type { mergePreview } from "./merge-contract";
import { mergeTexts } from "./merge-texts";
import { Proven } from "./proven";
import { WaitingMerge } from "./waiting-merge";

type Pair = AnswerOf<typeof mergePreview>;
type Account = Pair["stays"];

/** What both accounts have, side by side, and how they become one. */
export function MergeComparison({ stays, goes, request }: Pair) {
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
			{request ? (
				<WaitingMerge key={request.id} stays={stays} goes={goes} request={request} />
			) : (
				<AskMerge id={stays.id} other={goes.id} />
			)}
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
