import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buyTickets, createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { changedTickets, matchChanges } from "../changes/tables.server";
import { signingKeyOf } from "../issued/qr/event-keys.server";
import { signTicketCode } from "../issued/qr/ticket-code";
import { type IssuedTicket, issuedTickets } from "../issued/tables.server";
import { takeMeasure } from "./board/runbook-contract";
import { gateList, gateScan } from "./contract";
import type { Direction, ScanVerdict } from "./scan-verdicts";
import { judgeTicket } from "./scanner/judge-ticket";

const { call, db, jobs, settings } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };

type Case = {
	ticket: Partial<IssuedTicket>;
	scans: [Direction, ScanVerdict][];
	onHold: [Direction, ScanVerdict][];
};
const [endedAt, usedAt] = [new Date(), new Date()];
const used = { state: "used", usedAt, usedGate: "B" } as const;
const isDisputed = true;
/** What a ticket is in the database, what somebody does with it, and then again once the gates are on hold. */
const cases = (frozenBy: string): Record<string, Case> => ({
	"a new ticket": {
		ticket: {},
		scans: [
			["out", "not-inside"],
			["in", "in"],
			["in", "used"],
			["out", "out"],
			["out", "not-inside"],
			["in", "in"],
		],
		onHold: [
			["in", "held"],
			["out", "out"],
			["in", "held"],
		],
	},
	"one that nobody has shown yet": { ticket: {}, scans: [], onHold: alike("held", "not-inside") },
	"one whose holder is inside": {
		ticket: used,
		scans: [["in", "used"]],
		onHold: [
			["in", "held"],
			["out", "out"],
		],
	},
	"a cancelled one": { ticket: { state: "void", endedAt }, ...always("void") },
	"one that somebody else has now": { ticket: { state: "transferred", endedAt }, ...always("void") },
	"one that was given back": { ticket: { state: "returned", endedAt }, ...always("void") },
	"one whose owner has to choose": { ticket: { frozenBy }, ...always("frozen") },
	"one that was charged back": { ticket: { isDisputed }, ...always("disputed") },
	"both at once": { ticket: { frozenBy, isDisputed }, ...always("disputed") },
	"one that was charged back after somebody came in": {
		ticket: { ...used, isDisputed },
		...always("disputed"),
	},
	"a cancelled one that was charged back": {
		ticket: { state: "void", endedAt, isDisputed },
		...always("void"),
	},
});
const alike = (coming: ScanVerdict, leaving = coming): [Direction, ScanVerdict][] => [
	["in", coming],
	["out", leaving],
];
const always = (verdict: ScanVerdict) => ({ scans: alike(verdict), onHold: alike(verdict) });

it("the server and a scanner without a network judge every ticket alike", async () => {
	const fan = await createLoggedInMember(db);
	const { token, id: staffId } = await createLoggedInMember(db);
	await grantRoles(db, { memberId: staffId, roles: ["gate", "ticketing"], by: null });
	const { slug: event, eventId, saleId, sections } = await createTicketSale(db, {}, [{ perMemberLimit: 50 }]);
	const tickets = { saleId, sectionId: sections[0]!.id, quantity: Object.keys(cases("")).length };
	const order = await buyTickets(context, fan.id, tickets);
	const shown = Object.entries(cases(await freeze(eventId, order.id, fan.id)));
	const issued = await db.select().from(issuedTickets).where(eq(issuedTickets.eventId, eventId));
	for (const [at, [, { ticket }]] of shown.entries())
		if (Object.keys(ticket).length > 0)
			await db.update(issuedTickets).set(ticket).where(eq(issuedTickets.id, issued[at]!.id));
	const { id: keyId, privateKey } = await signingKeyOf(db, eventId);
	const sign = ({ number }: IssuedTicket) => signTicketCode({ keyId, number }, privateKey);
	const codes = await Promise.all(issued.map(sign));
	const { body: list } = await call(gateList, { event }, { token });

	const askServer = async (code: string, direction: Direction) => {
		const at = new Date().toISOString();
		const scans = [{ id: randomUUID(), code, isManual: false, direction, at }];
		const { body } = await call(gateScan, { event, gate: "C", scanner: "C-1", sentAt: at, scans }, { token });
		return body.results[0]!.verdict;
	};
	const askScanner = async (code: string, direction: Direction, isHeld: boolean) =>
		(await judgeTicket(list, code, { isManual: false, direction, gate: "C", isHeld })).verdict;
	const expectAlike = async (isHeld: boolean, scansOf: (one: Case) => Case["scans"]) => {
		for (const [at, [name, one]] of shown.entries())
			for (const [direction, verdict] of scansOf(one)) {
				const [byServer, byScanner] = [
					await askServer(codes[at]!, direction),
					await askScanner(codes[at]!, direction, isHeld),
				];
				expect([name, direction, byServer, byScanner]).toEqual([name, direction, verdict, verdict]);
			}
	};
	await expectAlike(false, ({ scans }) => scans);
	await call(takeMeasure, { event, kind: "hold" }, { token, headers: { "idempotency-key": randomUUID() } });
	await expectAlike(true, ({ onHold }) => onHold);
});

/** A change of the match that the owner of the tickets has not answered. */
async function freeze(eventId: string, orderId: string, memberId: string) {
	const answerBy = new Date(Date.now() + 86_400_000);
	const [change] = await db
		.insert(matchChanges)
		.values({
			eventId,
			kind: "moved",
			terms: "",
			sectionIds: [],
			answerBy,
			unanswered: "keep",
			createdBy: memberId,
		})
		.returning();
	const [asked] = await db
		.insert(changedTickets)
		.values({ changeId: change!.id, orderId, memberId, canKeep: true, tickets: 1, amount: 1 })
		.returning();
	return asked!.id;
}
