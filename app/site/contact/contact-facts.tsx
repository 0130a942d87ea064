import { Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { pictureUrl } from "../../ui/art/picture-url";
import { contactTexts } from "./texts";

const sea = pictureUrl({ art: "field", slug: "contact", tone: "calm" }, { width: 640, height: 900 });

/** All contact details from the club profile. */
export function ContactFacts() {
	const t = useTexts(contactTexts);
	const language = useLanguage();
	const { email, phone, whatsapp, address, hours } = club.contact;
	return (
		<aside className="contact-facts on-brand sea" aria-labelledby="contact-facts-title">
			<img className="cover" src={sea} alt="" width={640} height={900} />
			<h2 className="display display-2" id="contact-facts-title">
				{t.factsTitle}
			</h2>
			<dl className="stack gap-5">
				<Fact icon={Mail} label={t.email}>
					<a className="contact-link tap" href={`mailto:${email}`}>
						{email}
					</a>
				</Fact>
				<Fact icon={Phone} label={t.call}>
					<a className="contact-link tap" href={`tel:${phone}`}>
						{formatPhone(phone)}
					</a>
				</Fact>
				<Fact icon={MessageCircle} label={t.whatsapp}>
					<a
						className="contact-link tap"
						href={`https://wa.me/${whatsapp.slice(1)}`}
						target="_blank"
						rel="noreferrer"
					>
						{formatPhone(whatsapp)}
					</a>
				</Fact>
				<Fact icon={MapPin} label={t.visit}>
					{address.map((line) => (
						<span key={line}>{line}</span>
					))}
				</Fact>
				<Fact icon={Clock} label={t.hours}>
					<span>{localize(hours, language)}</span>
				</Fact>
			</dl>
			<p className="contact-faq">
				{t.faq}
				<Link className="contact-link tap" to={pathTo("FAQ")}>
					{t.faqLink}
				</Link>
			</p>
		</aside>
	);
}

type FactProps = { icon: typeof Mail; label: string; children: React.ReactNode };

function Fact({ icon: Icon, label, children }: FactProps) {
	return (
		<div>
			<Icon className="icon" aria-hidden="true" />
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
