import { Link, useParams } from "react-router";
import { club } from "../../../club/profile";
import { showSuccess } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDate, formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatPhone } from "../../platform/words/phone-number";
import { Button, ButtonLink } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { Note } from "../../ui/feedback/note";
import { OrderBadge } from "../orders/order-badge";
import { useChange, useRead } from "../read";
import { officeTexts } from "../texts";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { resendVerification, staffMember, wakeMail } from "./contract";
import { DisableDialog } from "./disable-dialog";
import { mergeTexts } from "./merge-texts";
import { Proven } from "./proven";
import { peopleTexts } from "./texts";
import "./people.css";

type ShownMember = AnswerOf<typeof staffMember>;

export function MemberScreen() {
	const { id = "" } = useParams();
	const t = useTexts(peopleTexts);
	const read = useRead(staffMember, { id });
	return (
		<Screen
			title={read.data?.name ?? t.members}
			from={{ to: "/office/members", label: t.members }}
			badge={read.data?.disabled && <Badge tone="err">{t.disabled}</Badge>}
		>
			<ReadState of={read}>
				{(member) => (
					<div className="office-grid stack gap-4">
						<div className="office-stack">
							<Account member={member} />
							<Orders orders={member.orders} />
						</div>
						<div className="office-stack">
							<Note>{t.seen}</Note>
							<Changes changes={member.changes} />
						</div>
					</div>
				)}
			</ReadState>
		</Screen>
	);
}

function Account({ member }: { member: ShownMember }) {
	const t = useTexts(peopleTexts);
	const { roles } = useTexts(officeTexts);
	const { open: openMerge } = useTexts(mergeTexts);
	const language = useLanguage();
	const resend = useChange(resendVerification);
	const wake = useChange(wakeMail);
	const day = (at: string) => formatDate(at, "medium", language, club.timeZone);
	const facts = [
		[
			t.facts.email,
			<Proven key="email" isVerified={member.isEmailVerified}>
				<a href={`mailto:${member.email}`}>{member.email}</a>
			</Proven>,
		],
		[
			t.facts.phone,
			<Proven key="phone" isVerified={member.isPhoneVerified}>
				<a href={`tel:${member.phone}`}>{formatPhone(member.phone)}</a>
			</Proven>,
		],
		[t.facts.since, day(member.since)],
		[
			t.facts.lastSeen,
			member.lastSeenAt ? formatDateTime(member.lastSeenAt, "day", language, club.timeZone) : t.never,
		],
		[t.facts.language, t.languages[member.language]],
		[t.facts.secondStep, member.hasSecondStep ? t.on : t.off],
		...(member.deletedOn ? [[t.facts.deletedOn, day(member.deletedOn)]] : []),
		...(member.roles.length > 0 ? [[t.facts.roles, member.roles.map((role) => roles[role]).join(", ")]] : []),
	] as [string, React.ReactNode][];
	return (
		<section className="office-panel">
			<header>
				<h2>{t.profile}</h2>
			</header>
			{member.disabled && (
				<Note tone="warn">
					<b>{t.disabled}</b>, {day(member.disabled.at)}: {member.disabled.because}
				</Note>
			)}
			{member.resting && (
				<Note tone="warn">
					<b>{t.resting[member.resting.reason]}</b>, {day(member.resting.since)}: {member.resting.detail}
				</Note>
			)}
			<dl className="office-facts stack">
				{facts.map(([name, value]) => (
					<div className="stack gap-3" key={name}>
						<dt className="muted">{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<div className="member-actions flow">
				{!member.isEmailVerified && (
					<Button
						variant="ghost"
						size="small"
						loading={resend.isPending}
						onClick={() => resend.mutate({ id: member.id }, { onSuccess: () => showSuccess(t.resent) })}
					>
						{t.resend}
					</Button>
				)}
				{member.resting && (
					<Button
						variant="ghost"
						size="small"
						loading={wake.isPending}
						onClick={() => wake.mutate({ id: member.id }, { onSuccess: () => showSuccess(t.woken) })}
					>
						{t.wake}
					</Button>
				)}
				<DisableDialog id={member.id} isDisabled={member.disabled !== null} />
				{canMerge(member) && (
					<ButtonLink variant="ghost" size="small" to={`/office/members/${member.id}/merge`}>
						{openMerge}
					</ButtonLink>
				)}
			</div>
		</section>
	);
}

const canMerge = ({ roles, disabled, deletedOn }: ShownMember) =>
	roles.length === 0 && !disabled && !deletedOn;

function Orders({ orders }: Pick<ShownMember, "orders">) {
	const t = useTexts(peopleTexts);
	const language = useLanguage();
	return (
		<section className="office-panel">
			<header>
				<h2>{t.orders}</h2>
			</header>
			{orders.length === 0 && <p>{t.noOrders}</p>}
			<ul className="member-list stack">
				{orders.map((order) => (
					<li className="row flow apart" key={order.number}>
						<span>
							<Link className="tabular" to={`/office/orders/${order.number}`}>
								{order.number}
							</Link>{" "}
							<small>
								{formatDate(order.placedAt, "medium", language, club.timeZone)} · {formatRupiah(order.total)}
							</small>
						</span>
						<OrderBadge order={order} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Changes({ changes }: Pick<ShownMember, "changes">) {
	const t = useTexts(peopleTexts);
	const language = useLanguage();
	return (
		<section className="office-panel">
			<header>
				<h2>{t.done}</h2>
			</header>
			{changes.length === 0 && <p>{t.noDone}</p>}
			<ul className="member-list stack">
				{changes.map(({ at, by, action, because }) => (
					<li className="row flow apart" key={`${at} ${action}`}>
						<span>
							<b>{t.actions[action as keyof typeof t.actions] ?? action}</b>
							{because && ` “${because}”`}
						</span>
						<small>
							{formatDateTime(at, "day", language, club.timeZone)} · {by ?? t.machine}
						</small>
					</li>
				))}
			</ul>
		</section>
	);
}
