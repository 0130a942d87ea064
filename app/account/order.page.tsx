import { useParams } from "react-router";
import { shortenReference } from "../contact/help-screen";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { MoreLink } from "../ui/more-link";
import { accountMeta } from "./account-meta";
import { EmptyPage } from "./empty-page";
import { accountTexts } from "./texts";

export const meta = accountMeta("profile-view-more");

export default function OrderPage() {
	const t = useTexts(accountTexts);
	const reference = shortenReference(useParams().id);
	return (
		<EmptyPage
			title={t.unknownOrder}
			text={t.unknownOrderText(reference)}
			action={{ to: pathTo("profile-all-items"), label: t.pages["profile-all-items"] }}
		>
			<MoreLink tight to={pathTo("profile-all-tickets")}>
				{t.pages["profile-all-tickets"]}
			</MoreLink>
		</EmptyPage>
	);
}
