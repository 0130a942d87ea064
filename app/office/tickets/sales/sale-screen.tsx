import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { AnswerOf } from "../../../platform/http/contract";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { saleForStaff } from "../../../tickets/selling/contract";
import { ButtonLink } from "../../../ui/button";
import { Note } from "../../../ui/feedback/note";
import { useRead } from "../../read";
import { ReadState } from "../../ui/read-state";
import { Screen } from "../../ui/screen";
import { AllocationList } from "../allocations/allocation-list";
import { boxOfficeTexts } from "../box-office/box-office-texts";
import { GiftList } from "../box-office/gift-list";
import { ticketOfficeTexts } from "../texts";
import { makingTexts } from "./making-texts";
import { PromoList } from "./promo-list";
import { PublishButton } from "./publish-button";
import { RoomPanel } from "./room-panel";
import { SaleBadge } from "./sale-badge";
import { SaleSections } from "./sale-sections";
import { SaleSettings } from "./sale-settings";
import "../../events/events.css";
import "../tickets.css";

export type StaffSale = AnswerOf<typeof saleForStaff>;

export function SaleScreen() {
	const { event = "" } = useParams();
	const t = useTexts(ticketOfficeTexts);
	const making = useTexts(makingTexts);
	const { counter } = useTexts(boxOfficeTexts);
	const language = useLanguage();
	const queries = useQueryClient();
	const read = useRead(saleForStaff, { event });
	const sale = read.data;
	/** Refetches everything on the screen, and returns the current sale. */
	const refresh = async () => {
		await queries.invalidateQueries();
		return (await read.refetch()).data;
	};
	return (
		<Screen
			title={sale?.event.title ?? t.title}
			from={{ to: "/office/tickets", label: t.title }}
			badge={sale && <SaleBadge sale={sale} />}
			actions={
				<>
					{sale && <PublishButton sale={sale} />}
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
						<div className="office-stack">
							{sale.isDraft && <Note>{making.draftNote}</Note>}
							<SaleSections sale={sale} refresh={refresh} />
							<div className="office-grid stack gap-4">
								<div className="office-stack">
									<PromoList sale={sale} />
									<GiftList sale={sale} />
									<AllocationList sale={sale} />
								</div>
								<div className="office-stack">
									<SaleSettings sale={sale} refresh={refresh} />
									<RoomPanel sale={sale} refresh={refresh} />
								</div>
							</div>
						</div>
					</>
				)}
			</ReadState>
		</Screen>
	);
}
