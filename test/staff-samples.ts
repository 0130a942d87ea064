import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { contentKinds } from "../app/content-kinds.server";
import { cancelBooking, packParcel, shipParcel } from "../app/delivery/parcels/contract";
import { createPaidOrder } from "../app/delivery/parcels/factories.server";
import { exportSheet } from "../app/editing/sheets/contract";
import { type IntakeKind, intakeKinds } from "../app/editing/sheets/sheet-kinds";
import { buildMatchEvent } from "../app/matches/events/factories";
import { events } from "../app/matches/events/tables.server";
import { createEventPlan, eventPlanDetail } from "../app/matches/planning/contract";
import { buildEventPlan } from "../app/matches/planning/factories";
import { standingsTable } from "../app/matches/standings/contract";
import { createMember } from "../app/members/factories.server";
import { saveFollow } from "../app/members/follows/follows.server";
import { insertMergeRequest } from "../app/members/merging/merge-requests.server";
import { createServiceKey } from "../app/members/service-keys/contract";
import { grantRoles } from "../app/members/staff/roles.server";
import { restAddress } from "../app/messages/bounces/resting-addresses.server";
import { messages } from "../app/messages/tables.server";
import { createWebhook, testWebhook, webhookLog } from "../app/messages/webhooks/contract";
import { createManuscript, publishManuscript } from "../app/news/writing/contract";
import { buildManuscript } from "../app/news/writing/factories";
import { issueMergeCode } from "../app/office/people/merge-contract";
import { disputeOrder } from "../app/orders/disputes/dispute-order.server";
import { openDispute } from "../app/orders/disputes/disputes.server";
import { buildLine, createOrder, createStock, settleAttempt } from "../app/orders/factories.server";
import { paymentDifferences } from "../app/orders/payments/tables.server";
import { refundOrder } from "../app/orders/refunds/refund-order.server";
import { nameRefundAccount, payRefund } from "../app/orders/refunds/refunds.server";
import { settlementFiles, settlementRows } from "../app/orders/settlements/tables.server";
import { createVoucher } from "../app/orders/vouchers/contract";
import type { JobContext } from "../app/platform/data/jobs.server";
import { newId } from "../app/platform/data/new-id";
import { transaction } from "../app/platform/data/transaction.server";
import type { AnswerOf, Endpoint, InputOf } from "../app/platform/http/contract";
import { questionGroupEndpoints } from "../app/site/faq/writing/contract";
import { heroEndpoints } from "../app/site/home/writing/contract";
import { returnLines, returns } from "../app/store/returns/tables.server";
import { createProduct, createVariant } from "../app/store/selling/contract";
import { allocate } from "../app/tickets/allocations/contract";
import { giveTickets, sellAtCounter } from "../app/tickets/box-office/contract";
import { noteIncident } from "../app/tickets/gate/board/board-contract";
import { takeMeasure } from "../app/tickets/gate/board/runbook-contract";
import { createPromo, saleForStaff } from "../app/tickets/selling/contract";
import { createSale } from "../app/tickets/selling/sale-contract";
import { addSection } from "../app/tickets/selling/section-contract";
import { club } from "../club/profile";
import { callFreely } from "./call-freely";
import { samples as contentSamples } from "./content-samples";
import { buyTickets, createTicketSale, inDays } from "./ticket-sale";

/** What one successful call of a staff endpoint needs. */
export type StaffSample = {
	input?: Record<string, unknown>;
	file?: { type: string; bytes: string | Buffer };
};
type Samples = Record<string, () => Promise<StaffSample>>;

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Staff calls that change nothing anybody would look for in the log. */
export const unlogged: Record<string, string> = {
	"POST /staff/visits": "says only that somebody came to the office",
	"POST /gate/scans": "every scan is a row of its own that names who held the scanner and is never changed",
	"POST /staff/match-changes/preview": "changes nothing",
	...Object.fromEntries(
		intakeKinds.map((kind) => [`POST /staff/sheets/${kind}/check`, "a dry run, changes nothing"]),
	),
};

type Office = {
	app: FastifyInstance;
	context: JobContext;
	runJobs: () => Promise<void>;
	token: string;
};

/** A sample for every endpoint with which staff change something, on the demo club. */
export function staffSamples(office: Office): Samples {
	const { context, runJobs } = office;
	const { db } = context;
	const ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => askOffice(office, endpoint, input);
	const unique = () => randomUUID().slice(0, 8);

	const fan = async () => (await createMember(db)).id;
	const goods = async () => (await createPaidOrder({ ...context, language: "id" }, await fan())).number;
	/** Asked for by somebody else. */
	async function waitingMerge() {
		const gone = await createMember(db);
		const request = { kept: await fan(), gone: gone.id, because: "Orang yang sama", askedBy: await fan() };
		return { id: (await insertMergeRequest(db, request)).id, email: gone.email };
	}
	const serviceKey = () => ({
		name: "Kasir",
		scopes: ["stock.read" as const],
		endsOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
	});
	async function parcel(isPickUp = false) {
		const delivery = isPickUp
			? { courier: "pickup", service: "laga", name: { id: "Ambil di stadion" }, address: null }
			: {};
		const order = await createPaidOrder({ ...context, language: "id" }, await fan(), { delivery });
		const { id } = await ask(packParcel, { number: order.number });
		await runJobs();
		return { id, number: order.number };
	}
	async function sold(method: "qris" | "va_bca" = "qris") {
		const lines = [buildLine({ allotmentId: await createStock(db, 5), quantity: 2 })];
		const memberId = await fan();
		const placed = await createOrder({ ...context, language: "id" }, { memberId, lines, method });
		await settleAttempt(context, placed.attempt.id);
		return { ...placed.order, memberId, attempt: placed.attempt };
	}
	const settlementFile = (reference: string) =>
		`${Object.values(club.settlementColumns).join(";")}\n${reference};;qris;1000;0;0;1000;;2026-11-16\n`;
	async function openSettlementRow() {
		const [file] = await db
			.insert(settlementFiles)
			.values({ gateway: "simulator", month: "2026-11", digest: unique() })
			.returning();
		const [row] = await db
			.insert(settlementRows)
			.values({
				...{ fileId: file!.id, line: 2, reference: unique(), method: "qris", settledAt: "" },
				...{ gross: 1_000, fee: 0, tax: 0, net: 1_000, paidOutOn: "2026-11-16", problem: "unknown_order" },
			})
			.returning();
		return row!.id;
	}
	async function refundToTransfer() {
		const order = await sold("va_bca");
		const done = await transaction(db, (db) =>
			refundOrder({ ...context, db }, { number: order.number, reason: "returned", actor: "staff" }),
		);
		if (typeof done === "string") throw new Error(done);
		await payRefund.run(context, { refundId: done.refund.id });
		const account = { bank: "BCA", number: "1234567890", holder: "Sari Dewanti" };
		await nameRefundAccount(db, { refundId: done.refund.id, orderId: order.id }, account);
		return { id: done.refund.id };
	}
	async function chargedBack() {
		const { attempt } = await sold();
		await transaction(db, async (db) => {
			await openDispute(db, attempt, null);
			await disputeOrder({ ...context, db }, attempt);
		});
		return { id: attempt.id };
	}
	async function returned(state: "asked" | "accepted" = "asked") {
		const order = await sold();
		const photos = [{ id: "foto", width: 1, height: 1 }];
		const [row] = await db
			.insert(returns)
			.values({
				orderId: order.id,
				memberId: order.memberId,
				reason: "wrong_size",
				words: "Kecil.",
				photos,
				state,
			})
			.returning();
		await db.insert(returnLines).values({ returnId: row!.id, orderId: order.id, position: 1, quantity: 1 });
		return { id: row!.id };
	}
	async function sale() {
		const made = await createTicketSale(db);
		return { event: made.slug, saleId: made.saleId, sectionId: made.sections[0]!.id };
	}
	async function soldSale() {
		const made = await sale();
		await buyTickets(context, await fan(), { ...made, quantity: 1 });
		return made;
	}
	const soon = () => inDays(1).toISOString();
	const salePlan = () => ({
		membersOpenAt: null,
		opensAt: soon(),
		closesAt: inDays(9).toISOString(),
		returnEndsMinutes: 360,
		transferEndsMinutes: 60,
		offerMinutes: 120,
		perMemberLimit: 6,
		unanswered: "refund" as const,
		venueKind: "stadium" as const,
		blocks: { utara: 3, selatan: 0, timur: 0, barat: 2, vip: 1 },
	});
	const sectionPlan = {
		key: "utara-1",
		label: { id: "Utara 1" },
		gate: "C",
		note: null,
		price: 75_000,
		perMemberLimit: 4,
		isShaded: false,
		seating: { kind: "free" as const, quota: 50 },
	};
	const newSale = async () => {
		// The venue and the teams that a match needs.
		await createTicketSale(db);
		const event = `laga-${unique()}`;
		const [startsAt, endsAt] = [inDays(10), inDays(10.1)];
		await db.insert(events).values(buildMatchEvent({ slug: event, startsAt, endsAt }));
		return { event, ...salePlan(), sectionsFrom: null };
	};
	const draftSale = async () => {
		const { event } = await ask(createSale, await newSale());
		return { event, version: (await ask(saleForStaff, { event })).version };
	};
	const sectionToSell = async () => {
		const { event } = await draftSale();
		await ask(addSection, { event, ...sectionPlan });
		const [made] = (await ask(saleForStaff, { event })).sections;
		return { event, id: made!.id, version: made!.version };
	};
	const promo = async () => {
		const { event } = await sale();
		const fields = {
			label: { id: "Kawan lama" },
			price: { kind: "percent-off" as const, percent: 10 },
			sections: ["utara-1"],
			opensAt: inDays(-1).toISOString(),
			closesAt: soon(),
			quota: 10,
		};
		return { event, slug: `kawan-${unique()}`, ...fields };
	};
	const allocation = async () => {
		const { event, sectionId } = await sale();
		const { email } = await createMember(db);
		return { event, sectionId, quantity: 2, group: "Ombak", coordinator: email, price: 0, endsAt: soon() };
	};
	const gift = async () => {
		const { event, sectionId } = await sale();
		const recipient = `tamu-${unique()}@example.com`;
		return { event, sectionId, quantity: 1, name: "Tamu", recipient, reason: "Undangan" };
	};
	const counter = async () => {
		const { event, sectionId } = await sale();
		return { event, sectionId, quantity: 1 };
	};
	const incident = async () => ({ event: (await sale()).event, words: "Lampu padam", isSerious: false });

	const product = () => ({
		slug: `kaus-${unique()}`,
		name: { id: "Kaus Ombak" },
		description: { id: "Katun tebal." },
		category: "pakaian" as const,
		division: "football" as const,
		price: 199_000,
		pictures: [{ art: "tee" as const, slug: "kaus-ombak", division: "football" as const }],
		weightGrams: 220,
	});
	const newVariant = () => ({ sku: `KAUS-${unique().toUpperCase()}`, size: "M", weightGrams: 220 });
	async function variant() {
		const { slug } = await ask(createProduct, product());
		const { variants } = await ask(createVariant, { slug, ...newVariant(), stock: 5 });
		return { slug, id: variants[0]!.id };
	}
	const voucher = () => ({
		way: "code" as const,
		code: `HEMAT ${unique()}`,
		title: { id: "Hemat" },
		effect: "percent" as const,
		value: 10,
	});
	const rating = async () => {
		const { rows } = await db.execute<{ id: string }>(
			"select id from ratings where answer is null and hidden_because is null order by id limit 1",
		);
		return { id: rows[0]!.id };
	};
	/** Somebody has to hear it. */
	const followed = async <Input>(input: Input) => {
		await saveFollow(db, await fan(), { kind: "division", target: "football" });
		return input;
	};
	const webhook = { url: "https://gudang.example/hook", events: ["order.paid" as const] };
	const someWebhook = async () => ({ id: (await ask(createWebhook, webhook)).webhook.id });

	const one = async (text: string) => Object.values((await db.execute(text)).rows[0]!)[0] as string;
	const venue = () => one("select slug from venues order by slug limit 1");
	const newPlan = async () => ({
		plan: buildEventPlan({
			slug: `laga-${unique()}`,
			venue: await venue(),
			startsAt: inDays(9).toISOString(),
			endsAt: inDays(9.1).toISOString(),
		}),
	});
	const match = async () => {
		const { slug } = await createTicketSale(db);
		return slug;
	};

	const draft = () => ({ content: buildManuscript({ slug: `berita-${unique()}` }) });
	const manuscript = async () => {
		const { id, version } = await ask(createManuscript, draft());
		return { id, version };
	};
	const message = () =>
		one(`insert into contact_messages (name, email, topic, message, language, suspect)
			values ('Sari', 'sari@example.com', 'tickets', 'Kapan dibuka?', 'id', false) returning id`);
	const person = async () => ({ id: await fan() });
	const colleague = async () => {
		const { id, email } = await createMember(db);
		return { id, email };
	};
	const picture = async () => {
		const response = await office.app.inject({
			method: "POST",
			url: "/api/staff/media",
			payload: await jpeg(),
			headers: { authorization: `Bearer ${office.token}` },
		});
		return { id: response.json<{ id: string }>().id };
	};

	return {
		...contentCalls(ask),
		...sheetCalls(office),
		"POST /staff/ticket-sales/:event/allocations": async () => ({ input: await allocation() }),
		"POST /staff/allocations/:id/end": async () => ({ input: await ask(allocate, await allocation()) }),
		"POST /staff/announcements": async () => ({
			input: await followed({
				audience: { kind: "all" },
				topic: "news",
				title: { id: "Latihan terbuka", en: "Open training" },
				body: { id: "Sabtu pagi.", en: "Saturday morning." },
				path: "/news/list/all",
			}),
		}),
		"POST /staff/ticket-sales/:event/gifts": async () => ({ input: await gift() }),
		"POST /staff/gifts/:number/take-back": async () => ({ input: await ask(giveTickets, await gift()) }),
		"POST /staff/ticket-sales/:event/counter": async () => ({ input: await counter() }),
		"POST /staff/counter/:number/cancel": async () => {
			const { number } = await ask(sellAtCounter, await counter());
			return { input: { number } };
		},

		"POST /staff/translations/:kind/:id/confirm": async () => {
			const title = `Parkir ${unique()}`;
			const made = await ask(questionGroupEndpoints.create, {
				content: { title: { id: title, en: "Parking" } },
			});
			const content = { title: { id: `${title} motor`, en: "Parking" } };
			await ask(questionGroupEndpoints.save, { id: made.id, version: made.version, content });
			return { input: { kind: "faq-groups", id: made.id } };
		},
		"POST /staff/events": async () => ({ input: await newPlan() }),
		"PUT /staff/events/:slug": async () => {
			const made = await ask(createEventPlan, await newPlan());
			const changed = { ...made.plan, title: { id: "Hari terbuka kedua" } };
			return { input: { slug: made.plan.slug, version: made.version, plan: changed } };
		},
		"PUT /staff/events/:slug/sheet": async () => {
			const slug = await match();
			const { match: opened } = await ask(eventPlanDetail, { slug });
			const content = [{ label: { id: "Sepak pojok" }, us: 1, them: 2 }];
			return { input: { slug, figures: { version: opened!.versions.figures, content } } };
		},
		"POST /staff/teams": async () => ({
			input: {
				slug: `lawan-${unique()}`,
				division: "football",
				name: `Karang ${unique()}`,
				shortName: "Karang",
				colour: "#112233",
			},
		}),
		"POST /staff/competitions": async () => ({
			input: {
				slug: `piala-${unique()}`,
				division: "football",
				name: `Piala ${unique()}`,
				shortName: "Piala",
			},
		}),
		"POST /staff/venues": async () => ({
			input: {
				slug: `gelora-${unique()}`,
				name: `Gelora ${unique()}`,
				city: "Muara",
				address: "Jalan 1",
				timeZone: "Asia/Makassar",
				capacity: null,
			},
		}),
		"PUT /staff/standings/:competition": async () => {
			const competition = await one("select competition from standings order by id limit 1");
			const { season, version, rows } = await ask(standingsTable, { competition });
			return { input: { competition, season, version, rows: rows.toReversed() } };
		},
		"POST /staff/touchline/:slug/entries": async () => {
			const madeAt = new Date().toISOString();
			const entry = { id: newId(), console: "K-1", madeAt, period: 0, kind: "start" };
			return { input: { slug: await match(), entry } };
		},

		"POST /staff/board/:event/incidents": async () => ({ input: await incident() }),
		"POST /staff/incidents/:id/close": async () => ({
			input: { ...(await ask(noteIncident, await incident())), outcome: "Genset menyala" },
		}),
		"POST /staff/board/:event/message": async () => ({
			input: { event: (await soldSale()).event, words: { id: "Gerbang C ditutup" } },
		}),
		"POST /staff/board/:event/measures": async () => ({
			input: { event: (await soldSale()).event, kind: "hold" },
		}),
		"POST /staff/measures/:id/end": async () => ({
			input: await ask(takeMeasure, { event: (await soldSale()).event, kind: "hold" }),
		}),
		"POST /staff/board/:event/medics": async () => ({
			input: { event: (await soldSale()).event, place: "Pos 2" },
		}),
		"POST /staff/match-changes": async () => ({
			input: { event: (await soldSale()).event, kind: "postponed", answerBy: soon() },
		}),
		"POST /staff/ticket-sales": async () => ({ input: await newSale() }),
		"PUT /staff/ticket-sales/:event": async () => {
			const { event, version } = await draftSale();
			return { input: { event, version, ...salePlan(), offerMinutes: 90 } };
		},
		"PUT /staff/ticket-sales/:event/published": async () => {
			const { event } = await sectionToSell();
			return { input: { event, isPublished: true } };
		},
		"DELETE /staff/ticket-sales/:event": async () => ({ input: await draftSale() }),
		"PUT /staff/ticket-sales/:event/waiting-room": async () => {
			const { event } = await draftSale();
			const { version } = (await ask(saleForStaff, { event })).room;
			const times = { startsAt: null, busyFrom: 100, endsAt: null, perMinute: 60, minutesToBuy: 15 };
			return { input: { event, version, isOn: true, ...times } };
		},
		"POST /staff/ticket-sales/:event/sections": async () => ({
			input: { event: (await draftSale()).event, ...sectionPlan },
		}),
		"PUT /staff/ticket-sections/:id": async () => {
			const { id, version } = await sectionToSell();
			return { input: { id, version, ...sectionPlan, price: 90_000 } };
		},
		"DELETE /staff/ticket-sections/:id": async () => {
			const { id, version } = await sectionToSell();
			return { input: { id, version } };
		},
		"PUT /staff/ticket-sales/:event/pause": async () => ({
			input: { event: (await sale()).event, isPaused: true },
		}),
		"POST /staff/ticket-sales/:event/promos": async () => ({ input: await promo() }),
		"PUT /staff/promos/:id": async () => {
			const { event, slug, ...fields } = await promo();
			const { id } = await ask(createPromo, { event, slug, ...fields });
			return { input: { id, ...fields, quota: 20 } };
		},

		"POST /staff/films": async () => ({ file: { type: "video/mp4", bytes: await film() } }),
		"POST /staff/films/:id/stream": async () => {
			const response = await office.app.inject({
				method: "POST",
				url: "/api/staff/films",
				payload: await film(),
				headers: { authorization: `Bearer ${office.token}` },
			});
			const { id } = response.json<{ id: string }>();
			await office.context.db.execute(`update video_files set stream = 'failed' where id = '${id}'`);
			return { input: { id } };
		},
		"POST /staff/captions": async () => ({
			file: { type: "text/vtt", bytes: Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\nGol!") },
		}),
		"POST /staff/media": async () => ({ file: { type: "image/jpeg", bytes: await jpeg() } }),
		"PATCH /staff/media/:id": async () => ({ input: { ...(await picture()), name: "Menara" } }),
		"DELETE /staff/media/:id": async () => ({ input: await picture() }),
		"POST /staff/news": async () => ({ input: draft() }),
		"PUT /staff/news/:id": async () => ({ input: { ...(await manuscript()), ...draft() } }),
		"DELETE /staff/news/:id": async () => ({ input: await manuscript() }),
		"POST /staff/news/:id/publish": async () => ({ input: await manuscript() }),
		"POST /staff/news/:id/withdraw": async () => {
			const made = await manuscript();
			await ask(publishManuscript, made);
			return { input: made };
		},
		"POST /staff/news/:id/previews": async () => ({ input: { id: (await manuscript()).id } }),

		"PUT /staff/inbox/:kind/:id": async () => ({
			input: { kind: "message", id: await message(), isHandled: true },
		}),
		"POST /staff/inbox/:kind/:id/replies": async () => ({
			input: { kind: "message", id: await message(), words: "Besok pagi." },
		}),
		"POST /staff/members/:id/mail": async () => {
			const { id, email: address } = await createMember(db);
			await restAddress(db, { address, reason: "bounced", detail: "SMTP 550" });
			return { input: { id } };
		},
		"POST /staff/members/:id/verification": async () => ({
			input: { id: (await createMember(db, { emailVerifiedAt: null })).id },
		}),
		"POST /staff/members/:id/disabled": async () => ({
			input: { ...(await person()), isDisabled: true, because: "Sedang diperiksa" },
		}),
		"POST /staff/members/:id/merge": async () => ({
			input: { ...(await person()), other: await fan(), because: "Orang yang sama" },
		}),
		"POST /staff/merges/:id/code": async () => ({
			input: { id: (await waitingMerge()).id, place: "email" },
		}),
		"POST /staff/merges/:id/confirmation": async () => {
			const { id, email } = await waitingMerge();
			await ask(issueMergeCode, { id, place: "email" });
			const [mail] = await db
				.select()
				.from(messages)
				.where(and(eq(messages.to, email), eq(messages.template, "merge-code")));
			return { input: { id, code: /\d{6}/.exec(mail!.text!)![0] } };
		},
		"POST /staff/merges/:id/approval": async () => ({ input: { id: (await waitingMerge()).id } }),
		"POST /staff/merges/:id/refusal": async () => ({
			input: { id: (await waitingMerge()).id, because: "Bukan orang yang sama" },
		}),
		"POST /staff/colleagues": async () => ({
			input: { email: (await colleague()).email, roles: ["gate"] },
		}),
		"PUT /staff/colleagues/:id/roles": async () => {
			const { id } = await colleague();
			await grantRoles(db, { memberId: id, roles: ["gate"], by: null });
			return { input: { id, roles: ["seller"] } };
		},

		"POST /staff/orders/:number/refunds": async () => ({
			input: { number: (await sold()).number, reason: "returned" },
		}),
		"POST /staff/refunds/:id/transferred": async () => ({ input: await refundToTransfer() }),
		"PUT /staff/disputes/:id/evidence-due": async () => ({
			input: { ...(await chargedBack()), dueAt: "2026-12-01T10:00:00.000Z" },
		}),
		"POST /staff/disputes/:id/notes": async () => ({
			input: { ...(await chargedBack()), text: "Foto serah terima" },
		}),
		"POST /staff/disputes/:id/outcome": async () => ({
			input: { ...(await chargedBack()), outcome: "won", reason: "Buktinya diterima bank" },
		}),
		"POST /staff/settlements/:month": async () => ({
			input: { month: "2026-11" },
			file: { type: "text/csv", bytes: settlementFile(unique()) },
		}),
		"POST /staff/settlement-rows/:id/match": async () => ({ input: { id: await openSettlementRow() } }),
		"POST /staff/settlement-rows/:id/closed": async () => ({
			input: { id: await openSettlementRow(), note: "Milik toko lain" },
		}),
		"PUT /staff/bank-lines/:day": async () => ({ input: { day: "2026-11-16", amount: 1_000 } }),
		"POST /staff/payment-differences/:id/settled": async () => {
			const [row] = await db
				.insert(paymentDifferences)
				.values({ reference: unique(), digest: unique(), ours: "IDR 2", theirs: "IDR 1" })
				.returning();
			return { input: { id: row!.id, note: "Bank kurang kirim" } };
		},
		"POST /staff/orders/:number/parcels": async () => ({ input: { number: await goods() } }),
		"POST /staff/packing": async () => ({ input: { numbers: [await goods()] } }),
		"POST /staff/parcels/:id/shipped": async () => ({ input: { id: (await parcel()).id } }),
		"POST /staff/parcels/:id/booking/cancelled": async () => ({ input: { id: (await parcel()).id } }),
		"POST /staff/parcels/:id/booking": async () => {
			const { id } = await parcel();
			await ask(cancelBooking, { id });
			return { input: { id, collection: "drop_off" } };
		},
		"POST /staff/parcels/shipped": async () => ({ input: { ids: [(await parcel()).id] } }),
		"POST /staff/parcels/:id/handed-over": async () => {
			const { id } = await parcel(true);
			await ask(shipParcel, { id });
			return { input: { id } };
		},
		"PUT /staff/parcels/:id/waybill": async () => ({
			input: { id: (await parcel()).id, waybill: `JNE${unique().toUpperCase()}` },
		}),
		"POST /staff/waybills": async () => ({
			input: { waybills: [{ number: await goods(), waybill: `JNE${unique().toUpperCase()}` }] },
		}),
		"PUT /staff/ratings/:id/answer": async () => ({
			input: { ...(await rating()), answer: "Terima kasih." },
		}),
		"PUT /staff/ratings/:id/hidden": async () => ({ input: { ...(await rating()), because: "Kata kasar" } }),
		"POST /staff/returns/:id/accepted": async () => ({ input: await returned() }),
		"POST /staff/returns/:id/refused": async () => ({
			input: { ...(await returned()), words: "Lewat waktu." },
		}),
		"POST /staff/returns/:id/received": async () => ({ input: await returned("accepted") }),

		"POST /staff/products": async () => ({ input: product() }),
		"PUT /staff/products/:slug": async () => {
			const { slug } = await ask(createProduct, product());
			return { input: { ...product(), slug, price: 150_000 } };
		},
		"POST /staff/products/:slug/published": async () => ({
			input: { slug: (await variant()).slug, isPublished: true },
		}),
		"POST /staff/products/:slug/variants": async () => ({
			input: { slug: (await ask(createProduct, product())).slug, ...newVariant() },
		}),
		"PUT /staff/variants/:id": async () => ({
			input: { id: (await variant()).id, ...newVariant(), size: "L" },
		}),
		"POST /staff/variants/:id/stock": async () => ({
			input: { id: (await variant()).id, change: 3, reason: "received" },
		}),
		"POST /staff/vouchers": async () => ({ input: voucher() }),
		"PUT /staff/vouchers/:id": async () => {
			const { way, code, ...fields } = voucher();
			const { id } = await ask(createVoucher, { way, code, ...fields });
			return { input: { id, ...fields, value: 15 } };
		},
		"POST /staff/vouchers/:id/ended": async () => ({
			input: { id: (await ask(createVoucher, voucher())).id },
		}),

		"POST /staff/service-keys": async () => ({ input: serviceKey() }),
		"DELETE /staff/service-keys/:id": async () => ({
			input: { id: (await ask(createServiceKey, serviceKey())).key.id },
		}),
		"POST /staff/webhooks": async () => ({ input: webhook }),
		"PUT /staff/webhooks/:id": async () => ({
			input: { ...(await someWebhook()), ...webhook, description: "Gudang", isEnabled: true },
		}),
		"DELETE /staff/webhooks/:id": async () => ({ input: await someWebhook() }),
		"POST /staff/webhooks/:id/secret": async () => ({ input: await someWebhook() }),
		"POST /staff/webhooks/:id/test": async () => ({ input: await someWebhook() }),
		"POST /staff/webhooks/:id/deliveries/:delivery/again": async () => {
			const { id } = await someWebhook();
			await ask(testWebhook, { id });
			const { deliveries } = await ask(webhookLog, { id });
			return { input: { id, delivery: deliveries[0]!.id } };
		},

		"POST /staff/jobs/:queue/:id/again": async () => ({ input: await failedJob() }),
		"POST /staff/jobs/:queue/again": async () => ({ input: { queue: (await failedJob()).queue } }),
		"DELETE /staff/jobs/:queue/:id": async () => ({ input: await failedJob() }),
	};

	async function failedJob() {
		const queue = "remove-photo";
		const id = randomUUID();
		await db.execute(sql`
			insert into pgboss.job (id, name, state, completed_on, data)
			values (${id}, ${queue}, 'failed', now(), '{"id": "gone-photo"}')`);
		return { queue, id };
	}

	/** What editors keep by forms has the same calls for every kind. */
	function contentCalls(ask: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>) {
		const calls: Samples = {};
		const kinds = [
			...contentSamples,
			{
				name: "faq-groups",
				endpoints: questionGroupEndpoints,
				build: (title: string) => ({ title: { id: title } }),
			},
		];
		for (const { name, endpoints, build } of kinds) {
			const make = (title: string) =>
				ask(endpoints.create as Endpoint, { content: build(`${title} ${unique()}`) }) as Promise<{
					id: string;
					version: string;
				}>;
			calls[nameOf(endpoints.create)] = async () => ({ input: { content: build(`Baru ${unique()}`) } });
			calls[nameOf(endpoints.save)] = async () => {
				const { id, version } = await make("Lama");
				return { input: { id, version, content: build(`Ubah ${unique()}`) } };
			};
			calls[nameOf(endpoints.remove)] = async () => {
				const { id, version } = await make("Hapus");
				return { input: { id, version } };
			};
			const isOrdered = contentKinds.some((kind) => kind.name === name && kind.place);
			if (isOrdered)
				calls[nameOf(endpoints.move)] = async () => {
					await make("Atas");
					return { input: { id: (await make("Bawah")).id, direction: "up" } };
				};
		}
		calls[nameOf(heroEndpoints.save)] = async () => {
			const { id, version, content } = await ask(heroEndpoints.detail, { id: "story" });
			return { input: { id, version, content: { isShown: !content.isShown } } };
		};
		calls[nameOf(heroEndpoints.move)] = async () => ({ input: { id: "product", direction: "up" } });
		return calls;
	}
}

/** One changed cell of what the office exports itself. */
function sheetCalls(office: Office): Samples {
	const cells: Record<IntakeKind, [column: string, value: string]> = {
		products: ["price", "77000"],
		stock: ["stock", "9999"],
		fixtures: ["title", "Laga dari berkas"],
		results: ["shootout", ""],
		rosters: ["hometown", "Muara"],
		figures: ["minutes", "9999"],
	};
	const file = async (kind: IntakeKind) => {
		if (kind === "results") {
			const { rows } = await office.context.db.execute<{ slug: string }>(`
				select slug from events where kind = 'match' and division = 'football' and status = 'scheduled'
				and starts_at > now() order by starts_at desc limit 1`);
			return `slug,status,parts,shootout\n${rows[0]!.slug},finished,1-0 0-0,\n`;
		}
		const { body } = await office.app.inject({
			url: `/api${exportSheet[kind].path}`,
			headers: { authorization: `Bearer ${office.token}` },
		});
		const [header, ...rows] = body
			.replace("\uFEFF", "")
			.trimEnd()
			.split("\r\n")
			.map((line) => line.split(";"));
		const at = header!.indexOf(cells[kind][0]);
		const row = rows.find((row) => row.length === header!.length && row[at] && !row.join().includes('"'))!;
		row[at] = cells[kind][1];
		return `${header!.join(";")}\n${row.join(";")}\n`;
	};
	return Object.fromEntries(
		intakeKinds.map((kind) => [
			`POST /staff/sheets/${kind}/apply/:plan`,
			async () => {
				const bytes = await file(kind);
				const checked = await office.app.inject({
					method: "POST",
					url: `/api/staff/sheets/${kind}/check`,
					headers: { authorization: `Bearer ${office.token}`, "content-type": "text/csv" },
					payload: bytes,
				});
				const { plan, faults } = checked.json<{ plan: string | null; faults: unknown }>();
				if (!plan) throw new Error(`${kind}: ${JSON.stringify(faults)}`);
				return { input: { plan }, file: { type: "text/csv", bytes } };
			},
		]),
	);
}

async function askOffice<E extends Endpoint>(
	{ app, token }: Office,
	endpoint: E,
	input: InputOf<E>,
): Promise<AnswerOf<E>> {
	const response = await callFreely(app, endpoint, input as Record<string, unknown>, token);
	if (response.statusCode >= 300) throw new Error(`${nameOf(endpoint)}: ${response.body}`);
	return response.json();
}

/** Fourteen seconds. */
const film = () => readFile("public/media/gol.mp4");
const jpeg = () =>
	sharp({ create: { width: 40, height: 30, channels: 3, background: "#1130DE" } })
		.jpeg()
		.toBuffer();
