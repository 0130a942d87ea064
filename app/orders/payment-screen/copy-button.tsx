import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { paymentTexts } from "./texts";

type CopyButtonProps = { text: string; label: string; variant?: "ghost" };

/** The label confirms the copy, also to a screen reader. */
export function CopyButton({ text, label, variant }: CopyButtonProps) {
	const t = useTexts(paymentTexts);
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = window.setTimeout(() => setCopied(false), 1_800);
		return () => window.clearTimeout(timer);
	}, [isCopied]);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(true);
		} catch {
			// Without a clipboard the number can still be selected by hand.
		}
	};
	return (
		<>
			<Button size="small" {...(variant && { variant })} onClick={copy}>
				<Copy className="icon" aria-hidden="true" />
				{isCopied ? t.copied : label}
			</Button>
			<span className="visually-hidden" role="status">
				{isCopied && t.copied}
			</span>
		</>
	);
}
