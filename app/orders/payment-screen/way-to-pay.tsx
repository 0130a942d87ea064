import { useEffect, useState } from "react";
import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Note } from "../../ui/feedback/note";
import { Skeleton } from "../../ui/feedback/skeleton";
import { ActionButton } from "../../ui/forms/action-button";
import type { ShownAttempt, ShownOrder } from "../contract";
import { methodNames } from "../payments/payment-methods";
import { CopyButton } from "./copy-button";
import { MethodMark } from "./method-mark";
import { PaymentQr } from "./payment-qr";
import { paymentTexts } from "./texts";
import { useQr } from "./use-qr";
import "./way-to-pay.css";

type WayToPayProps = { order: ShownOrder; attempt: ShownAttempt; onRetry: () => Promise<void> };

/** What the fan needs to pay by the chosen method, or why that does not work and what is safe. */
export function WayToPay({ order, attempt, onRetry }: WayToPayProps) {
	const t = useTexts(paymentTexts);
	const name = useTexts(methodNames)[attempt.method];
	return (
		<section className="way-to-pay" aria-label={name}>
			<header>
				<MethodMark method={attempt.method} />
				<p>
					<b>{name}</b>
					<small>{t.onBehalf(club.name)}</small>
				</p>
			</header>
			<Instructions order={order} attempt={attempt} onRetry={onRetry} />
		</section>
	);
}

function Instructions({ order, attempt, onRetry }: WayToPayProps) {
	const t = useTexts(paymentTexts);
	const name = useTexts(methodNames)[attempt.method];
	const { state, instructions, pageUrl } = attempt;
	if (state === "opening") return <Opening order={order} onRetry={onRetry} />;
	if (state === "failed") return <Trouble title={t.denied} text={t.deniedText} onRetry={onRetry} />;
	if (state !== "awaiting" && state !== "authorized")
		return <Trouble title={t.closed} text={t.closedText} onRetry={onRetry} />;
	switch (instructions?.kind) {
		case "qr":
			return <PaymentQr payload={instructions.payload} amount={order.total} name={order.number} />;
		case "va":
			return (
				<>
					{instructions.billerCode && (
						<Copied label={t.company} value={instructions.billerCode} copy={t.copyCode} isSmall />
					)}
					<Copied
						label={instructions.billerCode ? t.billNumber : t.vaNumber}
						value={instructions.number}
						copy={t.copyNumber}
					/>
					<ExactAmount amount={order.total} />
				</>
			);
		case "code":
			return (
				<>
					<Copied label={t.storeCode} value={instructions.code} copy={t.copyCode} />
					<ExactAmount amount={order.total} />
				</>
			);
		case "app":
			return (
				<Elsewhere order={order} url={pageUrl} text={t.appText(name)} label={t.openApp(name)} app={name} />
			);
		default:
			return <Elsewhere order={order} url={pageUrl} text={t.pageText} label={t.openPage} />;
	}
}

type ElsewhereProps = { order: ShownOrder; url: string | null; text: string; label: string; app?: string };

/** In the wallet's app or on the gateway's page. An app is not on a computer, so its link can be scanned there. */
function Elsewhere({ order, url, text, label, app }: ElsewhereProps) {
	const t = useTexts(paymentTexts);
	return (
		<>
			<p className="muted way-page">{text}</p>
			{url && (
				<a className="button button-block" href={url}>
					<span className="button-label">{label}</span>
				</a>
			)}
			<p className="payment-label small muted">{t.amount}</p>
			<div className="payment-copy row flow apart payment-copy-small">
				<b className="tabular flow">{formatRupiah(order.total)}</b>
			</div>
			{url && app && <LinkQr url={url} app={app} />}
		</>
	);
}

function LinkQr({ url, app }: { url: string; app: string }) {
	const t = useTexts(paymentTexts);
	const picture = useQr(url);
	return (
		<div className="way-link stack gap-3">
			<p className="small muted">{t.appQrText}</p>
			<div className="payment-qr-code">
				{picture ? (
					<img src={picture} alt={t.appQrLabel(app)} width={200} height={200} />
				) : (
					<Skeleton ratio="1/1" />
				)}
			</div>
		</div>
	);
}

type CopiedProps = { label: string; value: string; copy: string; isSmall?: boolean };

/** In groups of four, as on bank cards; copied without the gaps. */
function Copied({ label, value, copy, isSmall }: CopiedProps) {
	return (
		<>
			<p className="payment-label small muted">{label}</p>
			<div
				className={isSmall ? "payment-copy row flow apart payment-copy-small" : "payment-copy row flow apart"}
			>
				<b className="tabular flow">
					{(value.match(/.{1,4}/g) ?? []).map((group, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: groups of one number may be alike and never move
						<span key={index}>{group}</span>
					))}
				</b>
				<CopyButton text={value} label={copy} {...(isSmall && { variant: "ghost" })} />
			</div>
		</>
	);
}

function ExactAmount({ amount }: { amount: number }) {
	const t = useTexts(paymentTexts);
	return (
		<>
			<p className="payment-label small muted">{t.exactAmount}</p>
			<div className="payment-copy row flow apart payment-copy-small">
				<b className="tabular flow">{formatRupiah(amount)}</b>
				<CopyButton text={String(amount)} label={t.copy} variant="ghost" />
			</div>
		</>
	);
}

/** Longer than gateways normally take. */
const patience = 8_000;

function Opening({ order, onRetry }: Pick<WayToPayProps, "order" | "onRetry">) {
	const t = useTexts(paymentTexts);
	const language = useLanguage();
	const [isLate, setLate] = useState(false);
	useEffect(() => {
		const timer = window.setTimeout(() => setLate(true), patience);
		return () => window.clearTimeout(timer);
	}, []);
	if (isLate) {
		const time = formatDateTime(order.payBy, "short", language, club.timeZone);
		return <Trouble title={t.away} text={t.awayText(time)} onRetry={onRetry} />;
	}
	return (
		<div className="way-opening">
			<p className="muted" role="status">
				{t.opening}
			</p>
			<Skeleton height="52px" />
			<Skeleton height="36px" width="60%" />
		</div>
	);
}

function Trouble({ title, text, onRetry }: { title: string; text: string; onRetry: () => Promise<void> }) {
	const t = useTexts(paymentTexts);
	return (
		<div className="way-trouble">
			<Note tone="warn" announce>
				<b>{title}</b>
				<p>{text}</p>
			</Note>
			<ActionButton onPress={onRetry}>{t.tryAgain}</ActionButton>
		</div>
	);
}
