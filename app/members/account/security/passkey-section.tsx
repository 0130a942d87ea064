import { useState } from "react";
import { useRevalidator } from "react-router";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { useFieldErrors } from "../../../platform/http/field-errors";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { Field } from "../../../ui/fields/field";
import { ServerForm, textIn } from "../../../ui/forms/server-form";
import { DateText, RelativeDateText } from "../../../ui/words/date-text";
import { ProofForm } from "../../forms/proof-form";
import { type Passkey, removePasskey, renamePasskey } from "../../passkeys/passkey-contract";
import { passkeyTexts } from "../../passkeys/texts";
import type { Proof } from "../../reauthenticate-contract";
import { fetchUserInfo, useSession } from "../../sessions/session";
import { AddPasskey } from "./add-passkey";

type Opened = { what: "add" } | { what: "rename" | "remove"; passkey: Passkey };

export function PasskeySection({ passkeys }: { passkeys: readonly Passkey[] }) {
	const t = useTexts(passkeyTexts);
	const { user } = useSession();
	const [opened, setOpened] = useState<Opened | null>(null);
	const { revalidate } = useRevalidator();
	const close = () => {
		setOpened(null);
		void revalidate();
		// What the next proof asks for.
		void fetchUserInfo().catch(() => {});
	};
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.title}</h2>
			<p className="muted">{t.text}</p>
			{passkeys.length === 0 ? (
				<p className="small muted">{t.none}</p>
			) : (
				<ul className="account-rows">
					{passkeys.map((passkey) => (
						<PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpened} />
					))}
				</ul>
			)}
			{user?.email_verified ? (
				<p>
					<Button variant="ghost" onClick={() => setOpened({ what: "add" })}>
						{t.add}
					</Button>
				</p>
			) : (
				<p className="small muted">{t.unproven}</p>
			)}
			{opened?.what === "add" && <AddPasskey onClose={close} />}
			{opened?.what === "rename" && <RenameDialog passkey={opened.passkey} onClose={close} />}
			{opened?.what === "remove" && <RemoveDialog passkey={opened.passkey} onClose={close} />}
		</section>
	);
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (opened: Opened) => void }) {
	const t = useTexts(passkeyTexts);
	const { name, since, last_used } = passkey;
	return (
		<li>
			<div>
				<p className="device-name row flow">
					<b>{name}</b>
				</p>
				<p className="small muted">
					{t.since} <DateText at={since} as="medium" />
					{"\u00a0· "}
					{last_used ? (
						<>
							{t.lastUsed} <RelativeDateText at={last_used} />
						</>
					) : (
						t.unused
					)}
				</p>
			</div>
			<div className="button-row flow gap-3">
				<Button
					size="small"
					variant="ghost"
					aria-label={t.renameThis(name)}
					onClick={() => onOpen({ what: "rename", passkey })}
				>
					{t.rename}
				</Button>
				<Button
					size="small"
					variant="ghost"
					aria-label={t.removeThis(name)}
					onClick={() => onOpen({ what: "remove", passkey })}
				>
					{t.remove}
				</Button>
			</div>
		</li>
	);
}

type PasskeyDialogProps = { passkey: Passkey; onClose: () => void };

function RenameDialog({ passkey: { id, name }, onClose }: PasskeyDialogProps) {
	const t = useTexts(passkeyTexts);
	const { errorOf } = useFieldErrors();
	const rename = async (form: FormData) => {
		await callApi(renamePasskey, { id, name: textIn(form, "name") });
		onClose();
	};
	return (
		<Dialog title={t.renameTitle} description={t.renameText} open onOpenChange={(open) => !open && onClose()}>
			<ServerForm submit={t.save} onSubmit={rename} done={t.renamed}>
				<Field
					label={t.name}
					name="name"
					defaultValue={name}
					maxLength={60}
					required
					error={errorOf("name")}
				/>
			</ServerForm>
		</Dialog>
	);
}

function RemoveDialog({ passkey: { id, name }, onClose }: PasskeyDialogProps) {
	const t = useTexts(passkeyTexts);
	const remove = async (proof: Proof) => {
		await callApi(removePasskey, { id, ...proof });
		showSuccess(t.removed);
		onClose();
	};
	return (
		<Dialog
			title={t.removeTitle}
			description={t.removeText(name)}
			open
			onOpenChange={(open) => !open && onClose()}
		>
			<ProofForm submit={t.remove} onProof={remove} />
		</Dialog>
	);
}
