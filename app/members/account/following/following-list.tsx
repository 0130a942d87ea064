import { useState } from "react";
import { Link } from "react-router";
import { CopyButton } from "../../../orders/payment-screen/copy-button";
import { divisionPath, pathTo } from "../../../paths";
import type { DivisionKey } from "../../../platform/club-profile";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { dropNotice, type WaitedSize } from "../../../store/wishes/contract";
import { ActionButton } from "../../../ui/forms/action-button";
import { MoreLink } from "../../../ui/navigation/more-link";
import { type Follow, type Following, renewCalendar, unfollow } from "../../follows/contract";
import { followTexts } from "../../follows/texts";
import "./following-list.css";

type FollowingListProps = { initial: Following; sizes: WaitedSize[] };

/** What the member follows, and the calendar made from it. */
export function FollowingList({ initial, sizes }: FollowingListProps) {
	const t = useTexts(followTexts);
	const [{ follows, calendar }, setFollowing] = useState(initial);
	const leave = async ({ kind, target }: Follow) => {
		await callApi(unfollow, { kind, target });
		setFollowing((before) => ({
			...before,
			follows: before.follows.filter((one) => one.kind !== kind || one.target !== target),
		}));
	};
	return (
		<>
			<section className="account-section">
				<h2 className="display display-2">{t.title}</h2>
				<p className="muted">{t.text}</p>
				{follows.length === 0 && <p>{t.nobody}</p>}
				<ul className="account-rows following-list">
					{follows.map((one) => (
						<li className="row apart" key={`${one.kind} ${one.target}`}>
							<Link to={addressOf(one)}>{one.name}</Link>
							<ActionButton
								size="small"
								variant="ghost"
								aria-label={`${t.unfollow} ${one.name}`}
								onPress={() => leave(one)}
							>
								{t.unfollow}
							</ActionButton>
						</li>
					))}
				</ul>
				<p>
					<MoreLink to={pathTo("player-list")}>{t.toPlayers}</MoreLink>
				</p>
			</section>
			<WaitedSizes initial={sizes} />
			<OwnCalendar address={calendar} onRenew={setFollowing} />
		</>
	);
}

function WaitedSizes({ initial }: { initial: WaitedSize[] }) {
	const t = useTexts(followTexts);
	const [sizes, setSizes] = useState(initial);
	if (initial.length === 0) return null;
	const leave = async (variantId: string) => {
		await callApi(dropNotice, { variantId });
		setSizes((before) => before.filter((one) => one.variantId !== variantId));
	};
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.sizes}</h2>
			<p className="muted">{t.sizesText}</p>
			<ul className="account-rows following-list">
				{sizes.map(({ variantId, title, product }) => (
					<li className="row apart" key={variantId}>
						<Link to={pathTo("store-detail", { id: product })}>{title}</Link>
						<ActionButton
							size="small"
							variant="ghost"
							aria-label={`${t.stopWaiting}: ${title}`}
							onPress={() => leave(variantId)}
						>
							{t.stopWaiting}
						</ActionButton>
					</li>
				))}
			</ul>
		</section>
	);
}

const addressOf = ({ kind, target }: Follow) =>
	kind === "division" ? divisionPath(target as DivisionKey) : pathTo("player-detail", { id: target });

function OwnCalendar({ address, onRenew }: { address: string; onRenew: (following: Following) => void }) {
	const t = useTexts(followTexts);
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.calendarTitle}</h2>
			<p className="muted">{t.calendarText}</p>
			<p>
				<code className="own-calendar small">{address}</code>
			</p>
			<div className="button-row flow gap-3">
				{/* The scheme tells the device to subscribe instead of downloading a copy. */}
				<a className="button" href={address.replace(/^https?:/, "webcal:")}>
					<span className="button-label">{t.subscribe}</span>
				</a>
				<CopyButton variant="ghost" text={address} label={t.copy} />
				<ActionButton
					size="small"
					variant="ghost"
					onPress={async () => onRenew(await callApi(renewCalendar, {}))}
					done={t.renewed}
				>
					{t.renew}
				</ActionButton>
			</div>
		</section>
	);
}
