import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import { callApi } from "../../platform/http/call-api";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { useRead } from "../read";
import { groups } from "../sections";
import { officeTexts } from "../texts";
import { ReadState } from "../ui/read-state";
import { beginOfficeVisit, mostDaysBack, officeChanges } from "./contract";
import { todayTexts } from "./texts";

const anHour = 3_600_000;
const pathOf = new Map(groups.flatMap(({ sections }) => sections).map(({ name, path }) => [name, path]));
const namesShown = 3;

/** What colleagues changed since the last visit. This visit is recorded first: the response defines "last". */
export function Changes() {
	const { changes: t } = useTexts(todayTexts);
	const { names } = useTexts(officeTexts);
	const language = useLanguage();
	const visit = useQuery({
		queryKey: [beginOfficeVisit.path],
		queryFn: () => callApi(beginOfficeVisit, {}),
		staleTime: anHour,
	});
	const read = useRead(officeChanges, {}, { enabled: !visit.isPending });
	const time = (at: string) => formatDateTime(at, "day", language, club.timeZone);
	return (
		<ReadState of={read}>
			{({ since, isLastVisit, parts }) => (
				<section className="office-panel today-changes">
					<header>
						<h2>{isLastVisit ? t.sinceVisit(time(since)) : t.lately(mostDaysBack)}</h2>
					</header>
					{parts.length === 0 && <p>{t.none}</p>}
					<ul>
						{parts.map(({ section, count, people, at }) => (
							<li className="stack" key={section}>
								<Link to={pathOf.get(section)!}>{names[section]}</Link>
								<span>
									{t.count(count)}
									<small>
										{people.slice(0, namesShown).join(", ")}
										{people.length > namesShown && ` ${t.more(people.length - namesShown)}`}
									</small>
								</span>
								<time dateTime={at}>{time(at)}</time>
							</li>
						))}
					</ul>
				</section>
			)}
		</ReadState>
	);
}
