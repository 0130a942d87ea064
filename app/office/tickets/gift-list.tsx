import { useState } from "react";
import { giftList, takeBackGift } from "../../box-office/contract";
import type { AnswerOf } from "../../platform/contract";
import { formatDateTime } from "../../platform/dates";
import { useLanguage, useTexts } from "../../platform/language";
import { formatCount } from "../../platform/numbers";
import { showSuccess } from "../../platform/toast";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { Note } from "../../ui/note";
import { useChange, useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { boxOfficeTexts } from "./box-office-texts";
import { GiftDialog } from "./gift-dialog";
import type { StaffSale } from "./sale-screen";

type Gift = AnswerOf<typeof giftList>["gifts"][number];

/** Tickets that the club gives away, to whom and why. */
export function GiftList({ sale }: { sale: StaffSale }) {
	const { gifts: t } = useTexts(boxOfficeTexts);
	const read = useRead(giftList, { event: sale.event.slug });
	const [isGiving, setGiving] = useState(false);
	const [returned, setReturned] = useState<Gift | null>(null);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<Button variant="ghost" size="small" onClick={() => setGiving(true)}>
					{t.add}
				</Button>
			</header>
			<ReadState of={read}>
				{({ gifts }) =>
					gifts.length === 0 ? (
						<p>{t.none}</p>
					) : (
						<ul className="promo-list">
							{gifts.map((gift) => (
								<OneGift
									key={gift.number}
									gift={gift}
									timeZone={sale.event.venue.timeZone}
									onTakeBack={() => setReturned(gift)}
								/>
							))}
						</ul>
					)
				}
			</ReadState>
			{isGiving && <GiftDialog sale={sale} onClose={() => setGiving(false)} />}
			{returned && <TakeBackDialog gift={returned} onClose={() => setReturned(null)} />}
		</section>
	);
}

type OneGiftProps = { gift: Gift; timeZone: string; onTakeBack: () => void };

function OneGift({ gift, timeZone, onTakeBack }: OneGiftProps) {
	const { gifts: t } = useTexts(boxOfficeTexts);
	const language = useLanguage();
	const { name, recipient, reason, places, used, isTakenBack, givenAt, givenBy } = gift;
	const at = formatDateTime(givenAt, "short", language, timeZone);
	return (
		<li>
			<p>
				<b>{name}</b> {isTakenBack && <Badge tone="line">{t.isTakenBack}</Badge>}
				<small>
					{t.count(formatCount(places.length, language))} · {places.join(" · ")}
					{used > 0 && ` · ${t.used(formatCount(used, language))}`}
				</small>
				<small>
					{recipient} · {reason}
				</small>
				<small>{t.by(givenBy, at)}</small>
			</p>
			{!isTakenBack && used === 0 && (
				<Button variant="ghost" size="small" aria-label={`${t.takeBack}: ${name}`} onClick={onTakeBack}>
					{t.takeBack}
				</Button>
			)}
		</li>
	);
}

function TakeBackDialog({ gift, onClose }: { gift: Gift; onClose: () => void }) {
	const { gifts: t, cancel } = useTexts(boxOfficeTexts);
	const takeBack = useChange(takeBackGift);
	const done = () => {
		showSuccess(t.takenBack);
		onClose();
	};
	return (
		<Dialog
			title={t.takeBackTitle}
			open
			onOpenChange={(open) => !open && onClose()}
			footer={
				<>
					<Button variant="ghost" onClick={onClose}>
						{cancel}
					</Button>
					<Button
						loading={takeBack.isPending}
						onClick={() => takeBack.mutate({ number: gift.number }, { onSuccess: done })}
					>
						{t.takeBack}
					</Button>
				</>
			}
		>
			<p>{t.takeBackText(gift.name)}</p>
			{takeBack.error && (
				<Note tone="err" announce>
					{takeBack.error.message}
				</Note>
			)}
		</Dialog>
	);
}
