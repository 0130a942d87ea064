import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { eventsTopic } from "../app/matches/events/events-topic.server";
import { orderTopic } from "../app/orders/order-topic.server";
import type { Pool } from "../app/platform/data/database.server";
import { onSignal } from "../app/platform/data/signals.server";
import { checkAccess, guest, type Who } from "../app/platform/http/access";
import { noCookies } from "../app/platform/http/bind.server";
import type { ChangeTopic } from "../app/platform/http/change-topic.server";
import { parseCookies } from "../app/platform/http/cookies";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { refuse } from "../app/platform/http/refusal";
import { counterTopic } from "../app/tickets/box-office/counter.server";
import { boardTopic } from "../app/tickets/gate/board/board-topic.server";
import { videosTopic } from "../app/videos/files/videos-topic.server";
import type { CallSurroundings } from "./api";
import { callerOf } from "./caller";

type Options = { pool: Pool; identify: (token: string) => Promise<Who> };

const topics: ChangeTopic[] = [orderTopic, counterTopic, boardTopic, eventsTopic, videosTopic];

/** Whoever finds no room polls. What anybody may hear leaves room for those who are paying. */
export const mostStreams = { all: 4_000, public: 3_000, ofMember: 10 };

/** Proxies close what is silent for a minute. */
const beatEvery = 20_000;

/**
 * `/api/changes?of=order:SU-…`: an empty server-sent event on opening and after each change, upon which the screen reads as it
 * always does. Access is checked once, since nothing is told but that there is something to read. No endpoint of the
 * contract: there is no answer, and no end.
 */
export function serveChanges(
	app: FastifyInstance,
	surroundings: CallSurroundings,
	{ pool, identify }: Options,
) {
	const owners = new Map<ServerResponse, string>();
	let isClosing = false;
	const beat = setInterval(() => {
		for (const stream of owners.keys()) send(stream, ":\n\n");
	}, beatEvery).unref();
	// Registered after the closing notice: by then, load balancers send whoever reconnects to another process.
	app.addHook("preClose", async () => {
		isClosing = true;
		clearInterval(beat);
		for (const stream of owners.keys()) stream.end();
	});

	app.get("/api/changes", { exposeHeadRoute: false }, async (request, reply) => {
		const { topic, id } = askedFor(request);
		const { token } = parseCookies(request.headers.cookie ?? "");
		const who = token ? await identify(token) : guest;
		checkAccess(topic.access, who);
		const context = { ...surroundings, who, ...noCookies, ...callerOf(request) };
		const signal = await topic.signalOf(context, id);
		const owner = who.kind === "member" ? who.memberId : "";
		if (isClosing || isFull(topic, owner)) throw refuse(platformRefusals, "server_busy", 5);
		const stream = reply.hijack().raw;
		// Gone meanwhile: it would not say so again.
		if (stream.destroyed) return reply;
		stream.writeHead(200, {
			...(reply.getHeaders() as OutgoingHttpHeaders),
			"content-type": "text/event-stream",
			"cache-control": "no-store",
			// A proxy that collects would deliver nothing.
			"x-accel-buffering": "no",
			connection: "close",
		});
		const telling = paced(
			() => send(stream, "data:\n\n"),
			topic,
			() => owners.size,
		);
		const leave = onSignal(pool, signal, telling.hear);
		owners.set(stream, owner);
		stream.once("close", () => {
			owners.delete(stream);
			leave();
			telling.stop();
		});
		// Those of a process that ends don't all come back in the same moment.
		send(stream, `retry:${Math.round(1_000 + 2_000 * Math.random())}\ndata:\n\n`);
		return reply;
	});

	function isFull({ access }: ChangeTopic, owner: string) {
		if (owners.size >= mostStreams[access === "public" ? "public" : "all"]) return true;
		return owner !== "" && [...owners.values()].filter((one) => one === owner).length >= mostStreams.ofMember;
	}
}

function askedFor(request: FastifyRequest) {
	const { of } = request.query as { of?: unknown };
	const [, name, id = ""] = /^([a-z]+)(?::([\w-]{1,200}))?$/.exec(String(of)) ?? [];
	const topic = topics.find((known) => known.name === name);
	if (!topic) throw refuse(platformRefusals, "no_such_endpoint");
	return { topic, id };
}

/** Whoever doesn't read is not waited for. */
function send(stream: ServerResponse, text: string) {
	if (stream.writableEnded || stream.destroyed) return;
	if (stream.writableNeedDrain) stream.destroy();
	else stream.write(text);
}

/** Often enough for people. A shared copy is no newer within a second. */
const pauses = { own: 250, shared: 1_000 };
const copiesSettleWithin = 2_500;
/** A full stadium reads the same match: not all in the same moment, but within a second. */
const spreadOf = (crowd: number) => Math.random() * Math.min(1_000, crowd / 2);

/** At once, or when the pause since the last time is over; of a shared copy again, when it is sure to be new. */
function paced(tell: () => void, { isShared }: ChangeTopic, crowd: () => number) {
	const pause = isShared ? pauses.shared : pauses.own;
	let toldAt = Number.NEGATIVE_INFINITY;
	let soon: NodeJS.Timeout | undefined;
	let again: NodeJS.Timeout | undefined;

	function tellSoon() {
		const wait = Math.max(toldAt + pause - performance.now(), isShared ? spreadOf(crowd()) : 0);
		soon ??= setTimeout(() => {
			soon = undefined;
			toldAt = performance.now();
			tell();
		}, wait);
	}

	return {
		hear() {
			tellSoon();
			if (!isShared) return;
			clearTimeout(again);
			again = setTimeout(tellSoon, copiesSettleWithin);
		},
		stop() {
			clearTimeout(soon);
			clearTimeout(again);
		},
	};
}
