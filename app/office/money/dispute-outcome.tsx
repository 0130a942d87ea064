import { type FormEvent, useState } from "react";
import { decideDispute, type ShownDispute } from "../../orders/disputes/contract";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { readRupiah } from "../../platform/words/read-rupiah";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { TextAreaField } from "../../ui/fields/field";
import { useChange } from "../read";
import { NumberField } from "../ui/number-field";
import { disputeTexts } from "./dispute-texts";

type Outcome = "won" | "lost";
const outcomes: Outcome[] = ["won", "lost"];

/** Asks for confirmation: either outcome changes tickets, goods and books, and the buyer is told. */
export function DisputeOutcome({ dispute }: { dispute: ShownDispute }) {
	const { id, orderNumber, amount, paid, isPartUnknown } = dispute;
	const t = useTexts(disputeTexts);
	const [reason, setReason] = useState("");
	const [lost, setLost] = useState("");
	const [asked, setAsked] = useState<Outcome | null>(null);
	const [isTried, setTried] = useState(false);
	const decide = useChange(decideDispute);
	const kept = lost.trim() ? readRupiah(lost) : amount;
	const ask = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
		const outcome = outcomes.find((one) => one === pressed?.value) ?? null;
		const isUnclear = outcome === "lost" && (kept === null || (isPartUnknown && !lost.trim()));
		setTried(isUnclear);
		setAsked(isUnclear ? null : outcome);
	};
	const confirm = () =>
		decide.mutate(
			{ id, outcome: asked!, reason, ...(asked === "lost" && lost.trim() && { lost: kept! }) },
			{ onSuccess: () => showSuccess(t.done), onSettled: () => setAsked(null) },
		);
	return (
		<form className="stack gap-3" onSubmit={ask}>
			<h3>{t.decide}</h3>
			<TextAreaField
				label={t.outcomeReason}
				rows={2}
				maxLength={500}
				required
				value={reason}
				onChange={(event) => setReason(event.target.value)}
				error={decide.error?.body.errors?.reason?.[0]}
			/>
			<NumberField
				of="rupiah"
				label={t.lost}
				hint={isPartUnknown ? t.lostNeeded : t.lostHint}
				value={lost}
				onChange={setLost}
				isTried={isTried}
				error={isTried && isPartUnknown && !lost.trim() ? t.lostNeeded : decide.error?.body.errors?.lost?.[0]}
			/>
			<div className="button-row flow gap-3">
				{outcomes.map((outcome) => (
					<Button key={outcome} type="submit" size="small" variant="ghost" value={outcome}>
						{t.outcomes[outcome]}
					</Button>
				))}
			</div>
			{asked && (
				<ConfirmDialog
					title={orderNumber}
					action={t.yes[asked]}
					cancel={t.notYet}
					isBusy={decide.isPending}
					onConfirm={confirm}
					onClose={() => setAsked(null)}
				>
					<p>{asked === "lost" && kept! < paid ? t.confirmPart(formatRupiah(kept!)) : t.confirm[asked]}</p>
				</ConfirmDialog>
			)}
		</form>
	);
}
