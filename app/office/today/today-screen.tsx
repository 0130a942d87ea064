import { Link } from "react-router";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { EmptyState } from "../../ui/feedback/empty-state";
import { useHasRole, useMe } from "../frame/use-me";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { Changes } from "./changes";
import { officeToday, type WaitingKind } from "./contract";
import { todayTexts } from "./texts";
import "./today.css";

/** The screen for each kind. */
const places: Record<WaitingKind, string> = {
	to_pack: "/office/orders?tab=to_pack",
	to_send: "/office/orders?tab=to_send",
	trouble: "/office/orders?tab=trouble",
	returns: "/office/returns",
	ratings: "/office/ratings?most=3",
	sales_opening: "/office/tickets",
	match_answers: "/office/tickets",
	transfers: "/office/money?state=sent",
	refunds: "/office/money",
	evidence_due: "/office/money?tab=disputes",
	disputes: "/office/money?tab=disputes",
	differences: "/office/money?tab=differences",
	drafts: "/office/news",
	untranslated: "/office/news?tab=published&english=missing",
	outdated: "/office/news?tab=published&english=outdated",
	content_untranslated: "/office/content?english=missing",
	content_outdated: "/office/content?english=outdated",
	events_untranslated: "/office/events?english=missing",
	events_outdated: "/office/events?english=outdated",
	products_untranslated: "/office/products?english=missing",
	products_outdated: "/office/products?english=outdated",
	messages: "/office/inbox",
	merges: "/office/members/merges",
	trials: "/office/inbox",
	failed_jobs: "/office/jobs",
};

const everyMinute = 60_000;

export function TodayScreen() {
	const t = useTexts(todayTexts);
	const me = useMe();
	const isAtGate = useHasRole("gate");
	const read = useRead(officeToday, {}, { refetchInterval: everyMinute });
	return (
		<Screen title={t.title(me?.name.split(" ")[0] ?? "")} actions={isAtGate && <a href="/gate">{t.gate}</a>}>
			<ReadState of={read}>
				{({ waiting }) =>
					waiting.length === 0 ? (
						<EmptyState title={t.notMine} text={isAtGate && t.notMineText} />
					) : (
						<WaitingList waiting={waiting} />
					)
				}
			</ReadState>
			<Changes />
		</Screen>
	);
}

/** What waits is large; what is dealt with stays in reach, in a line. */
function WaitingList({ waiting }: { waiting: WaitingProps[] }) {
	const t = useTexts(todayTexts);
	const open = waiting.filter(({ count }) => count > 0);
	const done = waiting.filter(({ count }) => count === 0);
	return (
		<>
			<h2 className="visually-hidden">{t.waiting}</h2>
			{open.length === 0 && <p className="today-calm">{t.none}</p>}
			<ul className="today">
				{open.map((one) => (
					<li key={one.kind}>
						<Waiting {...one} />
					</li>
				))}
			</ul>
			{done.length > 0 && (
				<section className="today-done flow" aria-label={t.nothing}>
					<h2>{t.nothing}</h2>
					<ul>
						{done.map(({ kind }) => (
							<li key={kind}>
								<Link to={places[kind]}>{t.kinds[kind]}</Link>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

type WaitingProps = { kind: WaitingKind; count: number; amount: number | null };

function Waiting({ kind, count, amount }: WaitingProps) {
	const t = useTexts(todayTexts);
	const language = useLanguage();
	return (
		<Link to={places[kind]}>
			<b>{formatCount(count, language)}</b>
			<span>{t.kinds[kind]}</span>
			{amount ? <small>{formatRupiah(amount)}</small> : null}
		</Link>
	);
}
