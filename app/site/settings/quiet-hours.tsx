import { useState } from "react";
import { changeQuietHours, type QuietHours } from "../../messages/notifications/contract";
import { showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Field } from "../../ui/fields/field";
import { Toggle } from "../../ui/fields/toggle";
import { announceUnsaved } from "./announce-unsaved";
import { settingsTexts } from "./texts";

const night = { from: 22 * 60, until: 6 * 60 };

/** When no push may arrive. A change applies at once, in this device's time zone. */
export function QuietHoursChoice({ kept }: { kept: QuietHours | null }) {
	const t = useTexts(settingsTexts);
	const [quiet, setQuiet] = useState(kept);

	const change = async (wanted: Pick<QuietHours, "from" | "until"> | null) => {
		const before = quiet;
		const next = wanted && { ...wanted, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
		setQuiet(next);
		try {
			setQuiet((await callApi(changeQuietHours, { quiet: next })).quiet);
			showSuccess(t.saved);
		} catch (error) {
			setQuiet(before);
			announceUnsaved(error, t.notSaved);
		}
	};

	return (
		<div className="quiet-hours">
			<Toggle
				label={t.quietToggle}
				hint={t.quietHint}
				checked={quiet !== null}
				onChange={({ target }) => void change(target.checked ? night : null)}
			/>
			{quiet && (
				<div className="quiet-times flow gap-4">
					{(["from", "until"] as const).map((end) => (
						<Field
							key={`${end} ${quiet[end]}`}
							label={t[end]}
							name={end}
							type="time"
							required
							defaultValue={clockOf(quiet[end])}
							onBlur={({ target }) => {
								const minute = minuteOf(target.value);
								if (minute !== null && minute !== quiet[end]) void change({ ...quiet, [end]: minute });
							}}
						/>
					))}
				</div>
			)}
		</div>
	);
}

const clockOf = (minute: number) =>
	`${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

function minuteOf(clock: string): number | null {
	const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
	return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
