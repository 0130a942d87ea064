import { useChanges } from "../../../platform/browser/use-changes";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { formatDuration } from "../../../ui/cards/format-duration";
import { Note } from "../../../ui/feedback/note";
import { ActionButton } from "../../../ui/forms/action-button";
import { encodeAgain, filmDetail } from "../../../videos/files/contract";
import { useChange, useRead } from "../../read";
import { filmTexts } from "./texts";

/** An uploaded film's real length, and how far its stream is. */
export function FilmState({ id }: { id: string }) {
	const t = useTexts(filmTexts);
	const language = useLanguage();
	const { data: film, error, refetch } = useRead(filmDetail, { id });
	const again = useChange(encodeAgain);
	const isToCome = film?.stream === "waiting" || film?.stream === "encoding";
	useChanges(isToCome ? "videos" : null, refetch);
	if (error?.status === 404) return <Note tone="warn">{t.gone}</Note>;
	if (!film) return null;
	const size = formatCount(Math.max(1, Math.round(film.bytes / 1_000_000)), language);
	return (
		<Note tone={film.stream === "failed" ? "warn" : "info"}>
			<p>{t.facts(formatDuration(film.seconds, language), size)}</p>
			<p role="status">{t.stream[film.stream]}</p>
			{film.stream === "failed" && (
				<ActionButton variant="ghost" size="small" onPress={() => again.mutateAsync({ id })}>
					{t.again}
				</ActionButton>
			)}
		</Note>
	);
}
