import { useParams } from "react-router";
import { useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { useRead } from "../read";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { memberSearch, staffMember } from "./contract";
import { MergeComparison } from "./merge-comparison";
import { mergePreview } from "./merge-contract";
import { mergeTexts } from "./merge-texts";
import "./people.css";

/** Two accounts of one person become one: first the other account is chosen, then both are compared. */
export function MergeScreen() {
	const { id = "" } = useParams();
	const t = useTexts(mergeTexts);
	const { value } = useAddress();
	const other = value("other");
	const read = useRead(staffMember, { id });
	return (
		<Screen
			title={t.title}
			from={{ to: `/office/members/${id}`, label: read.data?.name ?? "…" }}
			actions={
				other && (
					<>
						<ButtonLink size="small" variant="ghost" to={`/office/members/${id}/merge`}>
							{t.other}
						</ButtonLink>
						<ButtonLink size="small" variant="ghost" to={`/office/members/${other}/merge?other=${id}`}>
							{t.swap}
						</ButtonLink>
					</>
				)
			}
		>
			{other ? (
				<Compared key={`${id} ${other}`} id={id} other={other} />
			) : (
				<ReadState of={read}>{({ name }) => <Choice id={id} name={name} />}</ReadState>
			)}
		</Screen>
	);
}

function Choice({ id, name }: { id: string; name: string }) {
	const t = useTexts(mergeTexts);
	const { value, change, addressWith } = useAddress();
	const q = value("q");
	const read = useRead(memberSearch, { q, after: value("after") }, { keepsPrevious: true, enabled: !!q });
	return (
		<>
			<p className="people-intro">{t.chooseText(name)}</p>
			<div className="office-filters flow">
				<FilterSearch label={t.find} value={q} onChange={(next) => change("q", next)} />
			</div>
			{q && (
				<ReadState of={read}>
					{({ members, next }) => (
						<RecordTable
							label={t.found}
							rows={members.filter((member) => member.id !== id)}
							keyOf={(member) => member.id}
							next={next}
							empty={{ title: t.noneTitle, text: t.noneText }}
							columns={[
								{ label: t.columns.name, cell: (member) => member.name },
								{ label: t.columns.email, cell: ({ email }) => email },
								{
									label: t.columns.choose,
									isLabelHidden: true,
									cell: (member) => (
										<ButtonLink
											size="small"
											variant="ghost"
											to={addressWith("other", member.id)}
											aria-label={t.chooseNamed(member.name, member.email)}
										>
											{t.choose}
										</ButtonLink>
									),
								},
							]}
						/>
					)}
				</ReadState>
			)}
		</>
	);
}

function Compared(pair: { id: string; other: string }) {
	const read = useRead(mergePreview, pair);
	// These two cannot be merged, and the answer says why.
	if (read.error?.status === 409)
		return (
			<Note tone="warn" announce>
				{read.error.body.message}
			</Note>
		);
	return <ReadState of={read}>{(both) => <MergeComparison {...both} />}</ReadState>;
}
