import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../../platform/words/language";
import type { ShownTicket } from "../contract";
import { TicketNotice } from "./ticket-notice";

it.each([
	["+6281234567890", "0812 3456 7890"],
	["teman@warga.example", "teman@warga.example"],
])("says that a ticket is offered to %s as %s", (recipient, shown) => {
	const offer = { kind: "transfer" as const, recipient, until: "2030-11-23T12:00:00Z" };
	const pass = { own: { transferUntil: null, returnUntil: null, offer } } as ShownTicket;
	const page = renderToStaticMarkup(
		<LanguageProvider language="id">
			<TicketNotice pass={pass} />
		</LanguageProvider>,
	);
	expect(page).toContain(`Ditawarkan ke <b>${shown}</b>`);
});
