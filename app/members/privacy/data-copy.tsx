import { Download } from "lucide-react";
import { useEffect } from "react";
import { showError } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { fetchFile, saveFile } from "../../platform/http/fetch-file";
import { useTexts } from "../../platform/words/language";
import { ActionButton } from "../../ui/forms/action-button";
import { DateText } from "../../ui/words/date-text";
import {
	type DataExport,
	exportArchive,
	type PrivacyOverview,
	privacyOverview,
	requestCopy,
} from "./contract";
import { privacyTexts } from "./texts";

type DataCopyProps = { exports: DataExport[]; onChange: (overview: PrivacyOverview) => void };

const pause = 2_000;

/** Requests a copy of the member's data, polls while it is being made, and downloads it. */
export function DataCopy({ exports, onChange }: DataCopyProps) {
	const t = useTexts(privacyTexts);
	const isMaking = exports.some(({ bytes }) => bytes === null);

	useEffect(() => {
		if (!isMaking) return;
		const timer = setInterval(() => {
			callApi(privacyOverview, {}).then(onChange, () => {});
		}, pause);
		return () => clearInterval(timer);
	}, [isMaking, onChange]);

	return (
		<section className="account-section">
			<h2 className="display display-2">{t.copyTitle}</h2>
			<p className="muted">{t.copyText}</p>
			<ul className="account-rows">
				{exports.map((copy) => (
					<li key={copy.id}>{copy.bytes === null ? <p>{t.making}</p> : <ReadyCopy copy={copy} />}</li>
				))}
			</ul>
			<p role="status" className="visually-hidden">
				{isMaking && t.making}
			</p>
			{!isMaking && (
				<p>
					<ActionButton
						variant={exports.length > 0 ? "ghost" : "brand"}
						onPress={async () => onChange(await callApi(requestCopy, {}))}
						done={t.copyAsked}
					>
						{t.askCopy}
					</ActionButton>
				</p>
			)}
		</section>
	);
}

function ReadyCopy({ copy: { id, askedAt, bytes, until } }: { copy: DataExport }) {
	const t = useTexts(privacyTexts);
	const download = async () => {
		const file = await fetchFile(exportArchive, { id });
		if (file) saveFile(file, `data-${askedAt.slice(0, 10)}.zip`);
		else showError(t.notDownloaded);
	};
	return (
		<>
			<p>
				<b>{t.ready(sizeOf(bytes ?? 0))}</b>
				<br />
				<span className="small muted">
					{t.until} <DateText at={until} as="medium-time" />
				</span>
			</p>
			<ActionButton size="small" onPress={download}>
				<Download className="icon" aria-hidden="true" />
				{t.download}
			</ActionButton>
		</>
	);
}

const sizeOf = (bytes: number) =>
	bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${Math.round(bytes / 1_000_000)} MB`;
