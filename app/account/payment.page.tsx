import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { EmptyState } from "../ui/empty-state";
import { MoreLink } from "../ui/more-link";
import { accountMeta } from "./account-meta";
import { accountTexts } from "./texts";

export const meta = accountMeta("profile-payment");

export default function PaymentPage() {
	const t = useTexts(accountTexts);
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.history}</h2>
			<EmptyState
				title={t.noPayments}
				text={t.noPaymentsText}
				action={{ to: pathTo("Tickets"), label: t.findMatch }}
			>
				<MoreLink tight to={pathTo("store-list")}>
					{t.toStore}
				</MoreLink>
			</EmptyState>
		</section>
	);
}
