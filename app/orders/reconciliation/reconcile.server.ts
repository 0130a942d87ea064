import { sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import type { OrderState } from "../order-states";
import { GatewayAway, type GatewayStatus } from "../payments/gateway";
import { type GatewayAccess, gatewayNamed } from "../payments/gateways/gateways.server";
import { type AttemptState, broughtMoney } from "../payments/payment-states";
import {
	ledgerEntries,
	paymentAttempts,
	paymentDifferences,
	paymentDisputes,
	refunds,
} from "../payments/tables.server";
import { listSettlementDifferences } from "../settlements/settlement-differences.server";
import { settlementRows } from "../settlements/tables.server";
import { orders } from "../tables.server";
import { vouchers, voucherUses } from "../vouchers/tables.server";

/** Days in the club's time zone, inclusive: "2026-11-16". */
export type Period = { from: string; to: string };
export type Difference = { number: string; what: string };
export type Reconciliation = {
	orders: number;
	attempts: number;
	/** Each total according to orders and attempts, to the gateway, and to the ledger. */
	sums: { what: string; ours: number; gateway: number | null; ledger: number }[];
	differences: Difference[];
};

/** Compares orders, gateway and ledger for every order with an attempt or a booking in the period. */
export async function reconcile(access: GatewayAccess, period: Period): Promise<Reconciliation> {
	const books = await readBooks(access.db, period);
	const attempts = await askGateways(access, await readAttempts(access.db, period));
	const differences = [
		...attempts.flatMap(differencesOfAttempt),
		...books.flatMap(differencesOfOrder),
		...(await listUnsettled(access.db, period)),
		...(await listOpenDisputes(access.db)),
		...(await listSettlementDifferences(access.db)),
	];
	const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
		rows.reduce((total, row) => total + of(row), 0);
	const paidAtGateway = (attempt: AskedAttempt) =>
		attempt.status && broughtMoney(attempt.status.state as AttemptState) ? (attempt.status.amount ?? 0) : 0;
	return {
		orders: books.length,
		attempts: attempts.length,
		sums: [
			{
				what: "received",
				ours: sum(books, ({ paid }) => paid),
				gateway: sum(attempts, paidAtGateway),
				ledger: sum(books, ({ received }) => received),
			},
			{
				what: "sold",
				ours: sum(books, ({ state, total }) => (wasSold(state) ? total : 0)),
				gateway: null,
				ledger: sum(books, ({ sold }) => sold),
			},
			{
				what: "refunded by the gateway",
				ours: sum(attempts, ({ refunded }) => refunded),
				gateway: sum(attempts, ({ status }) => status?.refunded ?? 0),
				ledger: sum(books, ({ refundedByGateway }) => refundedByGateway),
			},
			{
				what: "charged back",
				ours: sum(books, ({ disputed }) => disputed),
				gateway: null,
				ledger: sum(books, ({ takenBack }) => takenBack),
			},
			{
				what: "refunded in all",
				ours: sum(books, ({ refunded }) => refunded),
				gateway: null,
				ledger: sum(books, ({ paidBack }) => paidBack),
			},
			{
				what: "paid out by the gateway",
				ours: sum(books, ({ settled }) => settled),
				gateway: null,
				ledger: sum(books, ({ paidOut }) => paidOut),
			},
			{
				what: "the gateway's fees",
				ours: sum(books, ({ fees }) => fees),
				gateway: null,
				ledger: sum(books, ({ feesBooked }) => feesBooked),
			},
			{
				what: "paid by credit",
				ours: sum(books, creditOf),
				gateway: null,
				ledger: sum(books, ({ creditSpent }) => creditSpent),
			},
		],
		differences,
	};
}

type OrderBooks = {
	number: string;
	state: OrderState;
	total: number;
	/** What its attempts brought in. */
	paid: number;
	/** Completed refunds. */
	refunded: number;
	/** The same according to the ledger. */
	received: number;
	sold: number;
	paidBack: number;
	refundedByGateway: number;
	/** Chargebacks that were not won, according to the disputes and to the ledger. */
	disputed: number;
	takenBack: number;
	/** What settlement files say was paid out and kept, and the same according to the ledger. */
	settled: number;
	paidOut: number;
	fees: number;
	feesBooked: number;
	unanswered: number;
	balance: number;
	/** What a member's credit has paid of it and still pays, according to the vouchers and to the ledger. */
	credit: number;
	creditSpent: number;
};

const wasSold = (state: OrderState) => !["awaiting_payment", "expired", "cancelled"].includes(state);

const creditOf = ({ state, credit }: OrderBooks) => (wasSold(state) ? credit : 0);

function differencesOfOrder(books: OrderBooks): Difference[] {
	const { number, state, total } = books;
	const sold = wasSold(state) ? total : 0;
	const faults = [
		books.paid !== books.received && `attempts brought ${books.paid}, the ledger received ${books.received}`,
		sold !== books.sold && `the order is ${state} over ${total}, the ledger sold ${books.sold}`,
		books.refunded !== books.paidBack &&
			`refunds of ${books.refunded} are done, the ledger paid back ${books.paidBack}`,
		books.disputed !== books.takenBack &&
			`banks took back ${books.disputed}, the ledger has ${books.takenBack}`,
		books.settled !== books.paidOut &&
			`settlement files paid out ${books.settled}, the ledger has ${books.paidOut}`,
		books.fees !== books.feesBooked &&
			`settlement files have fees of ${books.fees}, the ledger ${books.feesBooked}`,
		books.unanswered !== 0 && `${-books.unanswered} were received and bought nothing`,
		creditOf(books) !== books.creditSpent &&
			`credit paid ${creditOf(books)}, the ledger has ${books.creditSpent}`,
		books.balance !== 0 && `the ledger is off by ${books.balance}`,
	];
	return faults.flatMap((what) => (what ? [{ number, what }] : []));
}

type Attempt = {
	reference: string;
	gateway: string;
	state: AttemptState;
	amount: number;
	/** Refunds the gateway was asked for and has completed. */
	refunded: number;
	/** A chargeback that is over, with the payment or a part of it kept: the gateway may go on calling it one. */
	isOver: boolean;
};
type AskedAttempt = Attempt & { status: GatewayStatus | null };

function differencesOfAttempt({
	reference,
	state,
	amount,
	refunded,
	isOver,
	status,
}: AskedAttempt): Difference[] {
	if (!status) return [{ number: reference, what: "the gateway does not answer" }];
	const [here, there] = [broughtMoney(state), broughtMoney(status.state as AttemptState)];
	const isChargedBack = { here: state === "charged_back", there: status.state === "charged_back" };
	const isOurs = status.amount === amount && status.currency === club.currency && !status.merchant;
	const faults = [
		there && !here && `paid at the gateway, ${state} here`,
		here &&
			there &&
			!isChargedBack.here &&
			isChargedBack.there &&
			!isOver &&
			"charged back at the gateway, paid here",
		here && there && isChargedBack.here && !isChargedBack.there && "charged back here, paid at the gateway",
		here && !there && `paid here, ${status.state} at the gateway`,
		there && !isOurs && `${status.currency} ${status.amount} at the gateway, ${club.currency} ${amount} here`,
		status.refunded !== refunded && `the gateway refunded ${status.refunded}, here it is ${refunded}`,
	];
	return faults.flatMap((what) => (what ? [{ number: reference, what }] : []));
}

const atOnce = 8;

async function askGateways(access: GatewayAccess, attempts: Attempt[]): Promise<AskedAttempt[]> {
	const asked: AskedAttempt[] = [];
	const ask = async (attempt: Attempt) => ({ ...attempt, status: await statusOf(access, attempt) });
	for (let at = 0; at < attempts.length; at += atOnce)
		asked.push(...(await Promise.all(attempts.slice(at, at + atOnce).map(ask))));
	return asked;
}

const statusOf = (access: GatewayAccess, { gateway, reference }: Attempt) =>
	gatewayNamed(gateway, access)
		.readStatus(reference)
		.catch((error) => {
			if (error instanceof GatewayAway) return null;
			throw error;
		});

const within = (column: string, { from, to }: Period) => sql`
	${sql.raw(column)} >= ${from}::date::timestamp at time zone ${club.timeZone}
	and ${sql.raw(column)} < (${to}::date + 1)::timestamp at time zone ${club.timeZone}`;

const ordersOf = (period: Period) => sql`
	select order_id from ${paymentAttempts} where ${within("created_at", period)} or ${within("paid_at", period)}
	union select order_id from ${ledgerEntries} where ${within("at", period)}`;

async function readAttempts(db: Db, period: Period): Promise<Attempt[]> {
	const { rows } = await db.execute<Attempt>(sql`
		select reference, gateway, state, amount, (
			select coalesce(sum(amount), 0) from ${refunds}
			where attempt_id = payment_attempts.id and state = 'done' and account is null and not is_credit
			and not exists (select from ${ledgerEntries} where cause = 'refunded:' || refunds.id and account = 'disputes')
		) as refunded, exists (
			select from ${paymentDisputes} where attempt_id = payment_attempts.id and outcome in ('won', 'part_lost')
		) as "isOver"
		from ${paymentAttempts} where order_id in (${ordersOf(period)}) order by reference`);
	return rows.map((row) => ({ ...row, amount: Number(row.amount), refunded: Number(row.refunded) }));
}

async function readBooks(db: Db, period: Period): Promise<OrderBooks[]> {
	const { rows } = await db.execute<OrderBooks>(sql`
		with touched as (${ordersOf(period)}), booked as (
			select order_id,
				sum(amount) filter (where account = 'gateway' and cause like 'received:%') as received,
				-sum(amount) filter (where account = 'sales' and cause like 'sold:%') as sold,
				coalesce(sum(amount) filter (where account = 'credit' and cause like 'credit-%'), 0) as credit_spent,
				-sum(amount) filter (where amount < 0 and cause like 'refunded:%') as paid_back,
				-sum(amount) filter (where account = 'gateway' and amount < 0 and cause like 'refunded:%')
					as refunded_by_gateway,
				-sum(amount) filter (where account = 'gateway' and cause like 'dispute%') as taken_back,
				sum(amount) filter (where account = 'bank' and cause like 'payout:%') as paid_out,
				sum(amount) filter (where account = 'fees') as fees_booked,
				sum(amount) filter (where account = 'customers') as unanswered,
				sum(amount) as balance
			from ${ledgerEntries} where order_id in (select order_id from touched) group by order_id
		)
		select number, state, total,
			(select sum(amount) from ${paymentAttempts} where order_id = orders.id and state in ('paid', 'charged_back')) as paid,
			(select sum(amount) from ${refunds} where order_id = orders.id and state = 'done') as refunded,
			(select sum(coalesce(lost, amount)) from ${paymentDisputes} where order_id = orders.id and outcome is distinct from 'won') as disputed,
			taken_back as "takenBack", paid_out as "paidOut", fees_booked as "feesBooked",
			(select sum(net) from ${settlementRows} s join ${paymentAttempts} a on a.id = s.attempt_id
				where a.order_id = orders.id and cause is not null) as settled,
			(select sum(fee + tax) from ${settlementRows} s join ${paymentAttempts} a on a.id = s.attempt_id
				where a.order_id = orders.id and cause is not null) as fees,
			received, sold, paid_back as "paidBack", refunded_by_gateway as "refundedByGateway", unanswered, balance, credit_spent as "creditSpent",
			(select sum(use.amount - use.returned) from ${voucherUses} use join ${vouchers} on vouchers.id = use.voucher_id
				where use.order_id = orders.id and vouchers.member_id is not null) as credit
		from ${orders} join touched on touched.order_id = orders.id left join booked on booked.order_id = orders.id
		order by number`);
	return rows.map(({ number, state, ...sums }) => ({ number, state, ...numbersOf(sums) }));
}

/** Sums arrive as text, and as null without rows. */
const numbersOf = <Sums extends object>(sums: Sums) =>
	Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum ?? 0)])) as Sums;

/** Differences found by the jobs and not settled yet. */
async function listUnsettled(db: Db, period: Period): Promise<Difference[]> {
	const { rows } = await db.execute<{ reference: string; ours: string; theirs: string }>(sql`
		select reference, ours, theirs from ${paymentDifferences}
		where settled_at is null and ${within("found_at", period)} order by found_at`);
	return rows.map(({ reference, ours, theirs }) => ({
		number: reference,
		what: `not settled: ours ${ours}, theirs ${theirs}`,
	}));
}

/** However long ago it was opened: somebody has to hear from the bank and say how it ended. */
async function listOpenDisputes(db: Db): Promise<Difference[]> {
	const { rows } = await db.execute<{ reference: string; amount: number }>(sql`
		select reference, d.amount::float8 as amount from ${paymentDisputes} d
		join ${paymentAttempts} on payment_attempts.id = d.attempt_id
		where outcome is null order by opened_at`);
	return rows.map(({ reference, amount }) => ({
		number: reference,
		what: `charged back, ${amount} in dispute and not decided`,
	}));
}
