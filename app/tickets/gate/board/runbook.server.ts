import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { changeEvent, lockEvent } from "../../../matches/events/change-event.server";
import type { ClubEvent } from "../../../matches/events/tables.server";
import { statusOf } from "../../../matches/fixtures/fixtures.server";
import { recordAudit } from "../../../members/staff/audit.server";
import { listMembersWith } from "../../../members/staff/roles.server";
import { notifyMember } from "../../../messages/notifications/announce.server";
import type { Db } from "../../../platform/data/database.server";
import { transaction } from "../../../platform/data/transaction.server";
import type { MemberContext } from "../../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../../platform/http/contract";
import { InvalidInput, refuse } from "../../../platform/http/refusal";
import { type Localized, localize } from "../../../platform/words/language";
import { listAwaitedHolders, listHolders } from "../../issued/order-tickets.server";
import { findSaleOf, moveSaleEnd } from "../../sales/changed-sale.server";
import { putPlacesInWords } from "../../sections/places-in-words.server";
import { setPaused } from "../../selling/change-sale.server";
import { type GateMeasure, gateMeasures } from "../tables.server";
import { sendToHolders } from "../tell-holders.server";
import { boardChanged } from "./board-signal.server";
import { addIncident } from "./incidents.server";
import { askedMinutes, delayMinutes, namesGate, needsTwo } from "./measure-kinds";
import { measureWords } from "./measure-texts";
import { isAsked, listGates } from "./measures.server";
import { type callMedics, type endMeasure, runbookRefusals, type takeMeasure } from "./runbook-contract";

type Wish = ParsedInputOf<typeof takeMeasure>;

/** The event's lock serializes two who press at once, so that one asks and the other approves. */
export async function takeOrAsk(context: MemberContext, wish: Wish): Promise<AnswerOf<typeof takeMeasure>> {
	const { db, who } = context;
	const event = await lockEvent(db, wish.event);
	const gates = event && (await listGates(db)).get(event.id);
	if (!event || !gates) throw refuse(runbookRefusals, "gate.unknown_event");
	const named = namedGates(context, wish, gates);
	if (wish.kind === "delay") checkAhead(event, event.startsAt);
	await forgetUnanswered(db, event.id);
	const [asked] = await db
		.select()
		.from(gateMeasures)
		.where(and(eq(gateMeasures.eventId, event.id), eq(gateMeasures.kind, wish.kind), isAsked));
	if (asked?.askedBy === who.memberId) throw refuse(runbookRefusals, "measure.needs_another");
	const measure = asked
		? await approve(db, asked.id, who.memberId)
		: await insert(db, { eventId: event.id, kind: wish.kind, ...named, askedBy: who.memberId });
	boardChanged(db, event.id);
	await recordAudit(db, {
		by: who.memberId,
		action: measure.takenAt ? "board.measure" : "board.measure-asked",
		subject: `event/${event.slug}`,
		after: { id: measure.id, kind: measure.kind, gate: measure.gate, toGate: measure.toGate },
	});
	const people = measure.takenAt ? await carryOut(context, event, measure) : 0;
	return { id: measure.id, isAsked: measure.takenAt === null, people };
}

function namedGates({ language }: MemberContext, { kind, gate, toGate }: Wish, gates: readonly string[]) {
	const fail = (field: string, text: Localized) => {
		throw new InvalidInput({ [field]: [localize(text, language)] });
	};
	if (!namesGate(kind)) return { gate: null, toGate: null };
	if (!gate) return fail("gate", missing);
	if (kind === "spare_gate") return gates.includes(gate) ? fail("gate", exists) : { gate, toGate: null };
	if (!gates.includes(gate)) return fail("gate", unknown);
	if (!toGate || !gates.includes(toGate)) return fail("toGate", unknown);
	return gate === toGate ? fail("toGate", same) : { gate, toGate };
}
const missing = { id: "Gerbang mana?", en: "Which gate?" };
const exists = { id: "Gerbang ini sudah ada.", en: "This gate already exists." };
const unknown = { id: "Gerbang ini tidak ada.", en: "There is no such gate." };
const same = { id: "Pilih gerbang lain.", en: "Choose another gate." };

function checkAhead(event: ClubEvent, startsAt: Date) {
	const isOver = ["finished", "postponed", "cancelled"].includes(statusOf(event));
	if (isOver || startsAt.getTime() <= Date.now()) throw refuse(runbookRefusals, "measure.too_late");
}

const forgetUnanswered = (db: Db, eventId: string) =>
	db
		.update(gateMeasures)
		.set({ endedAt: sql`now()` })
		.where(
			and(
				eq(gateMeasures.eventId, eventId),
				isNull(gateMeasures.takenAt),
				isNull(gateMeasures.endedAt),
				lt(gateMeasures.askedAt, sql`now() - make_interval(mins => ${askedMinutes})`),
			),
		);

async function approve(db: Db, id: string, by: string): Promise<GateMeasure> {
	const [measure] = await db
		.update(gateMeasures)
		.set({ approvedBy: by, takenAt: sql`now()` })
		.where(eq(gateMeasures.id, id))
		.returning();
	return measure!;
}

async function insert(
	db: Db,
	wish: Pick<GateMeasure, "eventId" | "kind" | "gate" | "toGate" | "askedBy">,
): Promise<GateMeasure> {
	const [measure] = await db
		.insert(gateMeasures)
		.values({ ...wish, takenAt: needsTwo(wish.kind) ? null : sql`now()` })
		.onConflictDoNothing()
		.returning();
	if (!measure) throw refuse(runbookRefusals, "measure.in_force");
	return measure;
}

/** Its side effects. Returns how many ticket holders are told. */
async function carryOut(context: MemberContext, event: ClubEvent, measure: GateMeasure): Promise<number> {
	const { db } = context;
	const tell = async (people: string[], words: Localized) => {
		await sendToHolders(context, event.id, people, words);
		return people.length;
	};
	switch (measure.kind) {
		case "redirect": {
			const sale = await findSaleOf(db, event.id);
			const sections = sale!.sections.filter(({ gate }) => gate === measure.gate).map(({ id }) => id);
			const people = await listAwaitedHolders(db, event.id, sections);
			return tell(people, measureWords.redirect(measure.gate!, measure.toGate!));
		}
		case "delay":
			return tell(await listHolders(db, event.id), await moveStart(db, event, delayMinutes));
		case "evacuate":
			await setPaused(context, { event: event.slug, isPaused: true });
			await addIncident(context, {
				event: event.slug,
				words: localize(measureWords.evacuation, context.language),
				isSerious: true,
			});
			return tell(await listHolders(db, event.id), measureWords.leave);
		default:
			return 0;
	}
}

/** Tickets stay as they are: nobody is asked whether they still want to come. */
async function moveStart(db: Db, event: ClubEvent, minutes: number): Promise<Localized> {
	const startsAt = new Date(event.startsAt.getTime() + minutes * 60_000);
	const { timeZone } = await putPlacesInWords(db, event.id, []);
	const notice = measureWords[minutes > 0 ? "delayed" : "onTime"](startsAt, timeZone);
	await changeEvent(db, event, { startsAt, notice });
	const sale = await findSaleOf(db, event.id);
	await moveSaleEnd(db, sale!.id, minutes * 60_000);
	return notice;
}

export async function endRunbookMeasure(context: MemberContext, { id }: ParsedInputOf<typeof endMeasure>) {
	const { who } = context;
	return transaction(context.db, async (db) => {
		const [measure] = await db
			.update(gateMeasures)
			.set({ endedAt: sql`now()`, endedBy: who.memberId })
			.where(and(eq(gateMeasures.id, id), isNull(gateMeasures.endedAt)))
			.returning();
		if (!measure) throw refuse(runbookRefusals, "measure.unknown");
		boardChanged(db, measure.eventId);
		await recordAudit(db, {
			by: who.memberId,
			action: "board.measure-ended",
			subject: `measure/${id}`,
			before: { kind: measure.kind, gate: measure.gate, toGate: measure.toGate },
		});
		if (measure.kind === "delay" && measure.takenAt) await takeBackDelay({ ...context, db }, measure.eventId);
		return { id };
	});
}

async function takeBackDelay(context: MemberContext, eventId: string) {
	const { db } = context;
	const { slug } = await putPlacesInWords(db, eventId, []);
	const event = (await lockEvent(db, slug))!;
	checkAhead(event, new Date(event.startsAt.getTime() - delayMinutes * 60_000));
	const words = await moveStart(db, event, -delayMinutes);
	await sendToHolders(context, eventId, await listHolders(db, eventId), words);
}

export async function sendForMedics(
	context: MemberContext,
	{ event, place }: ParsedInputOf<typeof callMedics>,
): Promise<AnswerOf<typeof callMedics>> {
	const { db, language } = context;
	const words = measureWords.medics(place);
	const { id } = await addIncident(context, { event, words: localize(words, language), isSerious: true });
	const people = await listMembersWith(db, ["gate", "ticketing", "admin"]);
	for (const memberId of people)
		await notifyMember(context, memberId, "orders", {
			title: measureWords.medicsTitle,
			body: words,
			path: `/office/board/${event}`,
			tag: `medics ${id}`,
		});
	return { id, people: people.length };
}
