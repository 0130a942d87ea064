import type { MetaArgs } from "react-router";
import { club } from "../../../club/profile";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { StructuredData } from "../../platform/browser/structured-data";
import { textsIn, useTexts } from "../../platform/words/language";
import { SwellText } from "../../ui/words/swell-text";
import { ContactFacts } from "./contact-facts";
import { ContactForm } from "./contact-form";
import { contactTexts } from "./texts";
import "./contact.css";

export function meta(where: MetaArgs) {
	const { title, description } = textsIn(contactTexts, settingsOf(where.matches).language);
	return pageMeta(where, { title, description });
}

export default function ContactPage() {
	const t = useTexts(contactTexts);
	return (
		<div className="contact" data-division="club">
			<div className="contact-main">
				<header className="page-head">
					<h1 className="display display-4">
						<SwellText text={t.title} k={0.5} phase={-1} lo={54} hi={124} />
					</h1>
					<p className="lead">{t.lead}</p>
				</header>
				<section aria-label={t.formTitle}>
					<ContactForm />
					<p className="contact-privacy small muted">{t.privacy}</p>
				</section>
			</div>
			<ContactFacts />
			<StructuredData data={contactPoint} />
		</div>
	);
}

const contactPoint = {
	"@type": "SportsOrganization",
	name: club.name,
	contactPoint: {
		"@type": "ContactPoint",
		contactType: "customer service",
		email: club.contact.email,
		telephone: club.contact.phone,
		availableLanguage: ["id", "en"],
	},
};
