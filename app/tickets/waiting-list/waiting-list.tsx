import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { storeReturn } from "../../members/sessions/pending-return";
import { isLoggedIn } from "../../members/sessions/session";
import { useAccount } from "../../members/sessions/use-account";
import { pathTo } from "../../paths";
import { showSuccess } from "../../platform/browser/toast";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Select } from "../../ui/fields/select";
import type { ticketSale } from "../contract";
import { standingOf } from "../sales/sale-standing";
import { joinWaitingList, largestWait, myWaiting, type ShownWaiting } from "./contract";
import { LeaveList } from "./leave-list";
import { OfferedPlaces } from "./place-offer";
import { waitingListTexts } from "./texts";
import "./waiting-list.css";

type Sale = Pick<AnswerOf<typeof ticketSale>, "id" | "event" | "sections">;

/** Where something is sold out: join, see one's place, and take what is offered. */
export function WaitingList({ sale, own }: { sale: Sale; own: OwnWaiting }) {
	const t = useTexts(waitingListTexts);
	const { waiting, setWaiting, reload } = own;
	const standing = standingOf(sale.event);
	const isSelling = standing === "open" || standing === "sold-out";
	const full = sale.sections.filter(({ availability }) => availability === "none");
	if (!waiting && (!isSelling || full.length === 0)) return null;
	if (waiting?.offer)
		return <OfferedPlaces saleId={sale.id} waiting={waiting} offer={waiting.offer} onChanged={reload} />;
	return (
		<section className="waiting-list stack gap-3">
			<h2 className="display display-2">{t.title}</h2>
			{waiting ? (
				<>
					<p className="waiting-place display display-3">{t.place(waiting.place)}</p>
					<p>
						<b>{t.wish(waiting.size, waiting.section)}</b>
					</p>
					<p>{t.told}</p>
					{waiting.size > 1 && <p className="small muted">{t.passedOver}</p>}
					<LeaveList saleId={sale.id} text={t.leaveText} label={t.leave} onDone={reload} />
				</>
			) : (
				<JoinForm
					sale={sale}
					full={full}
					isAllFull={standing === "sold-out"}
					onJoined={(joined) => {
						setWaiting(joined);
						showSuccess(t.joined);
					}}
				/>
			)}
		</section>
	);
}

type OwnWaiting = ReturnType<typeof useWaiting>;

type JoinFormProps = {
	sale: Sale;
	full: Sale["sections"];
	isAllFull: boolean;
	onJoined: (waiting: ShownWaiting | null) => void;
};

function JoinForm({ sale, full, isAllFull, onJoined }: JoinFormProps) {
	const t = useTexts(waitingListTexts);
	const account = useAccount();
	const navigate = useNavigate();
	const isGuest = account.state === "guest";
	const { onSubmit, isBusy } = useSubmit(async (form: FormData) => {
		if (!isLoggedIn()) return void navigate(pathTo("Login", { id: storeReturn(window.location.pathname) }));
		const section = String(form.get("section") ?? "");
		const wish = { sale: sale.id, size: Number(form.get("size")), ...(section && { section }) };
		onJoined((await callApi(joinWaitingList, wish)).waiting);
	});
	return (
		<form onSubmit={onSubmit}>
			<p>{t.lead}</p>
			<div className="waiting-wish flow gap-4">
				<Select
					label={t.section}
					name="section"
					options={[
						...(isAllFull ? [{ value: "", label: t.anySection }] : []),
						...full.map(({ key, label }) => ({ value: key, label })),
					]}
				/>
				<Select
					label={t.size}
					name="size"
					options={Array.from({ length: largestWait }, (_, at) => ({
						value: String(at + 1),
						label: String(at + 1),
					}))}
				/>
				<Button type="submit" loading={isBusy} disabled={account.state === "arriving"}>
					{isGuest ? t.logIn : t.join}
				</Button>
			</div>
		</form>
	);
}

/** A member's own place; asked for by the browser, since the page itself is the same for everybody. */
export function useWaiting(saleId: string) {
	const isMember = useAccount().state === "member";
	const [waiting, setWaiting] = useState<ShownWaiting | null>(null);
	const reload = useCallback(
		() =>
			callApi(myWaiting, { sale: saleId }).then(
				(answer) => setWaiting(answer.waiting),
				() => {},
			),
		[saleId],
	);
	useEffect(() => {
		if (isMember) void reload();
	}, [isMember, reload]);
	return { waiting: isMember ? waiting : null, setWaiting, reload };
}
