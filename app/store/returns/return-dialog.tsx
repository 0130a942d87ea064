import { useState } from "react";
import type { Photo } from "../../editing/photos/contract";
import { PhotoField } from "../../editing/photos/photo-field";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { reasonOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { TextAreaField } from "../../ui/fields/field";
import { QuantityStepper } from "../../ui/fields/quantity-stepper";
import { Select } from "../../ui/fields/select";
import { askReturn, type MyReturns } from "./contract";
import { longestReturnWords, mostReturnPhotos, type ReturnReason, returnReasons } from "./return-states";
import { returnTexts } from "./texts";

type ReturnDialogProps = {
	number: string;
	lines: MyReturns["lines"];
	onClose: () => void;
	onAsked: () => void;
};
type Faults = Partial<Record<"things" | "reason" | "words" | "photos" | "all", string>>;

/** What, why, a few words, photographs. */
export function ReturnDialog({ number, lines, onClose, onAsked }: ReturnDialogProps) {
	const t = useTexts(returnTexts);
	const [chosen, setChosen] = useState<Record<number, number>>({});
	const [reason, setReason] = useState<ReturnReason | "">("");
	const [words, setWords] = useState("");
	const [photos, setPhotos] = useState<Photo[]>([]);
	const [faults, setFaults] = useState<Faults>({});
	const wanted = lines.flatMap(({ position }) =>
		chosen[position] ? [{ position, quantity: chosen[position] }] : [],
	);
	const findFault = (): Faults => {
		if (wanted.length === 0) return { things: t.faults.things };
		if (!reason) return { reason: t.faults.reason };
		if (!words.trim()) return { words: t.faults.words };
		return photos.length === 0 ? { photos: t.faults.photos } : {};
	};
	const { onSubmit, isBusy } = useSubmit(
		async () => {
			const missing = findFault();
			setFaults(missing);
			if (!reason || Object.keys(missing).length > 0) return false;
			const ids = photos.map(({ id }) => id);
			await callApi(askReturn, { number, lines: wanted, reason, words, photos: ids });
			onAsked();
		},
		{ done: t.sent, isShown: true, onFailure: (error) => setFaults({ all: reasonOf(error, t.failed) }) },
	);
	return (
		<Dialog title={t.dialog} open onOpenChange={(isOpen) => isOpen || onClose()}>
			<form className="return-form stack gap-5" onSubmit={onSubmit} noValidate>
				<fieldset>
					<legend>{t.things}</legend>
					{lines.map(({ position, title, left, isReturnable }) => (
						<div key={position} className="return-line row flow apart">
							<span>{title}</span>
							{isReturnable && left > 0 ? (
								<QuantityStepper
									label={t.howMany(title)}
									min={0}
									max={left}
									value={chosen[position] ?? 0}
									onChange={(quantity) => setChosen((others) => ({ ...others, [position]: quantity }))}
								/>
							) : (
								<span className="small muted">{isReturnable ? t.noneLeft : t.madeForYou}</span>
							)}
						</div>
					))}
					<p className="field-error" role="alert">
						{faults.things}
					</p>
				</fieldset>
				<Select
					label={t.reason}
					required
					placeholder={t.chooseReason}
					options={returnReasons.map((value) => ({ value, label: t.reasons[value] }))}
					value={reason}
					error={faults.reason}
					onChange={(event) => setReason(event.target.value as ReturnReason)}
				/>
				<TextAreaField
					label={t.story}
					rows={3}
					required
					maxLength={longestReturnWords}
					value={words}
					error={faults.words}
					onChange={(event) => setWords(event.target.value)}
				/>
				<PhotoField photos={photos} most={mostReturnPhotos} onChange={setPhotos} texts={t} />
				<p className="field-error" role="alert">
					{faults.photos ?? faults.all}
				</p>
				<div className="button-row flow gap-3">
					<Button type="submit" loading={isBusy}>
						{t.send}
					</Button>
					<Button variant="ghost" onClick={onClose}>
						{t.cancel}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
