import { Link } from "react-router";
import { club } from "../../../club/profile";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { DeclineMerge } from "./decline-merge";
import { mergeList } from "./merge-contract";
import { mergeTexts } from "./merge-texts";
import { peopleTexts } from "./texts";
import "./people.css";

type Merge = AnswerOf<typeof mergeList>["merges"][number];

const everyMinute = 60_000;

/** Merges that wait for a second person, and what became of the others. */
export function MergeListScreen() {
	const { list: t } = useTexts(mergeTexts);
	const { members } = useTexts(peopleTexts);
	const { value } = useAddress();
	const tab = value("tab") === "over" ? ("over" as const) : ("waiting" as const);
	const read = useRead(mergeList, { tab, after: value("after") }, { refetchInterval: everyMinute });
	const path = "/office/members/merges";
	return (
		<Screen title={t.title} from={{ to: "/office/members", label: members }}>
			<p className="people-intro">{t.text}</p>
			<Tabs
				label={t.title}
				tabs={[
					{
						to: path,
						label: t.tabs.waiting,
						count: read.data?.waiting,
						isCurrent: tab === "waiting",
					},
					{ to: `${path}?tab=over`, label: t.tabs.over, isCurrent: tab === "over" },
				]}
			/>
			<ReadState of={read}>
				{({ merges, next }) => <Merges key={tab} tab={tab} merges={merges} next={next} />}
			</ReadState>
		</Screen>
	);
}

type MergesProps = { tab: "waiting" | "over"; merges: readonly Merge[]; next: string | null };

function Merges({ tab, merges, next }: MergesProps) {
	const { list: t } = useTexts(mergeTexts);
	const language = useLanguage();
	const say = (at: string) => formatDateTime(at, "day", language, club.timeZone);
	return (
		<RecordTable
			label={t.tabs[tab]}
			rows={merges}
			keyOf={({ id }) => id}
			next={next}
			empty={tab === "waiting" ? { title: t.noWaiting, text: t.noWaitingText } : { title: t.noOver }}
			columns={[
				{ label: t.columns.goes, cell: ({ goes }) => <Account account={goes} /> },
				{ label: t.columns.stays, cell: ({ stays }) => <Account account={stays} /> },
				{ label: t.columns.because, cell: ({ because }) => <span className="merge-because">{because}</span> },
				{
					label: t.columns.asked,
					cell: ({ askedBy, askedAt, expiresAt, outcome }) => (
						<>
							{askedBy}
							<small>{say(askedAt)}</small>
							{!outcome && <small>{t.until(say(expiresAt))}</small>}
						</>
					),
				},
				tab === "waiting"
					? { label: t.columns.act, isLabelHidden: true, cell: (merge) => <Acts merge={merge} /> }
					: { label: t.columns.outcome, cell: (merge) => <Outcome merge={merge} /> },
			]}
		/>
	);
}

function Account({ account }: { account: Merge["goes"] }) {
	const { list: t } = useTexts(mergeTexts);
	if (!account) return <>{t.closed}</>;
	return (
		<>
			<Link className="merge-account" to={`/office/members/${account.id}`}>
				{account.name}
			</Link>
			<small>{account.email}</small>
		</>
	);
}

function Acts({ merge: { id, stays, goes } }: { merge: Merge }) {
	const { list: t } = useTexts(mergeTexts);
	return (
		<div className="flow">
			{stays && goes && (
				<ButtonLink
					size="small"
					to={`/office/members/${stays.id}/merge?other=${goes.id}`}
					aria-label={t.openNamed(goes.name)}
				>
					{t.open}
				</ButtonLink>
			)}
			<DeclineMerge id={id} name={goes?.name} />
		</div>
	);
}

function Outcome({ merge: { outcome, provenBy, endedBy, endedAt, declinedBecause } }: { merge: Merge }) {
	const { list: t } = useTexts(mergeTexts);
	const language = useLanguage();
	if (!outcome) return null;
	return (
		<>
			<Badge tone={outcome === "merged" ? "ok" : "line"}>{t.outcomes[outcome]}</Badge>
			{provenBy ? <small>{t.provenBy[provenBy](endedBy ?? "")}</small> : endedBy && <small>{endedBy}</small>}
			{declinedBecause && <small>“{declinedBecause}”</small>}
			{endedAt && <small>{formatDateTime(endedAt, "day", language, club.timeZone)}</small>}
		</>
	);
}
