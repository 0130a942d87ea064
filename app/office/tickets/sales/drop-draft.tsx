import { useState } from "react";
import { useNavigate } from "react-router";
import { showSuccess } from "../../../platform/browser/toast";
import { useTexts } from "../../../platform/words/language";
import { removeSale } from "../../../tickets/selling/sale-contract";
import { Button } from "../../../ui/button";
import { Note } from "../../../ui/feedback/note";
import { useChange } from "../../read";
import { makingTexts } from "./making-texts";
import type { StaffSale } from "./sale-screen";

/** Discards a draft after a confirmation. */
export function DropDraft({ sale }: { sale: StaffSale }) {
	const t = useTexts(makingTexts);
	const navigate = useNavigate();
	const [isAsked, setAsked] = useState(false);
	const remove = useChange(removeSale);
	const drop = () =>
		remove.mutate(
			{ event: sale.event.slug, version: sale.version },
			{
				onSuccess: () => {
					showSuccess(t.dropped);
					void navigate("/office/tickets", { replace: true });
				},
			},
		);
	if (!isAsked)
		return (
			<p className="sale-drop">
				<Button variant="ghost" size="small" onClick={() => setAsked(true)}>
					{t.drop}
				</Button>
			</p>
		);
	return (
		<Note tone="warn" announce>
			<p>{remove.error?.body.message ?? t.dropSure}</p>
			<p className="button-row flow gap-3">
				<Button size="small" loading={remove.isPending} onClick={drop}>
					{t.yesDrop}
				</Button>
				<Button size="small" variant="ghost" onClick={() => setAsked(false)}>
					{t.no}
				</Button>
			</p>
		</Note>
	);
}
