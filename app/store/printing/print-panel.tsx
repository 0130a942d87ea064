import type { RefObject } from "react";
import { type Language, localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field } from "../../ui/fields/field";
import { Chip } from "../../ui/forms/chip";
import { Picture } from "../../ui/pictures/picture";
import { groundFor } from "../products/product-ground";
import { longestName, type PrintError, type Printing, printErrorOf, printRefusals, printText } from "./print";
import { emptyDraft, type PrintDraft, printOf, readShirtNumber } from "./print-draft";
import { printTexts } from "./print-texts";
import { pictureOfPrint } from "./printed-goods";
import { usePause } from "./use-pause";
import "./print-panel.css";

type PrintPanelProps = {
	product: string;
	printing: Printing & { players: readonly { name: string; number: number }[] };
	draft: PrintDraft;
	onChange: (draft: PrintDraft) => void;
	fault: PrintError | null;
	/** Id of the name field, which an error focuses. */
	field: RefObject<HTMLDivElement | null>;
};

/** A name and a number for the back, previewed on the shirt while typing. */
export function PrintPanel({ product, printing, draft, onChange, fault, field }: PrintPanelProps) {
	const t = useTexts(printTexts);
	const language = useLanguage();
	return (
		<div className="print-panel stack gap-3">
			<Checkbox
				label={
					<>
						<b>{t.print}</b>
						<span className="small muted">{t.adds(formatRupiah(printing.price), printing.days)}</span>
					</>
				}
				checked={draft !== null}
				onChange={(event) => onChange(event.target.checked ? emptyDraft : null)}
			/>
			{draft && (
				<>
					<p className="small" id="print-players">
						{t.players}
					</p>
					{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser */}
					<div className="print-players stack" role="group" aria-labelledby="print-players">
						{printing.players.map(({ name, number }) => (
							<Chip
								key={`${number} ${name}`}
								pressed={draft.name === name && draft.number === String(number)}
								onClick={() => onChange({ name, number: String(number) })}
							>
								<b className="tabular">{number}</b> {name}
							</Chip>
						))}
					</div>
					<div className="print-columns stack gap-4">
						<Preview product={product} printing={printing} draft={draft} />
						<div className="stack gap-3" ref={field}>
							<Field
								label={t.name}
								hint={t.nameHint(longestName)}
								error={fault && messageOf(fault, language)}
								value={draft.name}
								maxLength={40}
								autoComplete="off"
								autoCapitalize="characters"
								spellCheck={false}
								onChange={(event) => onChange({ ...draft, name: event.target.value })}
							/>
							<Field
								label={t.number}
								value={draft.number}
								inputMode="numeric"
								placeholder="0–99"
								autoComplete="off"
								onChange={(event) => onChange({ ...draft, number: readShirtNumber(event.target.value) })}
							/>
						</div>
					</div>
					<p className="small muted">{t.noReturn}</p>
				</>
			)}
		</div>
	);
}

const messageOf = (fault: PrintError, language: Language) => localize(printRefusals[fault].message, language);

/** The old drawing stays until the new one has loaded; fetched when typing pauses (debounced). */
function Preview({
	product,
	printing,
	draft,
}: Pick<PrintPanelProps, "product" | "printing"> & { draft: NonNullable<PrintDraft> }) {
	const t = useTexts(printTexts);
	const print = printOf(usePause(draft, 200))!;
	const isRude = printErrorOf(print) === "print.forbidden";
	const shown = { ...print, name: isRude ? "" : print.name.replace(/[^A-Z -]/g, "").slice(0, longestName) };
	const text = printText(shown);
	// A space is invisible, yet a name: it shows the back of the shirt before anything is typed.
	const picture = pictureOfPrint(product, printing, text ? shown : { name: " ", number: null });
	return (
		<Picture
			className={`print-preview product-stage product-ground-${groundFor(picture, 1)}`}
			picture={picture}
			ratio="1/1"
			width={300}
			height={300}
			fit="contain"
			alt={text ? t.preview(text) : t.plainBack}
		/>
	);
}
