import { WalletCards } from "lucide-react";
import { useSubmit } from "../../../platform/browser/use-submit";
import { apiBase, callApi } from "../../../platform/http/call-api";
import { fillPath } from "../../../platform/http/contract";
import { shownLanguage, useTexts } from "../../../platform/words/language";
import type { ShownTicket } from "../contract";
import { passTexts } from "../texts";
import { applePass, googlePass } from "./contract";

/** Only where the club has set up a wallet. The link carries the signed code: a phone's wallet has no session of ours. */
export function WalletLinks({ pass: { wallets, qr } }: { pass: ShownTicket }) {
	const t = useTexts(passTexts);
	const code = qr?.path.split("/").at(-1) ?? "";
	const { submit: saveToGoogle, isBusy } = useSubmit(async () =>
		window.location.assign((await callApi(googlePass, { code })).url),
	);
	return (
		<>
			{wallets.includes("apple") && (
				<a href={`${apiBase}${fillPath(applePass.path, { code }).path}?lang=${shownLanguage()}`}>
					<WalletCards className="icon" aria-hidden="true" />
					Apple Wallet
				</a>
			)}
			{wallets.includes("google") && (
				<button type="button" aria-busy={isBusy} onClick={() => void saveToGoogle()}>
					<WalletCards className="icon" aria-hidden="true" />
					{t.google}
				</button>
			)}
		</>
	);
}
