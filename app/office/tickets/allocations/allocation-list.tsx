import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatCount } from "../../../platform/words/numbers";
import { endAllocation, type ShownAllocation, saleAllocations } from "../../../tickets/allocations/contract";
import { useChange, useRead } from "../../read";
import { EditDialog, thenClose } from "../../ui/edit-dialog";
import { GrantList, type GrantRow } from "../box-office/grant-list";
import type { StaffSale } from "../sales/sale-screen";
import { AllocationDialog } from "./allocation-dialog";
import { allocationOfficeTexts } from "./allocation-texts";

/** Places kept for supporter groups, and how far each is taken. */
export function AllocationList({ sale }: { sale: StaffSale }) {
	const t = useTexts(allocationOfficeTexts);
	const language = useLanguage();
	const read = useRead(saleAllocations, { event: sale.event.slug });
	const count = (value: number) => formatCount(value, language);
	const rowOf = ({
		id,
		event,
		group,
		section,
		coordinator,
		price,
		size,
		taken,
		endsAt,
		isOver,
		invites,
	}: ShownAllocation): GrantRow => ({
		key: id,
		name: group,
		outcome: isOver ? t.isOver : null,
		canEnd: !isOver,
		lines: [
			[
				section,
				price > 0 ? t.each(formatRupiah(price)) : t.free,
				t.ends(formatDateTime(endsAt, "short", language, event.venue.timeZone)),
			].join(" · "),
			t.taken(count(taken), count(size), count(invites.length)),
			`${coordinator.name} · ${coordinator.email}`,
		],
	});
	return (
		<GrantList
			words={t}
			read={read}
			grantsOf={({ allocations }) => allocations}
			rowOf={rowOf}
			addDialog={(onClose) => <AllocationDialog sale={sale} onClose={onClose} />}
			endDialog={(allocation, onClose) => <EndDialog allocation={allocation} onClose={onClose} />}
		/>
	);
}

type EndDialogProps = { allocation: ShownAllocation; onClose: () => void };

function EndDialog({ allocation: { id, group }, onClose }: EndDialogProps) {
	const t = useTexts(allocationOfficeTexts);
	const end = useChange(endAllocation);
	return (
		<EditDialog
			title={t.endTitle}
			action={t.end}
			saving={end}
			onSave={() => end.mutate({ id }, thenClose(t.ended, onClose))}
			onClose={onClose}
		>
			<p>{t.endText(group)}</p>
		</EditDialog>
	);
}
