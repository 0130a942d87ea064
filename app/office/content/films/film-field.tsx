import { Film, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSubmit } from "../../../platform/browser/use-submit";
import { reasonOf } from "../../../platform/http/field-errors";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { Button } from "../../../ui/button";
import { ProgressBar } from "../../../ui/feedback/progress";
import { Field } from "../../../ui/fields/field";
import { filmRules } from "../../../videos/files/contract";
import { readFilmPath } from "../../../videos/files/film-path";
import { useRead } from "../../read";
import { FileButton } from "../../ui/file-button";
import type { FieldProps } from "../content-fields";
import { FilmState } from "./film-state";
import { sendFilm } from "./send-film";
import { filmTexts } from "./texts";
import "./films.css";

/** What a video plays: an address, or a film that is uploaded here. */
export function FilmField({ label, hint, value, onChange, faultOf, content }: FieldProps<"own">) {
	const address = String(value ?? "");
	const id = readFilmPath(address, "mp4");
	return (
		<div className="content-film stack gap-3">
			<Field
				label={label}
				hint={hint}
				required
				maxLength={300}
				value={address}
				error={faultOf()}
				onChange={({ target }) => onChange(target.value)}
			/>
			{content.source === "file" && (
				<>
					{id && <FilmState key={id} id={id} />}
					<FilmUpload isReplacing={id !== null} onDone={onChange} />
				</>
			)}
		</div>
	);
}

type FilmUploadProps = { isReplacing: boolean; onDone: (path: string) => void };

function FilmUpload({ isReplacing, onDone }: FilmUploadProps) {
	const t = useTexts(filmTexts);
	const language = useLanguage();
	const { data: rules } = useRead(filmRules, {});
	const [fault, setFault] = useState("");
	const [share, setShare] = useState(0);
	const sending = useRef<AbortController>(undefined);
	useEffect(() => () => sending.current?.abort(), []);
	const { submit, isBusy } = useSubmit(
		async (file: File) => {
			sending.current = new AbortController();
			setShare(0);
			onDone((await sendFilm(file, { signal: sending.current.signal, onProgress: setShare })).path);
		},
		{
			isShown: true,
			onFailure: (error) =>
				setFault(sending.current?.signal.aborted ? t.cancelled : reasonOf(error, t.failed)),
		},
	);
	const most = rules && formatCount(rules.mostBytes / 1_000_000, language);
	const choose = ([file]: File[]) => {
		setFault("");
		if (file && rules && most && file.size > rules.mostBytes) setFault(t.tooLarge(most));
		else if (file) void submit(file);
	};
	const percent = Math.floor(share * 100);
	const progress = share < 1 ? t.sending(`${percent} %`) : t.checking;
	return (
		<div className="stack gap-2">
			<div className="row flow">
				<FileButton
					label={isReplacing ? t.replace : t.upload}
					shown={isBusy ? progress : isReplacing ? t.replace : t.upload}
					icon={Film}
					accept="video/mp4,.mp4,.m4v"
					isBusy={isBusy}
					isPlain
					onChoose={choose}
				/>
				{isBusy && (
					<Button variant="ghost" size="small" onClick={() => sending.current?.abort()}>
						<X className="icon" aria-hidden="true" />
						{t.cancel}
					</Button>
				)}
			</div>
			{isBusy && <ProgressBar label={t.film} value={percent} />}
			{most && <small>{t.limit(most)}</small>}
			<p className="field-error" role="alert">
				{fault}
			</p>
		</div>
	);
}
