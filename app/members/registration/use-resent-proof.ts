import { useState } from "react";
import { resendProof } from "./proof-actions";

/** The button that mails the verification link again. */
export function useResentProof() {
	const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
	const resend = async () => {
		setState("sending");
		setState((await resendProof()) ? "sent" : "asking");
	};
	return { state, resend };
}
