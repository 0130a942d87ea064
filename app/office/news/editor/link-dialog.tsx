import { useState } from "react";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { Field } from "../../../ui/fields/field";
import { writingTexts } from "../texts";

type LinkDialogProps = { open: boolean; href: string; onClose: () => void; onSave: (href: string) => void };

export function LinkDialog({ open, href, onClose, onSave }: LinkDialogProps) {
	const { links: t } = useTexts(writingTexts);
	return (
		<Dialog title={t.title} open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
			<LinkForm href={href} onSave={onSave} />
		</Dialog>
	);
}

/** The same rule as the server's: https, or a path on this site. */
const isAllowed = (href: string) => /^(https:\/\/[a-z0-9]|\/(?![/\\]))[^\s\\<>"]*$/i.test(href);

function LinkForm({ href, onSave }: Pick<LinkDialogProps, "href" | "onSave">) {
	const { links: t } = useTexts(writingTexts);
	const [typed, setTyped] = useState(href);
	const [fault, setFault] = useState<string>();
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				const target = typed.trim();
				if (target && !isAllowed(target)) return setFault(t.fault);
				onSave(target);
			}}
		>
			<Field
				label={t.label}
				hint={t.hint}
				error={fault}
				autoFocus
				maxLength={500}
				inputMode="url"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<Button type="submit">{t.save}</Button>
		</form>
	);
}
