import { Link } from "react-router";
import { club } from "../../../club/profile";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Badge } from "../../ui/feedback/badge";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { memberSearch } from "./contract";
import { mergeTexts } from "./merge-texts";
import { peopleTexts } from "./texts";
import "./people.css";

export function MemberListScreen() {
	const t = useTexts(peopleTexts);
	const { list: merges } = useTexts(mergeTexts);
	const language = useLanguage();
	const { value, change } = useAddress();
	const state = value("state") === "disabled" ? ("disabled" as const) : ("all" as const);
	const input = { q: value("q"), state, after: value("after") };
	const read = useRead(memberSearch, input, { keepsPrevious: true });
	return (
		<Screen title={t.members} actions={<Link to="/office/members/merges">{merges.title}</Link>}>
			<div className="office-filters flow">
				<FilterSearch label={t.findMember} value={input.q} onChange={(q) => change("q", q)} />
				<Select
					label={t.stateLabel}
					hideLabel
					value={state}
					onChange={({ target }) => change("state", target.value === "all" ? undefined : target.value)}
					options={Object.entries(t.memberStates).map(([value, label]) => ({ value, label }))}
				/>
			</div>
			<ReadState of={read}>
				{({ members, next }) => (
					<RecordTable
						label={t.members}
						rows={members}
						keyOf={({ id }) => id}
						next={next}
						empty={{ title: t.noMembers, text: t.noMembersText }}
						columns={[
							{
								label: t.memberColumns.name,
								cell: ({ id, name }) => <Link to={`/office/members/${id}`}>{name}</Link>,
							},
							{
								label: t.memberColumns.email,
								cell: ({ email, isVerified }) => (
									<>
										{email}
										{!isVerified && <small>{t.unverified}</small>}
									</>
								),
							},
							{
								label: t.memberColumns.state,
								cell: ({ isDisabled }) => (
									<Badge tone={isDisabled ? "err" : "ok"}>{isDisabled ? t.disabled : t.active}</Badge>
								),
							},
							{
								label: t.memberColumns.since,
								cell: ({ since }) => formatDate(since, "medium", language, club.timeZone),
							},
						]}
					/>
				)}
			</ReadState>
		</Screen>
	);
}
