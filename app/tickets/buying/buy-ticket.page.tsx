import { type MetaArgs, useLoaderData } from "react-router";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import { formatDate } from "../../platform/words/dates";
import { textsIn, useTexts } from "../../platform/words/language";
import { Breadcrumb } from "../../ui/navigation/breadcrumb";
import { saleRead } from "../reads";
import { SaleDesk } from "../sales/sale-desk";
import { SaleHead } from "../sales/sale-head";
import { SaleStructure } from "../sales/sale-structure";
import { ticketTexts } from "../texts";
import "./buy-ticket.css";

export const loader = onServer(saleRead);
export const clientLoader = inBrowser(saleRead);

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	const { language } = settingsOf(matches);
	const { event } = loaderData;
	const day = formatDate(event.startsAt, "long", language, event.venue.timeZone);
	const title = `${textsIn(ticketTexts, language).tickets} ${fixtureTitle(event)}, ${day}`;
	return pageMeta({ location, matches }, { title, description: event.summary });
}

export default function BuyTicketPage() {
	const sale = useLoaderData<typeof loader>();
	const t = useTexts(ticketTexts);
	const { event } = sale;
	return (
		<div data-division={event.division}>
			<SaleStructure sale={sale} />
			<SaleHead event={event} />
			<div className="wrap buy-ticket stack gap-5">
				<Breadcrumb items={[{ label: t.tickets, to: pathTo("Tickets") }, { label: fixtureTitle(event) }]} />
				<SaleDesk key={sale.id} sale={sale} />
			</div>
		</div>
	);
}
