import { useState } from "react";
import { useNavigate } from "react-router";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { MethodTile } from "../../orders/payment-screen/method-tile";
import { methodNames, methodsFor, type PaymentMethod } from "../../orders/payments/payment-methods";
import { pathTo } from "../../paths";
import { showSuccess } from "../../platform/browser/toast";
import { useAnswer } from "../../platform/browser/use-answer";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button, ButtonLink } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { type Invitation, invitation, takeInvite } from "./contract";
import { allocationTexts } from "./texts";
import "./allocations.css";

type InvitationCardProps = { token: string; onTaken: () => void };

/** The invitation behind a coordinator's link. */
export function InvitationCard({ token, onTaken }: InvitationCardProps) {
	const t = useTexts(allocationTexts);
	const { answer, hasFailed, retry } = useAnswer(invitation, { token });
	if (hasFailed) return <Note tone="warn">{t.badLink}</Note>;
	if (!answer) return null;
	return (
		<section className="allocation-invite stack gap-4" data-division={answer.event.division}>
			<h2 className="display display-2">{t.invited}</h2>
			<Facts invited={answer} />
			<Take
				token={token}
				invited={answer}
				onTaken={() => {
					retry();
					onTaken();
				}}
			/>
		</section>
	);
}

function Facts({ invited }: { invited: Invitation }) {
	const t = useTexts(allocationTexts);
	const language = useLanguage();
	const { event, group, section, seat, name, price, endsAt, isOver, state } = invited;
	const at = (time: string) => formatDateTime(time, "short", language, event.venue.timeZone);
	return (
		<div>
			<p className="small">{t.from(group)}</p>
			<h3 className="display display-1">{fixtureTitle(event)}</h3>
			<p>{`${at(event.startsAt)}\u00a0· ${event.venue.name}`}</p>
			<p>
				<b>{[section, seat && t.seat(seat.row, seat.number)].filter(Boolean).join(", ")}</b>
				{`\u00a0· ${price > 0 ? formatRupiah(price) : t.free}`}
			</p>
			<p className="small">
				{t.onTicket(name)} {state === "open" && !isOver && t.until(at(endsAt))}
			</p>
		</div>
	);
}

type TakeProps = InvitationCardProps & { invited: Invitation };

function Take({ token, invited, onTaken }: TakeProps) {
	const t = useTexts(allocationTexts);
	const names = useTexts(methodNames);
	const navigate = useNavigate();
	const [method, setMethod] = useState<PaymentMethod | null>(null);
	const [isMissing, setMissing] = useState(false);
	const { price, state, isOver, orderNumber } = invited;
	const toOrder = (number: string) => `${pathTo("order-complete")}?order=${number}`;
	const { submit, isBusy } = useSubmit(
		async () => {
			if (price > 0 && !method) {
				setMissing(true);
				return false;
			}
			const { number, total } = await callApi(takeInvite, { token, ...(method && price > 0 && { method }) });
			if (total > 0) return void (await navigate(toOrder(number)));
			showSuccess(t.got);
			onTaken();
		},
		{ onFailure: onTaken },
	);
	if (state === "taken")
		return <Note tone={orderNumber ? "ok" : "info"}>{orderNumber ? t.yours : t.taken}</Note>;
	if (state === "paying")
		return orderNumber ? (
			<>
				<Note>{t.paying}</Note>
				<ButtonLink to={toOrder(orderNumber)}>{t.pay}</ButtonLink>
			</>
		) : (
			<Note>{t.beingPaid}</Note>
		);
	if (isOver) return <Note>{t.over}</Note>;
	return (
		<>
			{price > 0 && (
				<fieldset>
					<legend className="field-label">{t.method}</legend>
					<div className="method-tiles stack">
						{methodsFor(price).map((each) => (
							<MethodTile
								key={each}
								method={each}
								label={names[each]}
								name="invite-method"
								isChosen={method === each}
								onChoose={() => {
									setMethod(each);
									setMissing(false);
								}}
							/>
						))}
					</div>
					{isMissing && (
						<Note tone="err" announce>
							{t.chooseMethod}
						</Note>
					)}
				</fieldset>
			)}
			<Button loading={isBusy} onClick={() => void submit()}>
				{t.take}
			</Button>
		</>
	);
}
