import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { accountMeta } from "./account-meta";
import { EmptyPage } from "./empty-page";
import { accountTexts } from "./texts";

export const meta = accountMeta("profile-all-tickets");

export default function TicketsPage() {
	const t = useTexts(accountTexts);
	return (
		<EmptyPage
			title={t.noTickets}
			text={t.noTicketsText}
			action={{ to: pathTo("Tickets"), label: t.findMatch }}
		/>
	);
}
