import { Link } from "react-router";
import { club } from "../../../club/profile";
import { formatDate } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { Badge } from "../../ui/badge";
import { EmptyState } from "../../ui/empty-state";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { officeTexts } from "../texts";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { TableBox } from "../ui/table-box";
import { useAddress } from "../ui/use-address";
import { memberSearch } from "./contract";
import { peopleTexts } from "./texts";
import "./people.css";

export function MemberListScreen() {
	const t = useTexts(peopleTexts);
	const { list } = useTexts(officeTexts);
	const language = useLanguage();
	const { value, change, addressWith } = useAddress();
	const state = value("state") === "disabled" ? ("disabled" as const) : ("all" as const);
	const input = { q: value("q"), state, after: value("after") };
	const read = useRead(memberSearch, input, { keepsPrevious: true });
	return (
		<Screen title={t.members}>
			<div className="office-filters">
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
				{({ members, next }) =>
					members.length === 0 ? (
						<EmptyState title={t.noMembers} text={t.noMembersText} />
					) : (
						<>
							<TableBox label={t.members}>
								<table className="office-table">
									<thead>
										<tr>
											{Object.entries(t.memberColumns).map(([name, label]) => (
												<th key={name} scope="col">
													{label}
												</th>
											))}
										</tr>
									</thead>
									<tbody>
										{members.map(({ id, name, email, isVerified, isDisabled, since }) => (
											<tr key={id}>
												<th scope="row">
													<Link to={`/office/members/${id}`}>{name}</Link>
												</th>
												<td>
													{email}
													{!isVerified && <small>{t.unverified}</small>}
												</td>
												<td>
													<Badge tone={isDisabled ? "err" : "ok"}>{isDisabled ? t.disabled : t.active}</Badge>
												</td>
												<td>{formatDate(since, "medium", language, club.timeZone)}</td>
											</tr>
										))}
									</tbody>
								</table>
							</TableBox>
							<p className="office-more">
								{input.after && <Link to={addressWith("after", undefined)}>{list.first}</Link>}
								{next && <Link to={addressWith("after", next)}>{list.next}</Link>}
							</p>
						</>
					)
				}
			</ReadState>
		</Screen>
	);
}
