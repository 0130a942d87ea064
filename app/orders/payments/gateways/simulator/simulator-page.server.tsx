import QRCode from "qrcode";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { club } from "../../../../../club/profile";
import { type Language, textsIn } from "../../../../platform/words/language";
import { formatRupiah } from "../../../../platform/words/money";
import { methodNames, type PaymentMethod } from "../../payment-methods";
import { simulatedActs } from "./simulate.server";
import { isAct } from "./simulated-steps.server";
import { simulatorTexts } from "./simulator-texts";
import type { SimulatedPayment } from "./tables.server";

type Texts = ReturnType<typeof textsIn<(typeof simulatorTexts)["id"]>>;

type ListProps = { payments: SimulatedPayment[]; language: Language };

export const listPage = ({ payments, language }: ListProps) => {
	const t = textsIn(simulatorTexts, language);
	return page(
		language,
		t.list,
		<>
			<h1>{t.list}</h1>
			{payments.length === 0 && <p>{t.empty}</p>}
			<ul className="payments">
				{payments.map((payment) => (
					<li key={payment.reference}>
						<a href={`/simulator/pay/${payment.token}`}>{payment.reference}</a>
						<span>{nameOf(payment.method)}</span>
						<b>{formatRupiah(payment.amount)}</b>
						<span className={`state state-${payment.state}`}>{t.states[payment.state]}</span>
					</li>
				))}
			</ul>
		</>,
	);
};

export const unknownPage = (language: Language) => {
	const t = textsIn(simulatorTexts, language);
	return page(
		language,
		t.unknown,
		<>
			<h1>{t.unknown}</h1>
			<p>
				<a href="/simulator">{t.list}</a>
			</p>
		</>,
	);
};

type PaymentProps = {
	payment: SimulatedPayment;
	language: Language;
	step?: string;
	done?: string;
	fault?: string;
};

/** Plain forms, so that it works without scripts. */
export async function paymentPage({ payment, language, step, done, fault }: PaymentProps): Promise<string> {
	const t = textsIn(simulatorTexts, language);
	const { instructions } = payment;
	const qr = instructions.kind === "qr" ? await QRCode.toDataURL(instructions.payload, { scale: 8 }) : null;
	return page(
		language,
		`${t.title} ${payment.reference}`,
		<>
			{done && isAct(done) && (
				<p className="done" role="status">
					{t.did}: {t.acts[done]}
				</p>
			)}
			<section className="sheet">
				<p className="sum">
					<small>{t.payTo}</small>
					<b>{club.name}</b>
				</p>
				<h1>{formatRupiah(payment.amount)}</h1>
				<dl>
					<dt>{t.order}</dt>
					<dd>{payment.reference}</dd>
					<dt>{t.method}</dt>
					<dd>{nameOf(payment.method)}</dd>
					<dt>{t.state}</dt>
					<dd className={`state state-${payment.state}`}>{t.states[payment.state]}</dd>
				</dl>
				{payment.state === "pending" ? (
					<Pay payment={payment} qr={qr} step={step} fault={fault} t={t} />
				) : (
					<p>{t.stateTexts[payment.state]}</p>
				)}
				<p>
					<a className="back" href={payment.returnUrl}>
						{t.back}
					</a>
				</p>
			</section>
			<details className="drawer" open={Boolean(done)}>
				<summary>{t.drawer}</summary>
				<p>{t.drawerText}</p>
				<form method="post" action={`/simulator/pay/${payment.token}`}>
					{simulatedActs.map((act) => (
						<button key={act} type="submit" name="act" value={act}>
							{t.acts[act]}
						</button>
					))}
				</form>
			</details>
		</>,
	);
}

type PayProps = {
	payment: SimulatedPayment;
	qr: string | null;
	step: string | undefined;
	fault: string | undefined;
	t: Texts;
};

function Pay({ payment, qr, step, fault, t }: PayProps) {
	const { instructions, token, method } = payment;
	return (
		<form method="post" action={`/simulator/pay/${token}`} className="pay">
			{method === "card" ? (
				step === "secure" ? (
					<SecureStep fault={fault} t={t} />
				) : (
					<CardFields t={t} />
				)
			) : instructions.kind === "qr" ? (
				<>
					{qr && <img src={qr} alt="QRIS" width={260} height={260} />}
					<p>{t.scan}</p>
					<button type="submit" className="main">
						{t.scanned}
					</button>
				</>
			) : instructions.kind === "va" ? (
				<>
					{instructions.billerCode && (
						<p className="code">
							<small>{t.company}</small>
							{instructions.billerCode}
						</p>
					)}
					<p className="code">
						<small>{t.va}</small>
						{instructions.number}
					</p>
					<button type="submit" className="main">
						{t.transfer}
					</button>
				</>
			) : instructions.kind === "code" ? (
				<>
					<p className="code">
						<small>{t.code}</small>
						{instructions.code}
					</p>
					<button type="submit" className="main">
						{t.till}
					</button>
				</>
			) : (
				<>
					<p>{t.wallet}</p>
					<button type="submit" className="main">
						{t.approve}
					</button>
				</>
			)}
		</form>
	);
}

const CardFields = ({ t }: { t: Texts }) => (
	<>
		<label>
			{t.cardNumber}
			<input
				name="card"
				inputMode="numeric"
				autoComplete="off"
				maxLength={23}
				required
				defaultValue="4811 1111 1111 1114"
				aria-describedby="card-hint"
			/>
		</label>
		<small id="card-hint">{t.cardHint}</small>
		<div className="pair">
			<label>
				{t.expiry}
				<input name="expiry" autoComplete="off" maxLength={5} defaultValue="12/30" />
			</label>
			<label>
				{t.cvv}
				<input name="cvv" inputMode="numeric" autoComplete="off" maxLength={4} defaultValue="123" />
			</label>
		</div>
		<button type="submit" className="main">
			{t.payCard}
		</button>
	</>
);

const SecureStep = ({ fault, t }: Pick<PayProps, "fault" | "t">) => (
	<>
		<h2>{t.secure}</h2>
		<p>{t.secureText}</p>
		{fault && (
			<p className="fault" role="alert">
				{t.secureWrong}
			</p>
		)}
		<input type="hidden" name="step" value="secure" />
		<label>
			{t.secureCode}
			<input name="code" inputMode="numeric" autoComplete="off" maxLength={6} required />
		</label>
		<button type="submit" className="main">
			{t.confirm}
		</button>
	</>
);

const nameOf = (method: PaymentMethod) =>
	method === "card"
		? "Visa, Mastercard, JCB"
		: methodNames.en[method].replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function page(language: Language, title: string, content: ReactNode): string {
	const t = textsIn(simulatorTexts, language);
	return `<!doctype html>${renderToStaticMarkup(
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>{`${title} · ${t.name}`}</title>
				<link rel="icon" href="data:," />
				<link rel="stylesheet" href="/simulator.css" />
			</head>
			<body>
				<header>
					<a href="/simulator">
						<b>{t.name}</b>
						<span>{t.tagline}</span>
					</a>
					<p className="pretend">{t.pretend}</p>
				</header>
				<main>{content}</main>
			</body>
		</html>,
	)}`;
}
