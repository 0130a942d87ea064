import { useState } from "react";
import { pathTo } from "../../../paths";
import { showSuccess } from "../../../platform/browser/toast";
import { formatDateTime } from "../../../platform/words/dates";
import { localize, useLanguage, useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatCount } from "../../../platform/words/numbers";
import type { PromoPrice } from "../../../tickets/promos/promo-price";
import { Button } from "../../../ui/button";
import { ticketOfficeTexts } from "../texts";
import { PromoDialog } from "./promo-dialog";
import type { StaffSale } from "./sale-screen";

export type StaffPromo = StaffSale["promos"][number];

/** Links with a price of their own, for schools or sponsors. */
export function PromoList({ sale }: { sale: StaffSale }) {
	const t = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const [edited, setEdited] = useState<StaffPromo | "new" | null>(null);
	const { timeZone } = sale.event.venue;
	const moment = (at: string) => formatDateTime(at, "short", language, timeZone);
	const copy = async (slug: string) => {
		await navigator.clipboard.writeText(
			new URL(pathTo("buy-ticket-promo", { promo_link: slug }), window.location.href).href,
		);
		showSuccess(t.promo.copied);
	};
	return (
		<section className="office-panel">
			<header>
				<h2>{t.promos}</h2>
				<Button variant="ghost" size="small" onClick={() => setEdited("new")}>
					{t.addPromo}
				</Button>
			</header>
			{sale.promos.length === 0 && <p>{t.noPromos}</p>}
			<ul className="promo-list">
				{sale.promos.map((promo) => (
					<li key={promo.id}>
						<p>
							<b>{localize(promo.label, language)}</b> <PriceRule rule={promo.price} />
							<small>
								/{promo.slug} · {moment(promo.opensAt)} – {moment(promo.closesAt)}
							</small>
							<small>
								{t.promo.used(
									formatCount(promo.sold + promo.held, language),
									formatCount(promo.quota, language),
								)}
							</small>
						</p>
						<Button variant="ghost" size="small" onClick={() => void copy(promo.slug)}>
							{t.promo.copy}
						</Button>
						<Button variant="ghost" size="small" onClick={() => setEdited(promo)}>
							{t.edit}
						</Button>
					</li>
				))}
			</ul>
			{edited && (
				<PromoDialog sale={sale} promo={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
			)}
		</section>
	);
}

function PriceRule({ rule }: { rule: PromoPrice }) {
	const { promo: t } = useTexts(ticketOfficeTexts);
	if (rule.kind === "percent-off") return t.off(rule.percent);
	return rule.kind === "fixed" ? formatRupiah(rule.price) : formatRupiah(-rule.amount);
}
