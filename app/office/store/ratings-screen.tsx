import { useState } from "react";
import { club } from "../../../club/profile";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { answerRating, hideRating, staffRatings } from "../../store/ratings/staff-contract";
import { Button } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { EmptyState } from "../../ui/feedback/empty-state";
import { TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { useChange, useRead } from "../read";
import { EditDialog, thenClose } from "../ui/edit-dialog";
import { ReadState } from "../ui/read-state";
import { PageLinks } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { storeOfficeTexts } from "./texts";
import "./store.css";

type Rating = AnswerOf<typeof staffRatings>["ratings"][number];
const states = ["unanswered", "all", "hidden"] as const;

/** What buyers say. The club may answer or hide it, and never changes it. */
export function RatingsScreen() {
	const { rating: t, ratings: title } = useTexts(storeOfficeTexts);
	const { value, change, addressWith } = useAddress();
	const state = states.find((one) => one === value("state")) ?? "unanswered";
	const most = Number(value("most")) || undefined;
	const read = useRead(staffRatings, { state, most, after: value("after") }, { keepsPrevious: true });
	return (
		<Screen title={title}>
			<Tabs
				label={t.tabs}
				tabs={states.map((one) => ({
					to: addressWith("state", one === "unanswered" ? undefined : one),
					label: t.states[one],
					isCurrent: one === state,
				}))}
			/>
			<div className="office-filters flow">
				<Select
					label={t.most}
					hideLabel
					value={String(most ?? "")}
					onChange={({ target }) => change("most", target.value)}
					options={[
						{ value: "", label: t.everyStar },
						...[1, 2, 3, 4].map((stars) => ({ value: String(stars), label: t.upTo(stars) })),
					]}
				/>
			</div>
			<ReadState of={read}>
				{({ ratings, next }) => (
					<>
						{ratings.length === 0 && <EmptyState title={t.none} />}
						<ul className="office-stack">
							{ratings.map((rating) => (
								<RatingCard key={rating.id} rating={rating} />
							))}
						</ul>
						<PageLinks next={next} />
					</>
				)}
			</ReadState>
		</Screen>
	);
}

function RatingCard({ rating }: { rating: Rating }) {
	const { rating: t } = useTexts(storeOfficeTexts);
	const language = useLanguage();
	const hide = useChange(hideRating);
	const [opened, setOpened] = useState<"answer" | "hide" | null>(null);
	return (
		<li className="office-panel">
			<header>
				<h2>{rating.product.name}</h2>
				<Badge tone={rating.stars <= 2 ? "err" : rating.stars === 3 ? "warn" : "ok"}>
					{t.stars(rating.stars)}
				</Badge>
				<small>
					{rating.name} · {formatDate(rating.at, "medium", language, club.timeZone)}
				</small>
			</header>
			{rating.words && <p className="store-words">{rating.words}</p>}
			{rating.answer && (
				<p className="store-answer">
					<small>{t.answerLabel}</small> {rating.answer}
				</p>
			)}
			{rating.hiddenBecause && <Badge tone="line">{t.hiddenBecause(rating.hiddenBecause)}</Badge>}
			<div className="button-row flow gap-3">
				<Button variant="ghost" size="small" onClick={() => setOpened("answer")}>
					{t.answer}
				</Button>
				<Button
					variant="ghost"
					size="small"
					loading={hide.isPending}
					onClick={() =>
						rating.hiddenBecause ? hide.mutate({ id: rating.id, because: null }) : setOpened("hide")
					}
				>
					{rating.hiddenBecause ? t.show : t.hide}
				</Button>
			</div>
			{opened && <Words rating={rating} what={opened} onClose={() => setOpened(null)} />}
		</li>
	);
}

type WordsProps = { rating: Rating; what: "answer" | "hide"; onClose: () => void };

function Words({ rating, what, onClose }: WordsProps) {
	const { rating: t, saved } = useTexts(storeOfficeTexts);
	const answer = useChange(answerRating);
	const hide = useChange(hideRating);
	const [words, setWords] = useState(what === "answer" ? (rating.answer ?? "") : "");
	const done = thenClose(saved, onClose);
	const save = () =>
		what === "answer"
			? answer.mutate({ id: rating.id, answer: words.trim() || null }, done)
			: hide.mutate({ id: rating.id, because: words }, done);
	const errors = { ...answer.error?.body.errors, ...hide.error?.body.errors };
	return (
		<EditDialog title={t[what]} saving={what === "answer" ? answer : hide} onSave={save} onClose={onClose}>
			<TextAreaField
				label={what === "answer" ? t.answerLabel : t.because}
				hint={what === "answer" ? t.answerHint : t.becauseHint}
				rows={4}
				maxLength={what === "answer" ? 1_000 : 300}
				value={words}
				onChange={({ target }) => setWords(target.value)}
				error={(errors.answer ?? errors.because)?.[0]}
			/>
		</EditDialog>
	);
}
