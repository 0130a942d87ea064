import { useState } from "react";
import { endAllocation, type ShownAllocation, saleAllocations } from "../../allocations/contract";
import { formatDateTime } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { formatCount } from "../../platform/numbers";
import { showSuccess } from "../../platform/toast";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { useChange, useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { AllocationDialog } from "./allocation-dialog";
import { allocationOfficeTexts } from "./allocation-texts";
import type { StaffSale } from "./sale-screen";
import { ticketOfficeTexts } from "./texts";

/** Places kept for supporter groups, and how far each is taken. */
export function AllocationList({ sale }: { sale: StaffSale }) {
	const t = useTexts(allocationOfficeTexts);
	const read = useRead(saleAllocations, { event: sale.event.slug });
	const [isAdding, setAdding] = useState(false);
	const [ended, setEnded] = useState<ShownAllocation | null>(null);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<Button variant="ghost" size="small" onClick={() => setAdding(true)}>
					{t.add}
				</Button>
			</header>
			<ReadState of={read}>
				{({ allocations }) =>
					allocations.length === 0 ? (
						<p>{t.none}</p>
					) : (
						<ul className="promo-list">
							{allocations.map((one) => (
								<OneAllocation key={one.id} allocation={one} onEnd={() => setEnded(one)} />
							))}
						</ul>
					)
				}
			</ReadState>
			{isAdding && <AllocationDialog sale={sale} onClose={() => setAdding(false)} />}
			{ended && <EndDialog allocation={ended} onClose={() => setEnded(null)} />}
		</section>
	);
}

function OneAllocation({ allocation, onEnd }: { allocation: ShownAllocation; onEnd: () => void }) {
	const t = useTexts(allocationOfficeTexts);
	const language = useLanguage();
	const { event, group, section, coordinator, price, size, taken, endsAt, isOver, invites } = allocation;
	const count = (value: number) => formatCount(value, language);
	return (
		<li>
			<p>
				<b>{group}</b> {isOver && <Badge tone="line">{t.isOver}</Badge>}
				<small>
					{section} · {price > 0 ? t.each(formatRupiah(price)) : t.free} ·{" "}
					{t.ends(formatDateTime(endsAt, "short", language, event.venue.timeZone))}
				</small>
				<small>{t.taken(count(taken), count(size), count(invites.length))}</small>
				<small>
					{coordinator.name} · {coordinator.email}
				</small>
			</p>
			{!isOver && (
				<Button variant="ghost" size="small" aria-label={`${t.end}: ${group}`} onClick={onEnd}>
					{t.end}
				</Button>
			)}
		</li>
	);
}

function EndDialog({
	allocation: { id, group },
	onClose,
}: {
	allocation: ShownAllocation;
	onClose: () => void;
}) {
	const t = useTexts(allocationOfficeTexts);
	const { cancel } = useTexts(ticketOfficeTexts);
	const end = useChange(endAllocation);
	const done = () => {
		showSuccess(t.ended);
		onClose();
	};
	return (
		<Dialog
			title={t.endTitle}
			open
			onOpenChange={(open) => !open && onClose()}
			footer={
				<>
					<Button variant="ghost" onClick={onClose}>
						{cancel}
					</Button>
					<Button loading={end.isPending} onClick={() => end.mutate({ id }, { onSuccess: done })}>
						{t.end}
					</Button>
				</>
			}
		>
			<p>{t.endText(group)}</p>
		</Dialog>
	);
}
