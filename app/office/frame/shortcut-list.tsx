import { useTexts } from "../../platform/words/language";
import { Dialog } from "../../ui/dialogs/dialog";
import { Toggle } from "../../ui/fields/toggle";
import { officeTexts } from "../texts";
import { Keys } from "./keys";
import { type Shortcut, turnLetters, useActiveShortcuts, useLettersOn } from "./shortcuts";
import "./shortcut-list.css";

type ShortcutListProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ShortcutList({ open, onOpenChange }: ShortcutListProps) {
	const { shortcuts: t } = useTexts(officeTexts);
	const active = useActiveShortcuts();
	const lettersOn = useLettersOn();
	const parts = [
		[t.here, active.filter(({ everywhere }) => !everywhere)],
		[t.everywhere, active.filter(({ everywhere }) => everywhere)],
	] as const;
	return (
		<Dialog title={t.title} open={open} onOpenChange={onOpenChange}>
			{parts.map(([title, list]) => list.length > 0 && <Part key={title} title={title} list={list} />)}
			<Toggle
				label={t.letters}
				hint={t.lettersHint}
				checked={lettersOn}
				onChange={(event) => turnLetters(event.target.checked)}
			/>
		</Dialog>
	);
}

function Part({ title, list }: { title: string; list: Shortcut[] }) {
	return (
		<section className="shortcut-part">
			<h3 className="muted">{title}</h3>
			<dl>
				{list.map(({ keys, label }) => (
					<div className="row gap-4 apart" key={keys}>
						<dt>{label}</dt>
						<dd>
							<Keys keys={keys} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
