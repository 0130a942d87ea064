import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { byteOrderMark } from "../../../../editing/sheets/csv.server";
import type { CallContext } from "../../../../platform/http/bind.server";
import { parseCookies } from "../../../../platform/http/cookies";
import {
	defaultLanguage,
	isLanguage,
	type Language,
	languageCookie,
} from "../../../../platform/words/language";
import { writeSettlementFile } from "./settlement-file.server";
import { listPayments, openPayment, simulate } from "./simulate.server";
import { isAct, nextStep } from "./simulated-steps.server";
import style from "./simulator.css?inline";
import { listPage, paymentPage, unknownPage } from "./simulator-page.server";

type Surroundings = Pick<CallContext, "db" | "jobs" | "settings">;
type Asked = { Params: { token: string }; Querystring: { step?: string; done?: string; fault?: string } };

/** The simulator's own payment page, as if it were another company's. Switched off, it is a 404. */
export async function serveSimulator(app: FastifyInstance, context: Surroundings) {
	const { db, settings } = context;
	if (settings.PAYMENT_GATEWAY !== "simulator") return;
	const send = (reply: FastifyReply, html: string) =>
		reply
			.type("text/html; charset=utf-8")
			.header("content-security-policy", policyFor(settings.publicUrl))
			.header("cache-control", "no-store")
			.send(html);

	await app.register(async (door) => {
		door.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
			done(null, new URLSearchParams(body as string)),
		);
		door.get("/simulator", async (request, reply) =>
			send(reply, listPage({ payments: await listPayments(db), language: languageOf(request) })),
		);
		door.get<{ Querystring: { month?: string } }>("/simulator/settlement.csv", async (request, reply) => {
			const { month = "" } = request.query;
			if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return reply.code(404).send();
			return reply
				.type("text/csv; charset=utf-8")
				.header("content-disposition", `attachment; filename="settlement-${month}.csv"`)
				.header("cache-control", "no-store")
				.send(byteOrderMark + (await writeSettlementFile(db, month)));
		});
		door.get("/simulator.css", async (_, reply) => reply.type("text/css; charset=utf-8").send(style));
		door.get<Asked>("/simulator/pay/:token", async (request, reply) => {
			const payment = await openPayment(db, request.params.token);
			const language = languageOf(request, payment?.language);
			if (!payment) return send(reply.code(404), unknownPage(language));
			return send(reply, await paymentPage({ payment, language, ...request.query }));
		});
		door.post<Asked>("/simulator/pay/:token", async (request, reply) => {
			const { token } = request.params;
			const payment = await openPayment(db, token);
			const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
			if (!payment) return send(reply.code(404), unknownPage(languageOf(request)));
			const act = form.get("act") ?? "";
			if (isAct(act)) {
				await simulate(context, token, act);
				return reply.redirect(`/simulator/pay/${token}?done=${act}`, 303);
			}
			const { does, to } = nextStep(payment, form);
			if (does) await simulate(context, token, does);
			return reply.redirect(to, 303);
		});
	});
}

/** After paying, the form redirects to the shop, under whatever host name the simulator was opened. */
const policyFor = (publicUrl: string) =>
	`default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self' ${new URL(publicUrl).origin}; frame-ancestors 'none'`;

function languageOf(request: FastifyRequest, own?: Language): Language {
	const { lang } = request.query as { lang?: string };
	const chosen = lang ?? parseCookies(request.headers.cookie ?? "")[languageCookie];
	return isLanguage(chosen) ? chosen : (own ?? defaultLanguage);
}
