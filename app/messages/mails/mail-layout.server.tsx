import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { crest } from "../../../club/crest";
import { club } from "../../../club/profile";
import type { Language } from "../../platform/words/language";
import type { MailBlock, MailContent } from "./mail-content";
import { mailStyle } from "./mail-style";
import { mailTexts } from "./mail-texts";

type MailFrame = { language: Language; publicUrl: string };

/** The HTML part: tables and inline colours, since that is all that every mail program supports. */
export function mailHtml(content: MailContent, frame: MailFrame): string {
	return `<!doctype html>${renderToStaticMarkup(<Mail content={content} {...frame} />)}`;
}

function Mail({ content, language, publicUrl }: MailFrame & { content: MailContent }) {
	const t = mailTexts[language];
	return (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{content.subject}</title>
				<style>{mailStyle}</style>
			</head>
			<body className="page" style={style.page}>
				<div style={style.preview}>{content.preview}</div>
				<Table className="page" style={style.outer}>
					<Row style={{ padding: "24px 12px" }}>
						<Table className="card" style={style.card} width={600}>
							<tr>
								<td
									className="head"
									style={headStyle(publicUrl)}
									{...{ background: `${publicUrl}/mail/sea.png` }}
								>
									<a href={publicUrl} style={style.headLink} target="_blank" rel="noreferrer">
										<img
											src={`${publicUrl}/mail/crest.png`}
											width={crestSize.width}
											height={crestSize.height}
											alt=""
											style={style.crest}
										/>
										{club.name}
									</a>
								</td>
							</tr>
							<Row className="body" style={style.body}>
								<h1 className="ink" style={style.title}>
									{content.title}
								</h1>
								{content.blocks.map((block) => (
									<Block key={JSON.stringify(block)} block={block} fallback={t.linkFallback} />
								))}
							</Row>
							<Row className="foot" style={style.foot}>
								<p style={style.footLine}>
									{club.legal.name}, {club.contact.address.join(", ")}
								</p>
								<p style={style.footLine}>
									{t.why}{" "}
									<a
										className="foot-link"
										style={style.footLink}
										href={`mailto:${club.contact.email}`}
										target="_blank"
										rel="noreferrer"
									>
										{club.contact.email}
									</a>
								</p>
							</Row>
						</Table>
					</Row>
				</Table>
			</body>
		</html>
	);
}

function Block({ block, fallback }: { block: MailBlock; fallback: string }) {
	if ("paragraph" in block)
		return (
			<p className="ink" style={style.paragraph}>
				{block.paragraph}
			</p>
		);
	if ("button" in block)
		return (
			<>
				<Table style={{ margin: "8px 0 16px" }}>
					<Row className="button" style={style.buttonCell}>
						<a href={block.link} style={style.button} target="_blank" rel="noreferrer">
							{block.button}
						</a>
					</Row>
				</Table>
				<p className="ink-2" style={style.small}>
					{fallback}
					<br />
					<a className="link" style={style.link} href={block.link} target="_blank" rel="noreferrer">
						{block.link}
					</a>
				</p>
			</>
		);
	if ("facts" in block)
		return (
			<table role="presentation" cellPadding={0} cellSpacing={0} width="100%" style={style.facts}>
				<tbody>
					{block.facts.map(([label, value]) => (
						<tr key={label}>
							<td className="ink-2 line" style={style.factLabel}>
								{label}
							</td>
							<td className="ink line" style={style.factValue}>
								{value}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		);
	if ("picture" in block)
		return <img src={block.picture} width={240} height={240} alt={block.alt} style={style.picture} />;
	if ("quote" in block)
		return (
			<div className="quote" style={style.quote}>
				{block.quote}
			</div>
		);
	return (
		<p className="ink-2" style={style.small}>
			{block.note}
		</p>
	);
}

type BoxProps = { className?: string; style?: React.CSSProperties; width?: number; children: ReactNode };

function Table({ className, style, width, children }: BoxProps) {
	return (
		<table
			role="presentation"
			cellPadding={0}
			cellSpacing={0}
			align={width ? "center" : undefined}
			width={width ?? undefined}
			className={className}
			style={style}
		>
			<tbody>{children}</tbody>
		</table>
	);
}

const Row = ({ className, style, children }: BoxProps) => (
	<tr>
		<td className={className} style={style}>
			{children}
		</td>
	</tr>
);

const crestSize = { width: Math.round((58 * crest.width) / crest.height), height: 58 };

const body = "'Plus Jakarta Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const display = "Anybody, 'Arial Narrow', 'Roboto Condensed', Arial, sans-serif";
const ink = "#061824";
const quietInk = "#32495A";

/** The colour shows where a mail program blocks images. */
const headStyle = (publicUrl: string): React.CSSProperties => ({
	padding: "30px 32px",
	backgroundColor: "#1130DE",
	backgroundImage: `url(${publicUrl}/mail/sea.png)`,
	backgroundSize: "cover",
	backgroundPosition: "center",
});

/** Inline, because several mail programs drop the style sheet; `mailStyle` only overrides these in dark mode. */
const style = {
	page: { margin: 0, padding: 0, backgroundColor: "#F3F7F6" },
	preview: { display: "none", maxHeight: 0, overflow: "hidden", fontSize: 1, lineHeight: "1px" },
	outer: { width: "100%", backgroundColor: "#F3F7F6" },
	card: { width: "100%", maxWidth: 600, backgroundColor: "#FFFFFF" },
	headLink: {
		fontFamily: display,
		fontSize: 22,
		lineHeight: "28px",
		fontWeight: 800,
		color: "#F0F5F3",
		textDecoration: "none",
	},
	crest: { border: 0, verticalAlign: "middle", marginRight: 16 },
	body: { padding: "32px 32px 20px", fontFamily: body, fontSize: 16, lineHeight: "26px" },
	title: {
		margin: "0 0 16px",
		fontFamily: display,
		fontSize: 30,
		lineHeight: "34px",
		fontWeight: 800,
		color: ink,
	},
	paragraph: { margin: "0 0 16px", color: ink },
	buttonCell: { backgroundColor: "#1130DE", borderRadius: 3 },
	button: {
		display: "inline-block",
		padding: "16px 26px",
		fontFamily: display,
		fontSize: 17,
		lineHeight: "20px",
		fontWeight: 700,
		color: "#FFFFFF",
		textDecoration: "none",
	},
	small: { margin: "0 0 16px", fontSize: 14, lineHeight: "22px", color: quietInk },
	link: { color: "#1130DE", wordBreak: "break-all" },
	facts: { margin: "0 0 20px", borderCollapse: "collapse" },
	factLabel: {
		padding: "10px 16px 10px 0",
		borderTop: "1px solid #CFDBE0",
		color: quietInk,
		width: "36%",
		verticalAlign: "top",
	},
	factValue: {
		padding: "10px 0",
		borderTop: "1px solid #CFDBE0",
		color: ink,
		fontWeight: 600,
		verticalAlign: "top",
	},
	quote: {
		margin: "0 0 20px",
		padding: "14px 18px",
		borderLeft: "6px solid #1130DE",
		backgroundColor: "#DFE5FF",
		color: ink,
		whiteSpace: "pre-wrap",
		overflowWrap: "anywhere",
	},
	picture: { display: "block", margin: "0 0 20px", border: 0, backgroundColor: "#FFFFFF" },
	foot: { backgroundColor: ink, padding: "22px 32px", fontFamily: body },
	footLine: { margin: "0 0 6px", fontSize: 13, lineHeight: "20px", color: "#A9BECB" },
	footLink: { color: "#F0F5F3" },
} satisfies Record<string, React.CSSProperties>;
