import { useState } from "react";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { showSuccess } from "../../platform/browser/toast";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Field } from "../../ui/fields/field";
import { ActionButton } from "../../ui/forms/action-button";
import { invite, type ShownAllocation, withdrawInvite } from "./contract";
import { allocationTexts } from "./texts";
import "./allocations.css";

type OwnAllocationsProps = { allocations: readonly ShownAllocation[]; onChanged: () => void };

/** The supporter group's places this member can give to people by name. Nothing for other members. */
export function MyAllocations({ allocations, onChanged }: OwnAllocationsProps) {
	const t = useTexts(allocationTexts);
	if (allocations.length === 0) return null;
	return (
		<section className="own-allocations">
			<h2 className="display display-2">{t.own}</h2>
			{allocations.map((allocation) => (
				<OneAllocation key={allocation.id} allocation={allocation} onChanged={onChanged} />
			))}
		</section>
	);
}

type OneAllocationProps = { allocation: ShownAllocation; onChanged: () => void };

function OneAllocation({ allocation, onChanged }: OneAllocationProps) {
	const t = useTexts(allocationTexts);
	const language = useLanguage();
	const { id, event, group, section, price, size, taken, endsAt, isOver, invites } = allocation;
	const at = formatDateTime(endsAt, "short", language, event.venue.timeZone);
	return (
		<article className="own-allocation stack">
			<p className="small">{group}</p>
			<h3>{fixtureTitle(event)}</h3>
			<p>
				<b>{section}</b>
				{`\u00a0· ${price > 0 ? t.each(formatRupiah(price)) : t.free}`}
				{`\u00a0· ${t.sum(formatCount(taken, language), formatCount(size, language))}`}
			</p>
			<p className="small muted">{isOver ? t.over : t.ends(at)}</p>
			{invites.length > 0 && (
				<ul>
					{invites.map((one) => (
						<li className="row gap-3 apart" key={one.id}>
							<span>
								<b>{one.name}</b>
								<small>
									{one.seat && `${t.seat(one.seat.row, one.seat.number)} · `}
									{t.states[one.state]}
								</small>
							</span>
							{one.state === "open" && !isOver && (
								<ActionButton
									variant="ghost"
									size="small"
									aria-label={t.withdrawOf(one.name)}
									onPress={() => callApi(withdrawInvite, { id, invite: one.id })}
									after={onChanged}
								>
									{t.withdraw}
								</ActionButton>
							)}
						</li>
					))}
				</ul>
			)}
			{!isOver && (invites.length < size ? <Invite id={id} onChanged={onChanged} /> : <p>{t.full}</p>)}
		</article>
	);
}

function Invite({ id, onChanged }: { id: string; onChanged: () => void }) {
	const t = useTexts(allocationTexts);
	const [name, setName] = useState("");
	const [link, setLink] = useState<string | null>(null);
	const { onSubmit, isBusy } = useSubmit(
		async () => {
			if (name.trim() === "") return false;
			setLink((await callApi(invite, { id, name })).link);
			setName("");
		},
		{ after: onChanged },
	);
	async function copy() {
		await navigator.clipboard.writeText(link!);
		showSuccess(t.copied);
	}
	return (
		<form className="stack gap-3" onSubmit={onSubmit}>
			<Field
				label={t.name}
				required
				maxLength={80}
				value={name}
				onChange={({ target }) => setName(target.value)}
			/>
			<Button type="submit" loading={isBusy} disabled={name.trim() === ""}>
				{t.invite}
			</Button>
			{link && (
				<Note tone="ok" announce>
					<p>{t.link}</p>
					<p className="allocation-link">{link}</p>
					<Button variant="ghost" size="small" onClick={() => void copy()}>
						{t.copy}
					</Button>
				</Note>
			)}
		</form>
	);
}
