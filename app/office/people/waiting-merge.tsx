import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { club } from "../../../club/profile";
import type { CodePlace } from "../../members/merging/merge-states";
import { showSuccess } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDateTime, formatTime } from "../../platform/words/dates";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatPhone } from "../../platform/words/phone-number";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { Note } from "../../ui/feedback/note";
import { Field } from "../../ui/fields/field";
import { useChange } from "../read";
import { DeclineMerge } from "./decline-merge";
import { approveMerge, confirmMerge, issueMergeCode, type mergePreview } from "./merge-contract";
import { barRefusals } from "./merge-refusals";
import { mergeTexts } from "./merge-texts";

type Preview = AnswerOf<typeof mergePreview>;
type WaitingProps = Pick<Preview, "stays" | "goes"> & { request: NonNullable<Preview["request"]> };

/** A merge that was asked for: by the owner's code or by a second person it happens, or somebody declines it. */
export function WaitingMerge({ stays, goes, request }: WaitingProps) {
	const t = useTexts(mergeTexts);
	const language = useLanguage();
	const say = (at: string) => formatDateTime(at, "day", language, club.timeZone);
	const facts = [
		[t.request.by, request.askedBy],
		[t.request.at, say(request.askedAt)],
		[t.request.because, `“${request.because}”`],
		[t.request.until, say(request.expiresAt)],
	];
	return (
		<section className="office-panel merge-waiting">
			<header>
				<h2>{t.waits}</h2>
				<DeclineMerge id={request.id} />
			</header>
			<dl className="office-facts stack">
				{facts.map(([name, value]) => (
					<div className="stack gap-3" key={name}>
						<dt className="muted">{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<div className="merge-ways stack">
				<OwnersCode stays={stays} goes={goes} request={request} />
				<SecondPerson stays={stays} goes={goes} request={request} />
			</div>
		</section>
	);
}

function OwnersCode({ stays, goes, request }: WaitingProps) {
	const t = useTexts(mergeTexts);
	const language = useLanguage();
	const [code, setCode] = useState("");
	const [lacksCode, setLacksCode] = useState(false);
	const [asks, setAsks] = useState(false);
	const send = useChange(issueMergeCode);
	const confirm = useChange(confirmMerge);
	const thenLeave = useThenLeave(() => setAsks(false));
	const sendTo = (place: CodePlace) =>
		send.mutate(
			{ id: request.id, place },
			{ onSuccess: ({ sentTo, minutes }) => showSuccess(t.sent(formatPhone(sentTo), minutes)) },
		);
	const ask = (event: FormEvent) => {
		event.preventDefault();
		if (/^\d{6}$/.test(code)) setAsks(true);
		else setLacksCode(true);
	};
	return (
		<div>
			<h3>{t.byOwner}</h3>
			{request.codePlaces.length === 0 ? (
				<Note>{t.notProven}</Note>
			) : (
				<>
					<p>{t.byOwnerText}</p>
					<div className="member-actions flow">
						{request.codePlaces.map((place) => (
							<Button
								key={place}
								variant="ghost"
								size="small"
								loading={send.isPending && send.variables.place === place}
								onClick={() => sendTo(place)}
							>
								{t.send[place]}
							</Button>
						))}
					</div>
				</>
			)}
			{request.code && (
				<form className="merge-code stack gap-3" noValidate onSubmit={ask}>
					<Field
						label={t.code}
						hint={t.codeHint(formatTime(request.code.expiresAt, language, club.timeZone))}
						required
						inputMode="numeric"
						autoComplete="off"
						maxLength={6}
						value={code}
						onChange={(event) => {
							setCode(event.target.value.replaceAll(/\D/g, ""));
							setLacksCode(false);
							confirm.reset();
						}}
						error={lacksCode ? t.codeForm : confirm.error?.body.errors?.code?.[0]}
					/>
					<Button type="submit">{t.merge}</Button>
				</form>
			)}
			<LastQuestion
				{...{ stays, goes }}
				isOpen={asks}
				isBusy={confirm.isPending}
				onConfirm={() => confirm.mutate({ id: request.id, code }, thenLeave)}
				onClose={() => setAsks(false)}
			/>
		</div>
	);
}

function SecondPerson({ stays, goes, request }: WaitingProps) {
	const t = useTexts(mergeTexts);
	const language = useLanguage();
	const [asks, setAsks] = useState(false);
	const approve = useChange(approveMerge);
	const thenLeave = useThenLeave(() => setAsks(false));
	return (
		<div>
			<h3>{t.byColleague}</h3>
			{request.barredBy ? (
				<Note>{localize(barRefusals[request.barredBy].message, language)}</Note>
			) : (
				<>
					<p>{t.byColleagueText}</p>
					<div className="member-actions flow">
						<Button onClick={() => setAsks(true)}>{t.approve}</Button>
					</div>
				</>
			)}
			<LastQuestion
				{...{ stays, goes }}
				isOpen={asks}
				isBusy={approve.isPending}
				onConfirm={() => approve.mutate({ id: request.id }, thenLeave)}
				onClose={() => setAsks(false)}
			/>
		</div>
	);
}

/** To the account that is left. */
function useThenLeave(onError: () => void) {
	const t = useTexts(mergeTexts);
	const navigate = useNavigate();
	return {
		onSuccess: ({ id }: { id: string }) => {
			showSuccess(t.done);
			navigate(`/office/members/${id}`);
		},
		onError,
	};
}

type LastQuestionProps = Pick<Preview, "stays" | "goes"> & {
	isOpen: boolean;
	isBusy: boolean;
	onConfirm: () => void;
	onClose: () => void;
};

function LastQuestion({ stays, goes, ...dialog }: LastQuestionProps) {
	const t = useTexts(mergeTexts);
	const brings = t.brings(goes.orders, goes.tickets, formatRupiah(goes.credit));
	return (
		<ConfirmDialog title={t.confirmTitle} action={t.merge} {...dialog}>
			<p>{t.result(goes.email, stays.email, brings)}</p>
			<p>
				<b>{t.final}</b>
			</p>
		</ConfirmDialog>
	);
}
