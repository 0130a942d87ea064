import { useState } from "react";
import { useLanguage, useTexts } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { formatCount } from "../../platform/numbers";
import { readRupiah } from "../../platform/read-rupiah";
import { changeSection } from "../../tickets/selling/contract";
import { Field } from "../../ui/fields/field";
import { Note } from "../../ui/note";
import { useChange } from "../read";
import { EditDialog, thenClose } from "../ui/edit-dialog";
import { RupiahField } from "../ui/rupiah-field";
import type { StaffSection } from "./section-table";
import { ticketOfficeTexts } from "./texts";

type SectionDialogProps = { section: StaffSection; onClose: () => void };

/** Says what a change means for those who have bought already, before it is made. */
export function SectionDialog({ section, onClose }: SectionDialogProps) {
	const t = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const [price, setPrice] = useState(formatCount(section.price, "id"));
	const [quota, setQuota] = useState(String(section.quota));
	const [limit, setLimit] = useState(String(section.perMemberLimit));
	const [isTried, setTried] = useState(false);
	const change = useChange(changeSection);
	const read = { price: readRupiah(price), quota: readRupiah(quota), perMemberLimit: readRupiah(limit) };
	const faults = change.error?.body.errors;
	const count = (value: number) => formatCount(value, language);
	const save = () => {
		setTried(true);
		const { price, quota, perMemberLimit } = read;
		if (price === null || quota === null || perMemberLimit === null) return;
		change.mutate({ id: section.id, price, quota, perMemberLimit }, thenClose(t.saved, onClose));
	};
	return (
		<EditDialog
			title={t.editSection(section.label)}
			saving={change}
			shownAtFields={["section.quota_too_small"]}
			onSave={save}
			onClose={onClose}
		>
			<RupiahField
				label={t.price}
				required
				value={price}
				onChange={setPrice}
				error={faults?.price?.[0] ?? (isTried && read.price === null ? t.priceUnclear : undefined)}
			/>
			{read.price !== section.price && (
				<Note tone={section.openOrders > 0 ? "warn" : "info"}>
					{section.openOrders > 0
						? t.openOrders(count(section.openOrders), formatRupiah(section.price))
						: t.noOpenOrders}
				</Note>
			)}
			<Field
				label={t.quota}
				inputMode="numeric"
				required
				disabled={section.isNumbered}
				hint={section.isNumbered ? t.numbered : t.gone(count(section.sold), count(section.held))}
				value={quota}
				onChange={(event) => setQuota(event.target.value)}
				error={
					faults?.quota?.[0] ??
					(change.error?.body.error === "section.quota_too_small"
						? change.error.body.message
						: isTried && read.quota === null
							? t.numberUnclear
							: undefined)
				}
			/>
			<Field
				label={t.limit}
				inputMode="numeric"
				required
				value={limit}
				onChange={(event) => setLimit(event.target.value)}
				error={
					faults?.perMemberLimit?.[0] ??
					(isTried && read.perMemberLimit === null ? t.numberUnclear : undefined)
				}
			/>
		</EditDialog>
	);
}
