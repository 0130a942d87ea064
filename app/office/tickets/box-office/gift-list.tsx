import type { AnswerOf } from "../../../platform/http/contract";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { formatPhone } from "../../../platform/words/phone-number";
import { giftList, takeBackGift } from "../../../tickets/box-office/contract";
import { useChange, useRead } from "../../read";
import { EditDialog, thenClose } from "../../ui/edit-dialog";
import type { StaffSale } from "../sales/sale-screen";
import { boxOfficeTexts } from "./box-office-texts";
import { GiftDialog } from "./gift-dialog";
import { GrantList, type GrantRow } from "./grant-list";

type Gift = AnswerOf<typeof giftList>["gifts"][number];

/** Tickets that the club gives away, to whom and why. */
export function GiftList({ sale }: { sale: StaffSale }) {
	const { gifts: t } = useTexts(boxOfficeTexts);
	const language = useLanguage();
	const read = useRead(giftList, { event: sale.event.slug });
	const rowOf = ({
		number,
		name,
		recipient,
		reason,
		places,
		used,
		isTakenBack,
		givenAt,
		givenBy,
	}: Gift): GrantRow => ({
		key: number,
		name,
		outcome: isTakenBack ? t.isTakenBack : null,
		canEnd: !isTakenBack && used === 0,
		lines: [
			[
				t.count(formatCount(places.length, language)),
				...places,
				...(used > 0 ? [t.used(formatCount(used, language))] : []),
			].join(" · "),
			`${formatPhone(recipient)} · ${reason}`,
			t.by(givenBy, formatDateTime(givenAt, "short", language, sale.event.venue.timeZone)),
		],
	});
	return (
		<GrantList
			words={{ ...t, end: t.takeBack }}
			read={read}
			grantsOf={({ gifts }) => gifts}
			rowOf={rowOf}
			addDialog={(onClose) => <GiftDialog sale={sale} onClose={onClose} />}
			endDialog={(gift, onClose) => <TakeBackDialog gift={gift} onClose={onClose} />}
		/>
	);
}

function TakeBackDialog({ gift: { number, name }, onClose }: { gift: Gift; onClose: () => void }) {
	const { gifts: t } = useTexts(boxOfficeTexts);
	const takeBack = useChange(takeBackGift);
	return (
		<EditDialog
			title={t.takeBackTitle}
			action={t.takeBack}
			saving={takeBack}
			onSave={() => takeBack.mutate({ number }, thenClose(t.takenBack, onClose))}
			onClose={onClose}
		>
			<p>{t.takeBackText(name)}</p>
		</EditDialog>
	);
}
