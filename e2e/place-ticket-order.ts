import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";

type Sale = { id: string; sections: { id: string; left: number }[] };

/** The number of a new order for one ticket, not yet paid; in another section if the member has reached the limit in one. */
export async function placeTicketOrder(request: APIRequestContext, token: string): Promise<string> {
	const sale = (await (await request.get("/api/ticket-sales/match-halilintar")).json()) as Sale;
	for (const { id } of sale.sections.filter(({ left }) => left > 0)) {
		const response = await request.post("/api/tickets/orders", {
			headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
			data: { saleId: sale.id, sections: [{ sectionId: id, quantity: 1 }], method: "va_bca" },
		});
		if (response.status() === 201) return ((await response.json()) as { number: string }).number;
	}
	throw new Error("No ticket could be ordered");
}
