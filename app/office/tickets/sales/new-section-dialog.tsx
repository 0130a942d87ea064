import { useState } from "react";
import { textsIn, useTexts } from "../../../platform/words/language";
import type { Stand } from "../../../tickets/sections/stands";
import { addSection } from "../../../tickets/selling/section-contract";
import { useChange } from "../../read";
import { EditDialog, thenClose } from "../../ui/edit-dialog";
import { makingTexts } from "./making-texts";
import type { StaffSale } from "./sale-screen";
import { emptySection, readSection, type SectionDraft } from "./section-draft";
import { SectionFields } from "./section-fields";

type NewSectionDialogProps = {
	sale: StaffSale;
	/** The block it was opened from; empty where one is still to be chosen. */
	block: string;
	onClose: () => void;
};

export function NewSectionDialog({ sale, block, onClose }: NewSectionDialogProps) {
	const { section: t, addSection: title } = useTexts(makingTexts);
	const [draft, setDraft] = useState<SectionDraft>(() => likeTheOthers(sale, block));
	const [isTried, setTried] = useState(false);
	const add = useChange(addSection);
	const save = () => {
		setTried(true);
		const plan = readSection(draft);
		if (plan) add.mutate({ event: sale.event.slug, ...plan }, thenClose(t.saved, onClose));
	};
	/** A name that nobody has touched follows the block. */
	const change = (part: Partial<SectionDraft>) =>
		setDraft((before) => {
			const isUntouched = before.name === (nameOf(before.key)?.id ?? "");
			const name = part.key && isUntouched ? nameOf(part.key) : null;
			return { ...before, ...part, ...(name && { name: name.id, nameEn: name.en }) };
		});
	return (
		<EditDialog title={title} isWide saving={add} onSave={save} onClose={onClose}>
			<SectionFields
				sale={sale}
				draft={draft}
				onChange={change}
				isTried={isTried}
				errorOf={(field) => add.error?.body.errors?.[field]?.[0]}
				isSeatingFixed={false}
			/>
		</EditDialog>
	);
}

/** "utara-3" in both languages. */
function nameOf(key: string) {
	const [stand = "", number = ""] = key.split("-");
	const names = (["id", "en"] as const).map((language) => textsIn(makingTexts, language).stands);
	if (!(stand in names[0]!)) return null;
	const [id, en] = names.map((own) => `${own[stand as Stand]} ${number}`);
	return { id: id!, en: en! };
}

/** Defaults to the gate, price and limit of a neighbouring section, which are mostly the same. */
function likeTheOthers({ sections }: StaffSale, block: string): SectionDraft {
	const empty = emptySection(block, nameOf(block));
	const [stand] = block.split("-");
	const beside = sections.findLast((section) => section.stand === stand);
	if (!beside) return empty;
	const { gate, price, perMemberLimit, isShaded } = beside.plan;
	return { ...empty, gate, price: String(price), limit: String(perMemberLimit), isShaded };
}
