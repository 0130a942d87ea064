import { Camera, ImageUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { mostPhotoBytes, photoTypes } from "../../../editing/photos/photo-limits";
import { callApi } from "../../../platform/http/call-api";
import { localize, useLanguage, useTexts } from "../../../platform/words/language";
import { classNames } from "../../../ui/class-names";
import { ActionButton } from "../../../ui/forms/action-button";
import { Avatar } from "../../../ui/pictures/avatar";
import { accountMessages } from "../../messages";
import { photoOf } from "../../profile/member-photo";
import { fetchUserInfo } from "../../sessions/session";
import type { SessionUser } from "../../sessions/session-contract";
import { removeAvatar } from "./avatar-contract";
import { avatarTexts } from "./texts";
import "./avatar-field.css";

/** Few visits change the photo, so the cropper is loaded on demand. */
const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog")).CropDialog }));

/** The member's photo: dropped here, chosen, or taken with a phone's camera. */
export function AvatarField({ user }: { user: SessionUser }) {
	const t = useTexts(avatarTexts);
	const [file, setFile] = useState<File | null>(null);
	const [fault, setFault] = useState("");

	const pick = (picked: File | undefined) => {
		if (!picked) return;
		const isPhoto = photoTypes.some((type) => type === picked.type);
		const reason = !isPhoto ? t.wrongType : picked.size > mostPhotoBytes ? t.tooLarge : "";
		setFault(reason);
		setFile(reason ? null : picked);
	};

	return (
		<section className="avatar-field" aria-labelledby="avatar-title">
			<h2 className="visually-hidden" id="avatar-title">
				{t.title}
			</h2>
			<DropZone onDrop={pick}>
				<Avatar name={user.name} picture={photoOf(user)} size="large" />
				<div>
					<p className="avatar-drop">{t.drop}</p>
					<div className="flow gap-3">
						<FileButton onPick={pick} label={t.choose}>
							<ImageUp className="icon" aria-hidden="true" />
						</FileButton>
						<FileButton onPick={pick} label={t.camera} capture>
							<Camera className="icon" aria-hidden="true" />
						</FileButton>
						{user.avatar && <RemoveButton />}
					</div>
					<p className="small muted">
						{t.limits} {!user.avatar && t.drawn}
					</p>
					<p className="field-error" role="alert">
						{fault}
					</p>
				</div>
			</DropZone>
			{file && (
				<Suspense>
					<CropDialog
						file={file}
						onClose={() => setFile(null)}
						onUnreadable={() => {
							setFile(null);
							setFault(t.unreadable);
						}}
					/>
				</Suspense>
			)}
		</section>
	);
}

function DropZone({ onDrop, children }: { onDrop: (file: File | undefined) => void; children: ReactNode }) {
	const [isOver, setOver] = useState(false);
	const over = (event: DragEvent) => {
		event.preventDefault();
		setOver(true);
	};
	return (
		// Dragging is one of three ways: the buttons inside do the same for a keyboard.
		// biome-ignore lint/a11y/noStaticElementInteractions: nothing here can be focused or pressed
		<div
			className={classNames("avatar-zone row flow", isOver && "avatar-zone-over")}
			onDragEnter={over}
			onDragOver={over}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setOver(false);
				onDrop(event.dataTransfer.files[0]);
			}}
		>
			{children}
		</div>
	);
}

type FileButtonProps = {
	label: string;
	onPick: (file: File | undefined) => void;
	/** Opens the front camera, on devices that have one. */
	capture?: boolean;
	children: ReactNode;
};

function FileButton({ label, onPick, capture, children }: FileButtonProps) {
	const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
		onPick(target.files?.[0]);
		// So that choosing the same file again fires `change`.
		target.value = "";
	};
	return (
		<label className={classNames("avatar-file", capture && "avatar-camera")}>
			{children}
			{label}
			<input
				className="over"
				type="file"
				accept={photoTypes.join(",")}
				{...(capture && { capture: "user" })}
				onChange={pick}
			/>
		</label>
	);
}

function RemoveButton() {
	const t = useTexts(avatarTexts);
	const language = useLanguage();
	const remove = async () => {
		await callApi(removeAvatar, {});
		await fetchUserInfo().catch(() => {});
	};
	return (
		<ActionButton
			variant="ghost"
			size="small"
			onPress={remove}
			done={localize(accountMessages.avatarDone, language)}
		>
			{t.remove}
		</ActionButton>
	);
}
