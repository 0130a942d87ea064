import { Search } from "lucide-react";
import { useState } from "react";
import {
	Form,
	type MetaArgs,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
	useSearchParams,
} from "react-router";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import { StructuredData } from "../../platform/browser/structured-data";
import { textsIn, useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Field } from "../../ui/fields/field";
import { IconButton } from "../../ui/icon-button";
import { ExpandableItem } from "../../ui/navigation/expandable-item";
import { Picture } from "../../ui/pictures/picture";
import { SwellText } from "../../ui/words/swell-text";
import { faqRead } from "../reads";
import type { QuestionGroup } from "./contract";
import { findQuestions } from "./find-questions";
import { faqTexts } from "./texts";
import "./faq.css";

export const loader = onServer(faqRead);
export const clientLoader = inBrowser(faqRead);

/** A search only filters the answers already loaded. */
export const shouldRevalidate = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export function meta({ location, matches }: MetaArgs<typeof loader>) {
	const t = textsIn(faqTexts, settingsOf(matches).language);
	const hidden = new URLSearchParams(location.search).has("q");
	return pageMeta({ location, matches }, { title: t.title, description: t.description, hidden });
}

export default function FaqPage() {
	const { groups } = useLoaderData<typeof clientLoader>();
	const t = useTexts(faqTexts);
	const [query] = useSearchParams();
	const [typed, setTyped] = useState(query.get("q") ?? "");
	const found = findQuestions(groups, typed);
	const isSearching = typed.trim() !== "";
	return (
		<div className="faq">
			<Structure groups={groups} />
			<header className="faq-head on-brand">
				<Picture
					className="faq-sea"
					picture={{ art: "field", slug: "faq", tone: "sea" }}
					width={1364}
					height={420}
					priority
				/>
				<div className="wrap">
					<h1 className="display display-5">
						<SwellText text={t.title} phase={-0.4} k={0.55} lo={52} hi={132} />
					</h1>
					<p>{t.lead}</p>
					<Form className="faq-search" role="search" method="get" preventScrollReset replace>
						<Field
							label={t.search}
							hideLabel
							type="search"
							name="q"
							value={typed}
							maxLength={80}
							placeholder={t.placeholder}
							autoComplete="off"
							enterKeyHint="search"
							onChange={(event) => setTyped(event.target.value)}
						/>
						<IconButton icon={Search} label={t.submit} type="submit" />
					</Form>
					<p className="faq-found" role="status">
						{isSearching && t.found(found.reduce((sum, group) => sum + group.questions.length, 0))}
					</p>
				</div>
			</header>
			<div className="wrap faq-columns stack">
				{found.length > 0 && <GroupLinks groups={found} />}
				<div className="faq-groups stack">
					{found.length === 0 ? (
						<EmptyState heading="h2" title={t.none} text={t.noneHint} action={contactAction(t.contact)} />
					) : (
						found.map((group) => <Group key={group.key} group={group} />)
					)}
					{found.length > 0 && <StillAsking />}
				</div>
			</div>
		</div>
	);
}

function GroupLinks({ groups }: { groups: readonly QuestionGroup[] }) {
	const t = useTexts(faqTexts);
	return (
		<nav className="faq-links" aria-label={t.groups}>
			<ul>
				{groups.map(({ key, title, questions }) => (
					<li key={key}>
						<a className="row apart gap-3" href={`#${groupId(key)}`}>
							{title}
							<span className="tabular">{questions.length}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Group({ group: { key, title, questions } }: { group: QuestionGroup }) {
	return (
		<section aria-labelledby={groupId(key)}>
			<h2 className="display display-3" id={groupId(key)}>
				<SwellText text={title} phase={0.3} k={0.4} lo={60} hi={116} />
			</h2>
			<div>
				{questions.map(({ slug, question, answer }) => (
					<ExpandableItem key={slug} id={slug} title={question}>
						{answer.split("\n\n").map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</ExpandableItem>
				))}
			</div>
		</section>
	);
}

function StillAsking() {
	const t = useTexts(faqTexts);
	return (
		<div className="faq-contact row flow apart accented">
			<div>
				<p className="display display-2">{t.stillAsking}</p>
				<p>{t.stillAskingText}</p>
			</div>
			<ButtonLink to={pathTo("Contact us")}>{t.contact}</ButtonLink>
		</div>
	);
}

const Structure = ({ groups }: { groups: readonly QuestionGroup[] }) => (
	<StructuredData
		data={{
			"@type": "FAQPage",
			mainEntity: groups
				.flatMap(({ questions }) => questions)
				.map(({ question, answer }) => ({
					"@type": "Question",
					name: question,
					acceptedAnswer: { "@type": "Answer", text: answer },
				})),
		}}
	/>
);

/** Prefixed, so as not to collide with the questions' anchors. */
const groupId = (key: string) => `grup-${key}`;

const contactAction = (label: string) => ({ to: pathTo("Contact us"), label });
