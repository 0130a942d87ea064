import { countOpenTrials } from "../../club-life/academy/trial-inbox.server";
import { listOrdersToPack } from "../../delivery/packing/order-list.server";
import { countUnfinishedWords } from "../../editing/translations/states.server";
import { translatables } from "../../editing/translations/translatables.server";
import { countWaitingMerges } from "../../members/merging/merge-requests.server";
import { countUnfinishedManuscripts as countUnfinishedNews } from "../../news/writing/manuscript-list.server";
import { sumOpenDisputes } from "../../orders/disputes/disputes.server";
import { listOpenDifferences, sumOpenRefunds } from "../../orders/payments/staff-lists.server";
import type { Db } from "../../platform/data/database.server";
import { countQueuedJobs } from "../../platform/data/queued-jobs.server";
import { hasRole } from "../../platform/http/access";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { countOpenMessages } from "../../site/contact/inbox.server";
import { countToAnswer } from "../../store/ratings/staff-ratings.server";
import { countReturns } from "../../store/returns/decide-return.server";
import { countOpenAnswers } from "../../tickets/changes/staff-lists.server";
import { countOpeningSales } from "../../tickets/selling/sales.server";
import type { officeToday, WaitingKind } from "./contract";

type Waiting = AnswerOf<typeof officeToday>["waiting"];

export async function readToday(context: MemberContext): Promise<AnswerOf<typeof officeToday>> {
	const { db, who } = context;
	const parts = await Promise.all([
		hasRole(who, "seller") ? waitingGoods(context) : [],
		hasRole(who, "seller") ? waitingBuyers(db) : [],
		hasRole(who, "ticketing") ? waitingTickets(db) : [],
		hasRole(who, "finance") ? waitingMoney(db) : [],
		hasRole(who, "editor") ? waitingWords(db) : [],
		hasRole(who, "editor") ? waitingTranslations(db, ["content", "events"]) : [],
		hasRole(who, "seller") ? waitingTranslations(db, ["products"]) : [],
		hasRole(who, "support") ? waitingPeople(db) : [],
		hasRole(who, "admin") ? failedJobs(db) : [],
	]);
	return { waiting: parts.flat() };
}

async function waitingGoods({ db, language }: MemberContext): Promise<Waiting> {
	const { counts } = await listOrdersToPack(db, language, { kind: "goods", tab: "to_pack" });
	return (["to_pack", "to_send", "trouble"] as const).map((kind) => ({
		kind,
		count: Number(counts[kind]),
		amount: null,
	}));
}

async function waitingBuyers(db: Db): Promise<Waiting> {
	const [asked, toAnswer] = await Promise.all([countReturns(db, "asked"), countToAnswer(db)]);
	return [
		{ kind: "returns", count: asked, amount: null },
		{ kind: "ratings", count: toAnswer, amount: null },
	];
}

async function waitingTickets(db: Db): Promise<Waiting> {
	const [opening, answers] = await Promise.all([countOpeningSales(db), countOpenAnswers(db)]);
	return [
		{ kind: "sales_opening", count: opening, amount: null },
		{ kind: "match_answers", count: answers, amount: null },
	];
}

async function waitingMoney(db: Db): Promise<Waiting> {
	const [open, disputes, differences] = await Promise.all([
		sumOpenRefunds(db),
		sumOpenDisputes(db),
		listOpenDifferences(db),
	]);
	const sum = (refunds: typeof open) => ({
		count: refunds.reduce((all, { count }) => all + count, 0),
		amount: refunds.reduce((all, { amount }) => all + amount, 0),
	});
	return [
		{ kind: "transfers", ...sum(open.filter(({ state }) => state === "sent")) },
		{ kind: "refunds", ...sum(open) },
		{ kind: "evidence_due", count: disputes.countDue, amount: disputes.amountDue },
		{ kind: "disputes", count: disputes.count, amount: disputes.amount },
		{ kind: "differences", count: differences.length, amount: null },
	];
}

async function waitingWords(db: Db): Promise<Waiting> {
	const { draft, missing, outdated } = await countUnfinishedNews(db);
	return [
		{ kind: "drafts", count: draft, amount: null },
		{ kind: "untranslated", count: missing, amount: null },
		{ kind: "outdated", count: outdated, amount: null },
	];
}

type Place = "content" | "events" | "products";
const placeOf = (kind: string): Place =>
	kind === "event" ? "events" : kind === "product" ? "products" : "content";

async function waitingTranslations(db: Db, places: readonly Place[]): Promise<Waiting> {
	const counted = await countUnfinishedWords(
		db,
		translatables.filter(({ name }) => places.includes(placeOf(name))),
	);
	return places.flatMap((place) => {
		const own = counted.filter(({ kind }) => placeOf(kind) === place);
		const line = (kind: WaitingKind, state: "missing" | "outdated") => ({
			kind,
			count: own.reduce((sum, one) => sum + one[state], 0),
			amount: null,
		});
		return [line(`${place}_untranslated`, "missing"), line(`${place}_outdated`, "outdated")];
	});
}

const waitingPeople = async (db: Db): Promise<Waiting> => [
	{ kind: "messages", count: await countOpenMessages(db), amount: null },
	{ kind: "merges", count: await countWaitingMerges(db), amount: null },
	{ kind: "trials", count: await countOpenTrials(db), amount: null },
];

/** Background jobs that failed for good; after a week the queue forgets them. */
async function failedJobs(db: Db): Promise<Waiting> {
	const queues = await countQueuedJobs(db);
	return [{ kind: "failed_jobs", count: queues.reduce((sum, { failed }) => sum + failed, 0), amount: null }];
}
