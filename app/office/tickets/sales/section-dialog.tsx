import { useState } from "react";
import { callApi } from "../../../platform/http/call-api";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatCount } from "../../../platform/words/numbers";
import { readRupiah } from "../../../platform/words/read-rupiah";
import { changeSection } from "../../../tickets/selling/section-contract";
import { Note } from "../../../ui/feedback/note";
import { EditState } from "../../events/edit-state";
import { useVersioned } from "../../events/use-versioned";
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
	const write = useWriting();
	const [isTried, setTried] = useState(false);
	const latest = async () => {
		const found = (await refresh())?.sections.find(({ id }) => id === section.id);
		return found && versioned(found);
	};
	const edited = useVersioned<SectionDraft>({
		latest: versioned(section),
		refresh: latest,
		saved: own.saved,
		save: async (version, draft) => {
			await callApi(changeSection, { id: section.id, version, ...readSection(draft)! });
			const saved = (await latest())!;
			onClose();
			return saved;
		},
	});
	const { content: draft } = edited;
	const count = (value: number) => formatCount(value, language);
	const errorOf = (field: string) =>
		edited.faults[field]?.[0] ??
		(refusedFields[edited.refusal ?? ""] === field ? (edited.failure ?? undefined) : undefined);
	const save = () => {
		setTried(true);
		if (readSection(draft)) void edited.save();
	};
	return (
		<EditDialog
			title={t.editSection(section.label)}
			isWide
			saving={{ isPending: edited.isBusy, error: null }}
			onSave={save}
			onClose={onClose}
		>
			<EditState edited={edited} write={write} />
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

const versioned = ({ plan, version, changedBy, changedAt }: StaffSection) => ({
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

/** The parts of a section as text, for comparing two editors' versions. */
function useWriting() {
	const { section: t, rows } = useTexts(makingTexts);
	const { parts } = t;
	const nameOf = useBlockName();
	return (draft: SectionDraft): Record<string, string> => ({
		[parts.label]: [draft.name, draft.nameEn].filter(Boolean).join(" / "),
		[parts.key]: nameOf(draft.key),
		[parts.gate]: draft.gate,
		[parts.price]: draft.price,
		[parts.perMemberLimit]: draft.limit,
		[parts.isShaded]: draft.isShaded ? t.yes : t.noWord,
		[parts.note]: [draft.note, draft.noteEn].filter(Boolean).join(" / "),
		[parts.seating]:
			draft.seating === "free"
				? `${t.free}: ${draft.quota}`
				: draft.rows
						.map(({ row, from, to, wheelchairs }) =>
							[`${rows.row} ${row}: ${from}–${to}`, wheelchairs && `(${wheelchairs})`]
								.filter(Boolean)
								.join(" "),
						)
						.join(", "),
	});
}
