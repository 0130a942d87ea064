import { useState } from "react";
import { callApi } from "../../platform/http/call-api";
import { resendEmailProof } from "./proof-contract";

/** For the button that mails the verification link again. */
export function useResentProof() {
	const [isSent, setSent] = useState(false);
	const resend = async () => {
		await callApi(resendEmailProof, {});
		setSent(true);
	};
	return { isSent, resend };
}
