import { and, eq, gt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import QRCode from "qrcode";
import type { CallContext } from "../../platform/http/bind.server";
import { paymentAttempts } from "./tables.server";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The QR code in the mail that asks for a payment: mail programs show pictures by their address alone. Gone once it is paid. */
export function serveQrPictures(app: FastifyInstance, { db }: Pick<CallContext, "db">) {
	app.get<{ Params: { id: string } }>("/mail/qr/:id.png", async (request, reply) => {
		const { id } = request.params;
		const [attempt] = uuid.test(id)
			? await db
					.select({ instructions: paymentAttempts.instructions })
					.from(paymentAttempts)
					.where(
						and(
							eq(paymentAttempts.id, id),
							eq(paymentAttempts.state, "awaiting"),
							gt(paymentAttempts.expiresAt, sql`now()`),
						),
					)
			: [];
		if (attempt?.instructions?.kind !== "qr") return reply.code(404).type("text/plain").send("No such code.");
		const png = await QRCode.toBuffer(attempt.instructions.payload, { width: 480, margin: 4 });
		return reply
			.type("image/png")
			.header("cache-control", "no-store")
			.header("cross-origin-resource-policy", "cross-origin")
			.send(png);
	});
}
