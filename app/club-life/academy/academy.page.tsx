import { useState } from "react";
import { type MetaArgs, useLoaderData } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import { StructuredData } from "../../platform/browser/structured-data";
import { type DivisionKey, divisionKeys, findDivision } from "../../platform/club-profile";
import { usePublicUrl } from "../../platform/http/public-url";
import { sectionLabel, useSectionLabel } from "../../platform/lists/section-label";
import { localize, textsIn, useLanguage, useTexts } from "../../platform/words/language";
import { academyCover } from "../../ui/art/division-art";
import { LinkTabs } from "../../ui/navigation/link-tabs";
import { Picture } from "../../ui/pictures/picture";
import { SwellText } from "../../ui/words/swell-text";
import { academyRead } from "../reads";
import { AcademyWeek } from "./academy-week";
import { CoachList } from "./coach-list";
import type { Programme } from "./contract";
import { ProgrammeList } from "./programme-list";
import { academyTexts } from "./texts";
import { TrialForm, trialFormId } from "./trial-form";
import "../../ui/button.css";
import "./academy.css";

export const loader = onServer(academyRead);
export const clientLoader = inBrowser(academyRead);

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	const { language } = settingsOf(matches);
	const t = textsIn(academyTexts, language);
	const division = sectionLabel(loaderData.category, language);
	return pageMeta(
		{ location, matches },
		{ title: t.titleOf(division), description: t.description(division, club.name) },
	);
}

export default function AcademyPage() {
	const { category, programmes, coaches } = useLoaderData<typeof clientLoader>();
	const [chosen, setChosen] = useState("");
	const t = useTexts(academyTexts);
	const label = useSectionLabel();
	return (
		<div data-division="academy">
			<Structure category={category} />
			<Head category={category} canApply={programmes.length > 0} />
			<LinkTabs
				label={t.academies}
				tabs={divisionKeys.map((key) => ({ to: pathTo("Academy", { category: key }), label: label(key) }))}
			/>
			<ProgrammeList programmes={programmes} onApply={setChosen} />
			{programmes.length > 0 && <AcademyWeek programmes={programmes} />}
			<CoachList coaches={coaches} />
			{programmes.length > 0 && (
				<TrialBand key={category} programmes={programmes} chosen={chosen} onChoose={setChosen} />
			)}
		</div>
	);
}

function Head({ category, canApply }: { category: DivisionKey; canApply: boolean }) {
	const t = useTexts(academyTexts);
	const language = useLanguage();
	const label = useSectionLabel()(category);
	const lead = findDivision(category)?.academyLead;
	return (
		<header className="academy-head accented">
			<Picture
				className="academy-picture"
				picture={academyCover(category)}
				width={1364}
				height={560}
				drawing={{ disc: { x: 0.75, y: 0.21, size: 0.12 } }}
				priority
			/>
			<div className="academy-head-text">
				<p className="eyebrow">{label}</p>
				<h1 className="display">
					<SwellText text={t.title} phase={-0.7} k={0.8} />
					<span className="visually-hidden"> {label}</span>
				</h1>
				{lead && <p>{localize(lead, language)}</p>}
				{canApply && (
					<a className="button" href={`#${trialFormId}`}>
						<span className="button-label">{t.apply}</span>
					</a>
				)}
			</div>
		</header>
	);
}

function TrialBand({
	programmes,
	chosen,
	onChoose,
}: {
	programmes: readonly Programme[];
	chosen: string;
	onChoose: (slug: string) => void;
}) {
	const t = useTexts(academyTexts).trial;
	return (
		<section className="trial-band on-brand sea" id={trialFormId} aria-labelledby="trial-title">
			<Picture
				className="trial-sea"
				picture={{ art: "field", slug: "coba-dulu", tone: "sea" }}
				width={1364}
				height={900}
			/>
			<div className="wrap">
				<div className="trial-text">
					<h2 className="display display-4" id="trial-title">
						<SwellText text={t.title} phase={0.4} k={0.6} lo={56} hi={132} />
					</h2>
					<p>{t.lead}</p>
					<p>{t.privacy}</p>
				</div>
				<TrialForm programmes={programmes} chosen={chosen} onChoose={onChoose} />
			</div>
		</section>
	);
}

function Structure({ category }: { category: DivisionKey }) {
	const t = useTexts(academyTexts);
	const label = useSectionLabel()(category);
	const publicUrl = usePublicUrl();
	const way = [{ label: t.titleOf(label), to: pathTo("Academy", { category }) }];
	return <StructuredData data={breadcrumbList(publicUrl, way)} />;
}
