import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { HelpScreen } from "../../site/contact/help-screen";
import { storeOrderTexts } from "./order-texts";

type OrderScreenProps = {
	title: string;
	found: string;
	text: ReactNode;
	action: { to: string; label: string };
	/** The number the reader came with, to be quoted in the question to the store. */
	reference?: string;
	children?: ReactNode;
};

/** A page about an order that is not the member's. */
export function OrderNotFound({ reference, ...screen }: OrderScreenProps) {
	const t = useTexts(storeOrderTexts);
	return (
		<HelpScreen
			{...screen}
			help={{
				title: t.help,
				text: reference && t.helpText,
				message: reference ? t.helpMessageAbout(reference) : t.helpMessage,
			}}
		/>
	);
}
