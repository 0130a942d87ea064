import { useState } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { acceptReturn, receiveReturn, refuseReturn, type staffReturns } from "../../store/returns/contract";
import { returnTexts } from "../../store/returns/texts";
import { Button } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { Field, TextAreaField } from "../../ui/fields/field";
import { photoUrl } from "../../ui/pictures/picture";
import { useHasRole } from "../frame/use-me";
import { useChange } from "../read";
import { EditDialog, thenClose } from "../ui/edit-dialog";
import { storeOfficeTexts } from "./texts";

type StaffReturn = AnswerOf<typeof staffReturns>["returns"][number];
type Act = "accept" | "refuse" | "receive";

export function ReturnCard({ asked }: { asked: StaffReturn }) {
	const { back: t } = useTexts(storeOfficeTexts);
	const { reasons } = useTexts(returnTexts);
	const language = useLanguage();
	const isSeller = useHasRole("seller");
	const [act, setAct] = useState<Act | null>(null);
	const acts: Act[] =
		asked.state === "asked" ? ["accept", "refuse"] : asked.state === "accepted" ? ["receive", "refuse"] : [];
	return (
		<li className="office-panel">
			<header>
				<h2>
					<Link to={`/office/orders/${asked.number}`}>{asked.number}</Link>
				</h2>
				<Badge tone="line">{reasons[asked.reason]}</Badge>
				<small>{formatDate(asked.askedAt, "medium", language, club.timeZone)}</small>
			</header>
			<p>
				<b>{asked.buyer.name}</b> · {asked.buyer.email}
			</p>
			<ul>
				{asked.lines.map(({ position, title, quantity }) => (
					<li key={position}>
						{quantity} × {title}
					</li>
				))}
			</ul>
			<p className="store-words">{asked.words}</p>
			<div className="store-photos flow">
				{asked.photos.map(({ id, width, height }, at) => (
					<a key={id} href={`/photo/${id}?w=1600`} target="_blank" rel="noopener noreferrer">
						<img
							src={photoUrl({ photo: id, width, height }, 320, "webp")}
							alt={t.photo(at + 1)}
							width="72"
							height="72"
							loading="lazy"
						/>
					</a>
				))}
			</div>
			{asked.answer && (
				<p className="store-answer">
					<small>{t.answer}</small> {asked.answer}
				</p>
			)}
			{asked.refunded !== null && <p>{t.refunded(formatRupiah(asked.refunded))}</p>}
			{isSeller && acts.length > 0 && (
				<div className="button-row flow gap-3">
					{acts.map((one, at) => (
						<Button
							key={one}
							size="small"
							variant={at === 0 ? "brand" : "ghost"}
							aria-label={`${t[one]} ${asked.number}`}
							onClick={() => setAct(one)}
						>
							{t[one]}
						</Button>
					))}
				</div>
			)}
			{act && <Decision asked={asked} act={act} onClose={() => setAct(null)} />}
		</li>
	);
}

type DecisionProps = { asked: StaffReturn; act: Act; onClose: () => void };

function Decision({ asked, act, onClose }: DecisionProps) {
	const { back: t, numberUnclear } = useTexts(storeOfficeTexts);
	const [words, setWords] = useState("");
	const [broken, setBroken] = useState<Record<number, string>>({});
	const changes = {
		accept: useChange(acceptReturn),
		refuse: useChange(refuseReturn),
		receive: useChange(receiveReturn),
	};
	const done = thenClose(t.done, onClose);
	const writtenOff = Object.entries(broken)
		.map(([position, quantity]) => ({ position: Number(position), quantity: Number(quantity || 0) }))
		.filter(({ quantity }) => quantity !== 0);
	const isUnclear = writtenOff.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 0);
	const save = () => {
		if (act === "accept") changes.accept.mutate({ id: asked.id, words }, done);
		else if (act === "refuse") changes.refuse.mutate({ id: asked.id, words }, done);
		else if (!isUnclear) changes.receive.mutate({ id: asked.id, writtenOff }, done);
	};
	return (
		<EditDialog
			title={t[act]}
			{...(act === "receive" && { description: t.receiveText })}
			action={t[act]}
			saving={changes[act]}
			onSave={save}
			onClose={onClose}
		>
			{act === "receive" ? (
				asked.lines.map(({ position, title, quantity }) => (
					<Field
						key={position}
						label={t.writtenOff(title, quantity)}
						type="number"
						min={0}
						max={quantity}
						value={broken[position] ?? "0"}
						onChange={({ target }) => setBroken({ ...broken, [position]: target.value })}
						error={isUnclear ? numberUnclear : undefined}
					/>
				))
			) : (
				<TextAreaField
					label={t.words}
					hint={t.wordsHint}
					required={act === "refuse"}
					rows={3}
					maxLength={500}
					value={words}
					onChange={({ target }) => setWords(target.value)}
					error={changes[act].error?.body.errors?.words?.[0]}
				/>
			)}
		</EditDialog>
	);
}
