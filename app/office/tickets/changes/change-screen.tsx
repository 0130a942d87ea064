import { useState } from "react";
import { useParams } from "react-router";
import { showSuccess } from "../../../platform/browser/toast";
import type { AnswerOf, InputOf } from "../../../platform/http/contract";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { changeMatch, previewMatchChange } from "../../../tickets/changes/staff-contract";
import { saleForStaff } from "../../../tickets/selling/contract";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog";
import { useChange, useRead } from "../../read";
import { ReadState } from "../../ui/read-state";
import { Screen } from "../../ui/screen";
import type { StaffSale } from "../sales/sale-screen";
import { ticketOfficeTexts } from "../texts";
import { ChangeForm } from "./change-form";
import { ChangeHistory } from "./change-history";
import { TouchedFans } from "./touched-fans";
import "../tickets.css";

export type ChangeWish = InputOf<typeof changeMatch>;

export function ChangeScreen() {
	const { event = "" } = useParams();
	const { change: t, ...shared } = useTexts(ticketOfficeTexts);
	const read = useRead(saleForStaff, { event });
	return (
		<Screen
			title={read.data ? `${t.title}: ${read.data.event.title}` : t.title}
			from={{ to: `/office/tickets/${event}`, label: read.data?.event.title ?? shared.title }}
		>
			<ReadState of={read}>
				{(sale) => (
					<div className="office-grid stack gap-4">
						<Change sale={sale} />
						<ChangeHistory event={event} timeZone={sale.event.venue.timeZone} />
					</div>
				)}
			</ReadState>
		</Screen>
	);
}

type Preview = AnswerOf<typeof previewMatchChange> & { wish: ChangeWish };

/** First who is affected, then a confirmation, then the change: what was previewed is what is applied. */
function Change({ sale }: { sale: StaffSale }) {
	const { change: t } = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const preview = useChange(previewMatchChange);
	const make = useChange(changeMatch);
	const [seen, setSeen] = useState<Preview | null>(null);
	const [asks, setAsks] = useState(false);
	const check = (wish: ChangeWish) =>
		preview.mutate(wish, { onSuccess: (answer) => setSeen({ ...answer, wish }) });
	const confirm = () =>
		seen &&
		make.mutate(seen.wish, {
			onSuccess: () => {
				setAsks(false);
				setSeen(null);
				showSuccess(t.done);
			},
			onError: () => setAsks(false),
		});
	return (
		<div className="office-stack">
			<ChangeForm
				sale={sale}
				faults={preview.error?.body.errors ?? make.error?.body.errors}
				isChecking={preview.isPending}
				onCheck={check}
				onEdit={() => setSeen(null)}
			/>
			{seen && (
				<TouchedFans touched={seen.touched} isKnown={seen.isKnown}>
					{!seen.isKnown && <Button onClick={() => setAsks(true)}>{t.confirm}</Button>}
				</TouchedFans>
			)}
			<ConfirmDialog
				title={t.confirmTitle}
				action={t.confirm}
				isOpen={asks}
				isBusy={make.isPending}
				onConfirm={confirm}
				onClose={() => setAsks(false)}
			>
				<p>{t.confirmText(formatCount(seen?.touched.fans ?? 0, language))}</p>
			</ConfirmDialog>
		</div>
	);
}
