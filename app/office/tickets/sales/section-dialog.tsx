import { useState } from "react";
import { callApi } from "../../../platform/http/call-api";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatCount } from "../../../platform/words/numbers";
import { readRupiah } from "../../../platform/words/read-rupiah";
import { changeSection } from "../../../tickets/selling/section-contract";
import { Note } from "../../../ui/feedback/note";
import type { Declared } from "../../content/content-fields";
import { useEdited } from "../../content/use-edited";
import { EditState } from "../../events/edit-state";
import { EditDialog } from "../../ui/edit-dialog";
import { ticketOfficeTexts } from "../texts";
import { useBlockName } from "./block-map";
import { makingTexts } from "./making-texts";
import { RemoveSection } from "./remove-section";
import type { StaffSale } from "./sale-screen";
import { draftSection, readSection, type SectionDraft } from "./section-draft";
import { SectionFields } from "./section-fields";
import type { StaffSection } from "./section-table";

type SectionDialogProps = {
	sale: StaffSale;
	section: StaffSection;
	/** Refetches the sale. */
	refresh: () => Promise<StaffSale | undefined>;
	onClose: () => void;
};

/** Before saving, says what a change means for existing orders. */
export function SectionDialog({ sale, section, refresh, onClose }: SectionDialogProps) {
	const t = useTexts(ticketOfficeTexts);
	const { section: own } = useTexts(makingTexts);
	const language = useLanguage();
	const fields = useSectionFields();
	const [isTried, setTried] = useState(false);
	const latest = async () => {
		const found = (await refresh())?.sections.find(({ id }) => id === section.id);
		return found && toSaved(found);
	};
	const edited = useEdited<SectionDraft>({
		opened: toSaved(section),
		latest: toSaved(section),
		refresh: latest,
		saved: own.saved,
	});
	const { content: draft } = edited;
	const count = (value: number) => formatCount(value, language);
	const errorOf = (field: string) =>
		edited.faults[field]?.[0] ??
		(refusedFields[edited.refusal ?? ""] === field ? (edited.failure ?? undefined) : undefined);
	const save = async () => {
		setTried(true);
		const plan = readSection(draft);
		if (!plan) return;
		const saved = await edited.save(async (base) => {
			await callApi(changeSection, { id: section.id, version: base!.version, ...plan });
			return (await latest())!;
		});
		if (saved) onClose();
	};
	return (
		<EditDialog
			title={t.editSection(section.label)}
			isWide
			saving={{ isPending: edited.isBusy, error: null }}
			onSave={() => void save()}
			onClose={onClose}
		>
			<EditState edited={edited} fields={fields} />
			<SectionFields
				key={edited.generation}
				sale={sale}
				draft={draft}
				onChange={edited.set}
				ownKey={section.key}
				isTried={isTried}
				errorOf={errorOf}
				quotaHint={t.gone(count(section.sold), count(section.held))}
				isSeatingFixed={!sale.isDraft}
				priceNote={
					readRupiah(draft.price) !== section.price && (
						<Note tone={section.openOrders > 0 ? "warn" : "info"}>
							{section.openOrders > 0
								? t.openOrders(count(section.openOrders), formatRupiah(section.price))
								: t.noOpenOrders}
						</Note>
					)
				}
			/>
			<RemoveSection section={section} onRemoved={onClose} />
		</EditDialog>
	);
}

const toSaved = ({ plan, version, changedBy, changedAt }: StaffSection) => ({
	content: draftSection(plan),
	version,
	changedBy,
	changedAt,
});

/** Refusals that are about one field. */
const refusedFields: Record<string, string> = {
	"section.quota_too_small": "seating.quota",
	"section.seat_taken": "seating.rows",
	"section.seating_fixed": "seating.rows",
};

/** Everything that can be edited of a section. */
function useSectionFields(): Declared<SectionDraft> {
	const { section: t, rows } = useTexts(makingTexts);
	const shared = useTexts(ticketOfficeTexts);
	const nameOf = useBlockName();
	return {
		name: { label: t.name },
		nameEn: { label: t.nameEn },
		key: { label: t.block, write: nameOf },
		gate: { label: shared.gate },
		price: { label: shared.price },
		limit: { label: shared.limit },
		isShaded: { label: t.shaded },
		note: { label: t.note },
		noteEn: { label: t.noteEn },
		seating: { label: t.seating, write: (seating) => t[seating] },
		quota: { label: shared.quota },
		rows: {
			label: rows.title,
			write: (drafts) =>
				drafts
					.map(({ row, from, to, wheelchairs }) =>
						[`${rows.row} ${row}: ${from}–${to}`, wheelchairs && `(${wheelchairs})`]
							.filter(Boolean)
							.join(" "),
					)
					.join(", "),
		},
	};
}
