import { type FormEvent, useState } from "react";
import { useTexts } from "../../platform/language";
import { showSuccess } from "../../platform/toast";
import { changeSaleWindow } from "../../tickets/selling/contract";
import { Button } from "../../ui/button";
import { useChange } from "../read";
import { MomentField } from "../ui/moment-field";
import type { StaffSale } from "./sale-screen";
import { ticketOfficeTexts } from "./texts";

/** From when and until when tickets can be bought. */
export function SaleWindow({ sale }: { sale: StaffSale }) {
	const t = useTexts(ticketOfficeTexts);
	const { slug, venue } = sale.event;
	const [times, setTimes] = useState<Record<TimeName, string | null>>({
		membersOpenAt: sale.membersOpenAt,
		opensAt: sale.opensAt,
		closesAt: sale.closesAt,
	});
	const [isMissing, setMissing] = useState(false);
	const change = useChange(changeSaleWindow);
	const save = (event: FormEvent) => {
		event.preventDefault();
		const { membersOpenAt, opensAt, closesAt } = times;
		setMissing(!opensAt || !closesAt);
		if (opensAt && closesAt)
			change.mutate(
				{ event: slug, membersOpenAt, opensAt, closesAt },
				{ onSuccess: () => showSuccess(t.saved) },
			);
	};
	return (
		<section className="office-panel">
			<header>
				<h2>{t.window}</h2>
			</header>
			<form className="office-stack" noValidate onSubmit={save}>
				{timeNames.map((name) => (
					<MomentField
						key={name}
						label={t[name]}
						required={name !== "membersOpenAt"}
						timeZone={venue.timeZone}
						value={times[name]}
						onChange={(at) => setTimes({ ...times, [name]: at })}
						error={
							change.error?.body.errors?.[name]?.[0] ??
							(isMissing && name !== "membersOpenAt" && !times[name] ? t.momentMissing : undefined)
						}
					/>
				))}
				<p>
					<small>{t.windowHint}</small>
				</p>
				<Button type="submit" size="small" loading={change.isPending}>
					{t.save}
				</Button>
			</form>
		</section>
	);
}

const timeNames = ["membersOpenAt", "opensAt", "closesAt"] as const;
type TimeName = (typeof timeNames)[number];
