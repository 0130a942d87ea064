import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { useTexts } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import { pictureUrl } from "../../ui/art/picture-url";
import { ButtonLink } from "../../ui/button";
import { cssVariables } from "../../ui/css-variables";
import { LiveBadge } from "../../ui/feedback/badge";
import { TeamCrest } from "../../ui/pictures/team-crest";
import { SwellText } from "../../ui/words/swell-text";
import type { HeroSlide } from "./hero-slides";
import { homeTexts } from "./texts";
import "./hero.css";

/**
 * The hero. Its tabs are radio buttons, so that choosing works before hydration, without scripts and with the
 * arrow keys; nothing moves by itself.
 */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
	const t = useTexts(homeTexts);
	const name = useId();
	return (
		<section className="hero on-brand" aria-label={t.spotlight}>
			{slides.map((slide, index) => (
				<Slide key={slide.key} slide={slide} isFirst={index === 0} />
			))}
			{slides.length > 1 && (
				<fieldset className="hero-tabs stack">
					<legend className="visually-hidden">{t.chooseSpotlight}</legend>
					{slides.map(({ key, division, tab }, index) => (
						<label key={key} className="hero-tab" data-division={division}>
							<input className="visually-hidden" type="radio" name={name} defaultChecked={index === 0} />
							<b className="one-line">{tab.title}</b>
							<span className="one-line">{tab.note}</span>
						</label>
					))}
				</fieldset>
			)}
		</section>
	);
}

const longestSwell = 30;

function Slide({ slide, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
	const Heading = isFirst ? "h1" : "h2";
	const isShort = slide.headline.length <= longestSwell;
	return (
		<div className={`hero-slide hero-${slide.ground}`} data-division={slide.division}>
			<div className="hero-art">
				<Backdrop slide={slide} isFirst={isFirst} />
				{slide.crest && (
					<span className="hero-crests row apart">
						<Crest size={150} variant="foam" />
						<TeamCrest crest={slide.crest} size={150} />
					</span>
				)}
				{slide.thing && (
					<img
						className="hero-thing"
						src={pictureUrl(slide.thing, { width: 600, height: 600 })}
						width={600}
						height={600}
						alt=""
						loading="lazy"
						decoding="async"
					/>
				)}
			</div>
			<div className="hero-text">
				<p className="hero-eyebrow row flow">
					{slide.isLive && <LiveBadge division={slide.division} />}
					<span className="eyebrow">{slide.eyebrow}</span>
				</p>
				<Heading
					className={isShort ? "display hero-title" : "display hero-title hero-title-long"}
					style={cssVariables({ "--fit": fitOf(slide.headline) })}
				>
					{isShort ? <SwellText text={slide.headline} phase={-1.2} k={0.72} /> : slide.headline}
				</Heading>
				<p>{slide.text}</p>
				<div className="hero-actions flow gap-3">
					{slide.actions.map(({ to, label }, index) => (
						<ButtonLink key={to} to={to} variant={index === 0 ? "accent" : "ghost"}>
							{label}
							{index === 0 && <ArrowRight className="icon" aria-hidden="true" />}
						</ButtonLink>
					))}
				</div>
			</div>
		</div>
	);
}

/** One picture for the side of a wide hero, another for the top of a phone. */
function Backdrop({ slide, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
	return (
		<picture>
			<source
				media="(min-width: 800px)"
				srcSet={pictureUrl(slide.backdrop, { width: 1364, height: 700, ...slide.wide })}
			/>
			<img
				src={pictureUrl(slide.backdrop, { width: 780, height: 600, ...slide.narrow })}
				width={780}
				height={600}
				alt=""
				loading={isFirst ? "eager" : "lazy"}
				fetchPriority={isFirst ? "high" : undefined}
				decoding="async"
			/>
		</picture>
	);
}

const comfortableWord = 7.5;
const comfortableLength = 21;

/** A long word or line makes the headline smaller, so that nothing wraps badly and the hero keeps its height. */
function fitOf(headline: string): number {
	const longest = Math.max(...headline.split(" ").map((word) => word.length));
	const fit = Math.min(1, comfortableWord / longest, (comfortableLength / headline.length) ** 0.7);
	return Math.round(fit * 100) / 100;
}
