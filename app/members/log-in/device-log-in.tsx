import { useState } from "react";
import { callApi } from "../../platform/http/call-api";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { ErrorState } from "../../ui/feedback/error-state";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Countdown } from "../../ui/words/countdown";
import { makeDeviceToken } from "../contract";
import { memberTexts } from "../texts";
import "./device-log-in.css";

type DeviceToken = AnswerOf<typeof makeDeviceToken> & { expiresAt: number };
type State = "making" | "failed" | "over" | DeviceToken;

/** "Log in on another device": a single-use QR code, valid for five minutes. */
export function DeviceLogIn() {
	const { device: t } = useTexts(memberTexts);
	const [state, setState] = useState<State>("making");

	const make = async () => {
		setState("making");
		try {
			const made = await callApi(makeDeviceToken, {});
			setState({ ...made, expiresAt: Date.now() + made.expires_in * 1000 });
		} catch {
			setState("failed");
		}
	};

	return (
		<Dialog
			title={t.title}
			description={t.text}
			trigger={<Button variant="ghost">{t.open}</Button>}
			onOpenChange={(open) => open && void make()}
		>
			{state === "making" ? (
				<Skeleton ratio="1/1" />
			) : state === "failed" || state === "over" ? (
				<ErrorState title={t[state]} onRetry={make} retryLabel={t.again} />
			) : (
				<>
					<img className="device-qr" src={asImage(state.qr)} alt={t.picture} width={280} height={280} />
					<p className="small muted">
						{t.valid}{" "}
						<Countdown look="clock" label={t.valid} until={state.expiresAt} onEnd={() => setState("over")} />{" "}
						{t.once}
					</p>
				</>
			)}
		</Dialog>
	);
}

const asImage = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
