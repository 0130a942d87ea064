import { useParams } from "react-router";
import type { AnswerOf } from "../../platform/contract";
import { formatDateTime } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { saleForStaff } from "../../tickets/selling/contract";
import { ButtonLink } from "../../ui/button";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { AllocationList } from "./allocation-list";
import { boxOfficeTexts } from "./box-office-texts";
import { GiftList } from "./gift-list";
import { PromoList } from "./promo-list";
import { SaleBadge } from "./sale-badge";
import { SaleMap } from "./sale-map";
import { SaleWindow } from "./sale-window";
import { SectionTable } from "./section-table";
import { ticketOfficeTexts } from "./texts";
import "./tickets.css";

export type StaffSale = AnswerOf<typeof saleForStaff>;

export function SaleScreen() {
	const { event = "" } = useParams();
	const t = useTexts(ticketOfficeTexts);
	const { counter } = useTexts(boxOfficeTexts);
	const language = useLanguage();
	const read = useRead(saleForStaff, { event });
	const sale = read.data;
	return (
		<Screen
			title={sale?.event.title ?? t.title}
			from={{ to: "/office/tickets", label: t.title }}
			badge={sale && <SaleBadge sale={sale} />}
			actions={
				<>
					<ButtonLink variant="ghost" size="small" to={`/office/tickets/${event}/counter`}>
						{counter.title}
					</ButtonLink>
					<ButtonLink variant="ghost" size="small" to={`/office/board/${event}`}>
						{t.board}
					</ButtonLink>
					<ButtonLink variant="ghost" size="small" to={`/office/tickets/${event}/change`}>
						{t.changeMatch}
					</ButtonLink>
				</>
			}
		>
			<ReadState of={read}>
				{(sale) => (
					<>
						<p className="ticket-when">
							{formatDateTime(sale.event.startsAt, "full", language, sale.event.venue.timeZone)} ·{" "}
							{sale.event.venue.name}
						</p>
						<div className="office-grid">
							<div className="office-stack">
								<SaleMap sale={sale} />
								<SectionTable sections={sale.sections} />
								<PromoList sale={sale} />
								<GiftList sale={sale} />
								<AllocationList sale={sale} />
							</div>
							<SaleWindow key={`${sale.membersOpenAt} ${sale.opensAt} ${sale.closesAt}`} sale={sale} />
						</div>
					</>
				)}
			</ReadState>
		</Screen>
	);
}
