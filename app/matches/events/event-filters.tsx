import { Link, useSearchParams, useSubmit } from "react-router";
import { pathTo } from "../../paths";
import { withFilters } from "../../platform/lists/list-address";
import { useTexts } from "../../platform/words/language";
import { Select } from "../../ui/fields/select";
import { FilterForm } from "../../ui/forms/filter-form";
import { SectionChips } from "../../ui/forms/section-chips";
import type { CompetitionChoice } from "./contract";
import { eventsTexts } from "./texts";
import "../../ui/navigation/link-tabs.css";

type EventFiltersProps = { category: string; competitions: readonly CompetitionChoice[] };

/** View and filters of the schedule, all of which are in the URL. */
export function EventFilters({ category, competitions }: EventFiltersProps) {
	const t = useTexts(eventsTexts);
	const [query] = useSearchParams();
	const path = eventListPath(category);
	const view =
		query.get("view") === "month" ? "calendar" : query.get("when") === "past" ? "past" : "upcoming";
	const views = {
		upcoming: { when: undefined, view: undefined, month: undefined },
		past: { when: "past", view: undefined, month: undefined },
		calendar: { when: undefined, view: "month" },
	} as const;
	const address = (house: string) => withFilters(eventListPath(house), query, { competition: undefined });
	return (
		<>
			<nav className="link-tabs" aria-label={t.views}>
				{(Object.keys(views) as (keyof typeof views)[]).map((key) => (
					<Link
						key={key}
						to={withFilters(path, query, views[key])}
						aria-current={view === key ? "page" : undefined}
						preventScrollReset
					>
						{t[key]}
					</Link>
				))}
			</nav>
			<div className="wrap event-filters stack gap-3">
				<SectionChips label={t.divisions} all={t.all} current={category} address={address} />
				<Selects path={path} category={category} competitions={competitions} />
			</div>
		</>
	);
}

function Selects({ path, category, competitions }: EventFiltersProps & { path: string }) {
	const t = useTexts(eventsTexts);
	const [query] = useSearchParams();
	const submit = useSubmit();
	const offered = competitions.filter(({ division }) => category === "all" || division === category);
	const change = (form: HTMLFormElement | null) => void submit(form, { preventScrollReset: true });
	return (
		<FilterForm
			key={query.toString()}
			className="event-selects"
			action={path}
			kept={["when", "view", "month"]}
		>
			<Select
				look="chip"
				label={t.kind}
				name="kind"
				defaultValue={query.get("kind") ?? ""}
				options={[
					{ value: "", label: t.allKinds },
					{ value: "match", label: t.kinds.match },
					{ value: "event", label: t.kinds.event },
				]}
				onChange={(event) => change(event.currentTarget.form)}
			/>
			{offered.length > 0 && (
				<Select
					look="chip"
					label={t.competition}
					name="competition"
					defaultValue={query.get("competition") ?? ""}
					options={[
						{ value: "", label: t.allCompetitions },
						...offered.map(({ slug, name }) => ({ value: slug, label: name })),
					]}
					onChange={(event) => change(event.currentTarget.form)}
				/>
			)}
		</FilterForm>
	);
}

export const eventListPath = (category: string): string =>
	pathTo("event-list", category === "all" ? {} : { category });
