import { type FormEvent, useState } from "react";
import { callApi } from "../../../platform/http/call-api";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { stands } from "../../../tickets/sections/stands";
import { changeSale } from "../../../tickets/selling/sale-contract";
import { Button } from "../../../ui/button";
import { EditState } from "../../events/edit-state";
import { eventOfficeTexts } from "../../events/texts";
import { useVersioned } from "../../events/use-versioned";
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
	const write = useWriting(sale.event.venue.timeZone);
	const [isTried, setTried] = useState(false);
	const edited = useVersioned<SaleDraft>({
		latest: versioned(sale),
		refresh: async () => {
			const found = await refresh();
			return found && versioned(found);
		},
		saved: t.settingsSaved,
		save: async (version, draft) => {
			await callApi(changeSale, { event: sale.event.slug, version, ...readSale(draft)! });
			return versioned((await refresh())!);
		},
	});
	const save = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (readSale(edited.content)) void edited.save();
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
				<EditState edited={edited} write={write} />
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

const versioned = ({ plan, version, changedBy, changedAt }: StaffSale) => ({
	content: plan as SaleDraft,
	version,
	changedBy,
	changedAt,
});

/** The sale as text, for comparing two editors' versions. */
function useWriting(timeZone: string) {
	const t = useTexts(makingTexts);
	const shared = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const moment = (at: string | null) => (at ? formatDateTime(at, "short", language, timeZone) : "");
	return (draft: SaleDraft): Record<string, string> => ({
		[shared.membersOpenAt]: moment(draft.membersOpenAt),
		[shared.opensAt]: moment(draft.opensAt),
		[shared.closesAt]: moment(draft.closesAt),
		[t.returnEnds]: String(draft.returnEndsMinutes),
		[t.transferEnds]: String(draft.transferEndsMinutes),
		[t.offerMinutes]: String(draft.offerMinutes),
		[t.perMember]: String(draft.perMemberLimit),
		[t.unanswered]: t.answers[draft.unanswered],
		[t.kind]: t.kinds[draft.venueKind],
		[t.drawing]: stands.map((stand) => `${t.stands[stand]} ${draft.blocks[stand]}`).join(", "),
	});
}
