import { club } from "../../../club/profile";
import type { Audience } from "../../messages/announcements/audience";
import { announcementList } from "../../messages/announcements/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { formatDateTime } from "../../platform/words/dates";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { AnnouncementForm } from "./announcement-form";
import { announcementTexts } from "./texts";
import "./announcements.css";

export function AnnouncementsScreen() {
	const t = useTexts(announcementTexts);
	return (
		<Screen title={t.title}>
			<p className="announcement-about">{t.about}</p>
			<div className="office-stack">
				<AnnouncementForm />
				<History />
			</div>
		</Screen>
	);
}

/** While an announcement is being sent, its counts grow. */
const pollEvery = 5_000;

function History() {
	const t = useTexts(announcementTexts);
	const language = useLanguage();
	const { value } = useAddress();
	const read = useRead(
		announcementList,
		{ after: value("after") },
		{ keepsPrevious: true, refetchInterval: pollEvery },
	);
	const label = useSectionLabel();
	const name = (audience: Audience) =>
		audience.kind === "all"
			? t.audiences.all
			: audience.kind === "player"
				? audience.target
				: t.audiences.division(label(audience.target));
	return (
		<section className="office-panel">
			<header>
				<h2>{t.history}</h2>
			</header>
			<ReadState of={read}>
				{({ announcements, next }) => (
					<RecordTable
						label={t.history}
						rows={announcements}
						keyOf={({ id }) => id}
						next={next}
						empty={{ title: t.none }}
						columns={[
							{
								label: t.columns.title,
								cell: ({ title, body }) => (
									<>
										{localize(title, language)}
										<small className="muted">{localize(body, language)}</small>
									</>
								),
							},
							{
								label: t.columns.audience,
								cell: ({ audience, topic }) => (
									<>
										{name(audience)}
										<small>{t.topics[topic]}</small>
									</>
								),
							},
							{
								label: t.columns.told,
								cell: ({ told, mailed, doneAt }) => (
									<>
										{t.told(told, mailed)}
										{!doneAt && <small>{t.sending}</small>}
									</>
								),
							},
							{
								label: t.columns.at,
								cell: ({ at, by }) => (
									<>
										{formatDateTime(at, "medium", language, club.timeZone)}
										<small>{by}</small>
									</>
								),
							},
						]}
					/>
				)}
			</ReadState>
		</section>
	);
}
