import { type FormEvent, useState } from "react";
import { callApi } from "../../../platform/http/call-api";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { stands } from "../../../tickets/sections/stands";
import { changeSale } from "../../../tickets/selling/sale-contract";
import { Button } from "../../../ui/button";
import type { Declared } from "../../content/content-fields";
import { useEdited } from "../../content/use-edited";
import { EditState } from "../../events/edit-state";
import { eventOfficeTexts } from "../../events/texts";
import { ticketOfficeTexts } from "../texts";
import { DropDraft } from "./drop-draft";
import { makingTexts } from "./making-texts";
import { readSale, type SaleDraft } from "./sale-draft";
import { DrawingFields, SaleTimes } from "./sale-fields";
import type { StaffSale } from "./sale-screen";

type SaleSettingsProps = { sale: StaffSale; refresh: () => Promise<StaffSale | undefined> };

/** Times, deadlines and the drawing of a sale. */
export function SaleSettings({ sale, refresh }: SaleSettingsProps) {
	const t = useTexts(makingTexts);
	const shared = useTexts(ticketOfficeTexts);
	const { unsaved } = useTexts(eventOfficeTexts);
	const declared = useSaleFields(sale.event.venue.timeZone);
	const [isTried, setTried] = useState(false);
	const edited = useEdited<SaleDraft>({
		opened: toSaved(sale),
		latest: toSaved(sale),
		refresh: async () => {
			const found = await refresh();
			return found && toSaved(found);
		},
		saved: t.settingsSaved,
	});
	const save = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		const wish = readSale(edited.content);
		if (!wish) return;
		void edited.save(async (base) => {
			await callApi(changeSale, { event: sale.event.slug, version: base!.version, ...wish });
			return toSaved((await refresh())!);
		});
	};
	const fields = {
		draft: edited.content,
		onChange: edited.set,
		errorOf: (field: string) => edited.faults[field]?.[0],
	};
	return (
		<section className="office-panel">
			<header>
				<h2>{t.settings}</h2>
			</header>
			<form className="office-stack" noValidate onSubmit={save}>
				<EditState edited={edited} fields={declared} />
				<SaleTimes {...fields} timeZone={sale.event.venue.timeZone} isTried={isTried} />
				<p>
					<small>{shared.windowHint}</small>
				</p>
				<details className="sale-drawing" open={sale.sections.length === 0 || undefined}>
					<summary>{t.drawing}</summary>
					<div className="office-stack">
						<DrawingFields {...fields} sections={sale.sections} />
					</div>
				</details>
				<p className="event-save row flow">
					<Button type="submit" size="small" loading={edited.isBusy}>
						{shared.save}
					</Button>
					<small role="status">{edited.isDirty ? unsaved : ""}</small>
				</p>
			</form>
			{sale.isDraft && <DropDraft sale={sale} />}
		</section>
	);
}

const toSaved = ({ plan, version, changedBy, changedAt }: StaffSale) => ({
	content: plan as SaleDraft,
	version,
	changedBy,
	changedAt,
});

/** Everything that can be set of a sale. */
function useSaleFields(timeZone: string): Declared<SaleDraft> {
	const t = useTexts(makingTexts);
	const shared = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const moment = (at: string | null) => (at ? formatDateTime(at, "short", language, timeZone) : "–");
	return {
		membersOpenAt: { label: shared.membersOpenAt, write: moment },
		opensAt: { label: shared.opensAt, write: moment },
		closesAt: { label: shared.closesAt, write: moment },
		returnEndsMinutes: { label: t.returnEnds },
		transferEndsMinutes: { label: t.transferEnds },
		offerMinutes: { label: t.offerMinutes },
		perMemberLimit: { label: t.perMember },
		unanswered: { label: t.unanswered, write: (answer) => t.answers[answer] },
		venueKind: { label: t.kind, write: (kind) => t.kinds[kind] },
		blocks: {
			label: t.drawing,
			write: (blocks) => stands.map((stand) => `${t.stands[stand]} ${blocks[stand]}`).join(", "),
		},
	};
}
