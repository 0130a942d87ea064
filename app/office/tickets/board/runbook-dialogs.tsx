import { useState } from "react";
import { showSuccess } from "../../../platform/browser/toast";
import { useTexts } from "../../../platform/words/language";
import { messageHolders } from "../../../tickets/gate/board/board-contract";
import { callMedics, takeMeasure } from "../../../tickets/gate/board/runbook-contract";
import { Field } from "../../../ui/fields/field";
import { Select } from "../../../ui/fields/select";
import { useChange } from "../../read";
import { EditDialog, thenClose } from "../../ui/edit-dialog";
import type { Board } from "./board-screen";
import { runbookTexts } from "./runbook-texts";

type DialogProps = { board: Board; onClose: () => void };

/** Says how many were told, and closes the dialog. */
const thenCount = (say: (people: number) => string, onClose: () => void) => ({
	onSuccess: ({ people }: { people: number }) => {
		showSuccess(say(people));
		onClose();
	},
});

export function MessageDialog({ board, onClose }: DialogProps) {
	const t = useTexts(runbookTexts);
	const [id, setId] = useState("");
	const [en, setEn] = useState("");
	const send = useChange(messageHolders);
	const faults = send.error?.body.errors;
	const words = { id, ...(en.trim() && { en }) };
	return (
		<EditDialog
			title={t.message}
			action={t.send}
			saving={send}
			onSave={() => send.mutate({ event: board.event.slug, words }, thenCount(t.sent, onClose))}
			onClose={onClose}
		>
			<p>{t.messageText}</p>
			<Field
				label={t.wordsId}
				required
				maxLength={160}
				value={id}
				onChange={({ target }) => setId(target.value)}
				error={faults?.["words.id"]?.[0] ?? faults?.words?.[0]}
			/>
			<Field label={t.wordsEn} maxLength={160} value={en} onChange={({ target }) => setEn(target.value)} />
		</EditDialog>
	);
}

export function MedicsDialog({ board, onClose }: DialogProps) {
	const t = useTexts(runbookTexts);
	const [place, setPlace] = useState("");
	const call = useChange(callMedics);
	return (
		<EditDialog
			title={t.medics}
			action={t.call}
			saving={call}
			onSave={() => call.mutate({ event: board.event.slug, place }, thenCount(t.called, onClose))}
			onClose={onClose}
		>
			<Field
				label={t.place}
				hint={t.placeHint}
				required
				maxLength={120}
				value={place}
				onChange={({ target }) => setPlace(target.value)}
				error={call.error?.body.errors?.place?.[0]}
			/>
		</EditDialog>
	);
}

export function SpareGateDialog({ board, onClose }: DialogProps) {
	const t = useTexts(runbookTexts);
	const [gate, setGate] = useState("");
	const take = useChange(takeMeasure);
	const wish = { event: board.event.slug, kind: "spare_gate" as const, gate };
	return (
		<EditDialog
			title={t.measures.spare_gate.label}
			action={t.open}
			saving={take}
			onSave={() => take.mutate(wish, thenClose(t.taken, onClose))}
			onClose={onClose}
		>
			<Field
				label={t.spareName}
				hint={t.spareHint}
				required
				maxLength={20}
				value={gate}
				onChange={({ target }) => setGate(target.value)}
				error={take.error?.body.errors?.gate?.[0]}
			/>
		</EditDialog>
	);
}

export function RedirectDialog({ board, onClose }: DialogProps) {
	const t = useTexts(runbookTexts);
	const options = board.gates.map(({ gate }) => ({ value: gate, label: t.gate(gate) }));
	const [gate, setGate] = useState(options[0]?.value ?? "");
	const [chosen, setChosen] = useState("");
	const take = useChange(takeMeasure);
	const faults = take.error?.body.errors;
	const others = options.filter(({ value }) => value !== gate);
	const toGate = others.find(({ value }) => value === chosen)?.value ?? others[0]?.value;
	const wish = { event: board.event.slug, kind: "redirect" as const, gate, ...(toGate && { toGate }) };
	return (
		<EditDialog
			title={t.measures.redirect.label}
			action={t.redirect}
			saving={take}
			onSave={() => take.mutate(wish, thenCount(t.sent, onClose))}
			onClose={onClose}
		>
			<Select
				label={t.from}
				value={gate}
				onChange={({ target }) => setGate(target.value)}
				options={options}
				error={faults?.gate?.[0]}
			/>
			<Select
				label={t.to}
				value={toGate ?? ""}
				onChange={({ target }) => setChosen(target.value)}
				options={others}
				error={faults?.toGate?.[0]}
			/>
		</EditDialog>
	);
}
