import { Trash2, Upload } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLanguage, useTexts } from "../../platform/language";
import { classNames } from "../class-names";
import { IconButton } from "../icon-button";
import { Progress } from "../progress";
import { uiTexts } from "../texts";
import { FieldFrame } from "./field-frame";
import { fileFault, fileKinds, fileSize } from "./file-limits";
import "./file-upload.css";

type FileUploadProps = {
	label: string;
	/** Media types the server accepts: "image/jpeg", "image/png" … */
	accept: readonly string[];
	maxBytes: number;
	file: File | null;
	/** Called only with files within the limits; null means removed. */
	onChange: (file: File | null) => void;
	/** 0 to 1 while uploading. */
	progress?: number | null;
	/** The server's error. */
	error?: string | null;
	required?: boolean;
	name?: string;
};

/** Drop or choose a file. Checked before uploading, previewed before saving. */
export function FileUpload(props: FileUploadProps) {
	const { label, accept, maxBytes, file, onChange, progress, required, name } = props;
	const t = useTexts(uiTexts).upload;
	const language = useLanguage();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [fault, setFault] = useState<string | null>(null);
	const [dragging, setDragging] = useState(false);
	const preview = usePreview(file);

	const choose = (chosen: File | undefined) => {
		if (!chosen) return;
		const kind = fileFault(chosen, { accept, maxBytes });
		const texts = {
			type: () => t.wrongType(fileKinds(accept)),
			size: () => t.tooLarge(fileSize(maxBytes, language)),
		};
		setFault(kind && texts[kind]());
		if (!kind) onChange(chosen);
	};
	const remove = () => {
		if (input.current) input.current.value = "";
		setFault(null);
		onChange(null);
		input.current?.focus();
	};

	return (
		<FieldFrame
			id={id}
			label={label}
			hint={t.limits(fileKinds(accept), fileSize(maxBytes, language))}
			error={fault ?? props.error}
			required={required}
		>
			{(control) => (
				<div className={classNames("file-upload", dragging && "file-upload-over")}>
					<div className="file-upload-zone">
						{preview ? (
							<img src={preview} alt="" width={72} height={72} />
						) : (
							<Upload className="icon" aria-hidden="true" />
						)}
						<span>
							<b>{file ? t.replace : t.choose}</b> <span className="file-upload-drop">{t.drop}</span>
							{file && (
								<small>
									{file.name} · {fileSize(file.size, language)}
								</small>
							)}
						</span>
					</div>
					{/* Invisible on top of the zone, so the browser handles clicks, keys and drops natively. */}
					<input
						{...control}
						ref={input}
						type="file"
						name={name}
						required={required && !file}
						accept={accept.join(",")}
						onChange={(event) => choose(event.target.files?.[0])}
						onDragEnter={() => setDragging(true)}
						onDragLeave={() => setDragging(false)}
						onDrop={() => setDragging(false)}
					/>
					{file && <IconButton icon={Trash2} label={t.remove(file.name)} onClick={remove} />}
					{file && progress != null && (
						<Progress label={t.progress(file.name)} value={Math.round(progress * 100)} />
					)}
				</div>
			)}
		</FieldFrame>
	);
}

function usePreview(file: File | null) {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		if (!file?.type.startsWith("image/")) return setUrl(null);
		const preview = URL.createObjectURL(file);
		setUrl(preview);
		return () => URL.revokeObjectURL(preview);
	}, [file]);
	return url;
}
