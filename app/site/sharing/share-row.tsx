import type { MouseEvent } from "react";
import { useLocation, useMatches } from "react-router";
import { club } from "../../../club/profile";
import { useBrowserValue } from "../../platform/browser/browser-value";
import { settingsOf } from "../../platform/browser/page-meta";
import { showError, showSuccess } from "../../platform/browser/toast";
import { defaultLanguage, useLanguage, useTexts } from "../../platform/words/language";
import { classNames } from "../../ui/class-names";
import { openShare } from "./open-share";
import { type ShareContent, shareLink } from "./share-link";
import { CopyMark, ShareMark, shareMarks } from "./share-marks";
import { sharingTexts } from "./texts";
import "../../ui/icon-button.css";
import "./share-row.css";

type ShareRowProps = {
	title: string;
	description?: string;
	/** Path or URL; defaults to the current page. */
	url?: string;
	/** Path or URL of a picture. */
	media?: string;
	/** Our own tags; characters that no network accepts are removed. */
	hashtags?: readonly string[];
	className?: string;
};

/** The device's share sheet, then the networks popular in Indonesia, then the link itself. */
export function ShareRow({ className, ...page }: ShareRowProps) {
	const t = useTexts(sharingTexts);
	const content = useShareContent(page);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div className={classNames("share-row row flow", className)} role="group" aria-label={t.share}>
			<DeviceShare content={content} />
			<ul className="share-networks">
				{offered.map((key) => (
					<li key={key}>
						<NetworkLink network={key} content={content} />
					</li>
				))}
				<li className="share-copy">
					<button type="button" className="icon-button" onClick={() => copyLink(content.url, t)}>
						<CopyMark className="icon" aria-hidden="true" />
						<span className="visually-hidden">{t.copy}</span>
					</button>
				</li>
			</ul>
		</div>
	);
}

type Offered = keyof typeof shareMarks;
const offered = Object.keys(shareMarks) as Offered[];

/** The share button or, on devices without a share sheet, just the row's label. */
function DeviceShare({ content }: { content: ShareContent }) {
	const t = useTexts(sharingTexts);
	const hasSheet = useBrowserValue(() => "share" in navigator, false);
	const label = (
		<>
			<ShareMark className="icon" aria-hidden="true" />
			{t.share}
		</>
	);
	if (!hasSheet) return <span className="share-device">{label}</span>;
	return (
		<button type="button" className="share-device" onClick={() => openSheet(content)}>
			{label}
		</button>
	);
}

function NetworkLink({ network, content }: { network: Offered; content: ShareContent }) {
	const t = useTexts(sharingTexts);
	const userAgent = useBrowserValue(() => navigator.userAgent, "");
	const Mark = shareMarks[network];
	const follow = (event: MouseEvent) => {
		const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey;
		if (!wantsOwnTab && openShare(network, content)) event.preventDefault();
	};
	return (
		<a
			className={`icon-button share-network-${network}`}
			href={shareLink(network, content, userAgent)}
			target="_blank"
			rel="noopener noreferrer"
			onClick={follow}
		>
			<Mark className="icon" aria-hidden="true" />
			<span className="visually-hidden">{labelOf(network, t)}</span>
		</a>
	);
}

function labelOf(network: Offered, t: typeof sharingTexts.en): string {
	const labels: Record<Offered, string> = {
		whatsapp: t.shareOn("WhatsApp"),
		facebook: t.shareOn("Facebook"),
		x: t.shareOn("X"),
		telegram: t.shareOn("Telegram"),
		line: t.shareOn("LINE"),
		email: t.shareBy(t.email),
		sms: t.shareBy(t.sms),
	};
	return labels[network];
}

function useShareContent({ url, title, description, media, hashtags = [] }: ShareRowProps): ShareContent {
	const { publicUrl } = settingsOf(useMatches());
	const { pathname } = useLocation();
	const language = useLanguage();
	const address = new URL(url ?? pathname, publicUrl || "http://localhost");
	// Whoever follows the link sees the page in the language it was shared in.
	if (language !== defaultLanguage) address.searchParams.set("lang", language);
	return {
		url: address.href,
		title,
		hashtags: hashtags.map(asHashtag).filter(Boolean).join(","),
		description,
		media: media && new URL(media, address).href,
		twitterUser: clubAccount,
	};
}

/** The account that a microblog credits, from the club's own link there. */
const clubAccount = club.socialLinks.main.find(({ name }) => name === "twitter")?.url.match(/[^/@]+$/)?.[0];

const asHashtag = (tag: string) => tag.replace(/[^\p{L}\p{N}_]/gu, "");

/** Dismissing the sheet is not a failure. */
const openSheet = ({ url, title, description }: ShareContent) =>
	navigator.share({ url, title, text: description }).catch(() => {});

async function copyLink(url: string, t: { copied: string; copyFailed: string }) {
	try {
		await navigator.clipboard.writeText(url);
		showSuccess(t.copied);
	} catch {
		showError(t.copyFailed);
	}
}
