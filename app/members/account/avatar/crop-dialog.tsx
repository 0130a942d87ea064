import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useSubmit } from "../../../platform/browser/use-submit";
import { localize, useLanguage, useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { Note } from "../../../ui/feedback/note";
import { ProgressBar } from "../../../ui/feedback/progress";
import { accountMessages } from "../../messages";
import { fetchUserInfo } from "../../sessions/session";
import { cutPhoto, type Square } from "./cut-photo";
import { sendAvatar } from "./send-avatar";
import { avatarTexts } from "./texts";
import "./crop-dialog.css";

type CropDialogProps = {
	file: File;
	onClose: () => void;
	/** The browser cannot show this file. */
	onUnreadable: () => void;
};

/** Chooses the part of a photo to use, then sends it. */
export function CropDialog({ file, onClose, onUnreadable }: CropDialogProps) {
	const t = useTexts(avatarTexts);
	const [place, setPlace] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(1);
	const [square, setSquare] = useState<Square | null>(null);
	const source = useObjectUrl(file);
	const { sent, isSending, fault, send } = useSending(onClose);

	return (
		<Dialog
			title={t.crop}
			description={t.cropText}
			open
			onOpenChange={(open) => {
				if (!open && !isSending) onClose();
			}}
			footer={
				<>
					<Button variant="ghost" disabled={isSending} onClick={onClose}>
						{t.cancel}
					</Button>
					<Button
						loading={isSending}
						disabled={!square}
						onClick={() => square && void send(() => cutPhoto(file, square))}
					>
						{t.save}
					</Button>
				</>
			}
		>
			<div className="crop-stage">
				{source && (
					<Cropper
						image={source}
						crop={place}
						zoom={zoom}
						aspect={1}
						cropShape="round"
						showGrid={false}
						keyboardStep={8}
						// It would insert a style element, which the page's Trusted Types policy forbids.
						disableAutomaticStylesInjection
						cropperProps={{ role: "group", "aria-label": t.area }}
						mediaProps={{ alt: "", onError: onUnreadable }}
						onCropChange={setPlace}
						onZoomChange={setZoom}
						onCropAreaChange={(_, pixels) => setSquare(pixels)}
					/>
				)}
			</div>
			<label className="crop-zoom row gap-4">
				{t.zoom}
				<input
					type="range"
					min={1}
					max={3}
					step={0.05}
					value={zoom}
					onChange={({ target }) => setZoom(Number(target.value))}
				/>
			</label>
			{isSending && <ProgressBar label={t.sending} value={sent * 100} />}
			{fault && (
				<Note tone="err" announce>
					{fault}
				</Note>
			)}
		</Dialog>
	);
}

function useSending(onDone: () => void) {
	const t = useTexts(avatarTexts);
	const language = useLanguage();
	/** 0 to 1. */
	const [sent, setSent] = useState(0);
	const { submit, isBusy, failure } = useSubmit(
		async (cut: () => Promise<Blob>) => {
			setSent(0);
			await sendAvatar(await cut(), setSent);
			// Header and member card show it too.
			await fetchUserInfo().catch(() => {});
			onDone();
		},
		{ done: localize(accountMessages.avatarDone, language), isShown: true },
	);
	const fault = failure && ((failure.error && failure.message) || t.failed);
	return { sent, isSending: isBusy, fault, send: submit };
}

/** For as long as the file is shown. */
function useObjectUrl(file: File) {
	const [url, setUrl] = useState("");
	useEffect(() => {
		const made = URL.createObjectURL(file);
		setUrl(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return url;
}
