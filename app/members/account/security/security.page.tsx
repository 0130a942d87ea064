import { useLoaderData } from "react-router";
import { pageRead } from "../../../platform/browser/page-read";
import { isListFailed } from "../../../platform/lists/list-read";
import { useTexts } from "../../../platform/words/language";
import { DateText } from "../../../ui/words/date-text";
import { DeviceLogIn } from "../../log-in/device-log-in";
import { passkeyList } from "../../passkeys/passkey-contract";
import { secondStep } from "../../second-step/second-step-contract";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { deviceList, type LogIn, logInList } from "../contract";
import { inMembersBrowser } from "../member-read";
import { DeviceRows } from "./device-rows";
import { PasskeySection } from "./passkey-section";
import { PasswordForm } from "./password-form";
import { SecondStepSection } from "./second-step-section";
import { securityTexts } from "./security-texts";
import "./security.css";

export const meta = accountMeta("profile-security");
export const clientLoader = inMembersBrowser(
	pageRead(async (call) => {
		const [{ devices }, { log_ins }, step, { passkeys }] = await Promise.all([
			call(deviceList, {}),
			call(logInList, {}),
			call(secondStep, {}),
			call(passkeyList, {}),
		]);
		return { devices, logIns: log_ins, step, passkeys };
	}),
);
export const HydrateFallback = LoadingAccount;

export default function SecurityPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(securityTexts);
	if (isListFailed(answer)) return <FailedAccount />;
	return (
		<>
			<section className="account-section security-password">
				<h2 className="display display-2">{t.password}</h2>
				<p className="muted">{t.passwordText}</p>
				<PasswordForm />
			</section>
			<PasskeySection passkeys={answer.passkeys} />
			<SecondStepSection step={answer.step} />
			<section className="account-section">
				<h2 className="display display-2">{t.devices}</h2>
				<p className="muted">{t.devicesText}</p>
				<DeviceRows devices={answer.devices} />
			</section>
			<section className="account-section">
				<h2 className="display display-2">{t.another}</h2>
				<p className="muted">{t.anotherText}</p>
				<p>
					<DeviceLogIn />
				</p>
			</section>
			{answer.logIns.length > 0 && <History logIns={answer.logIns} />}
		</>
	);
}

function History({ logIns }: { logIns: LogIn[] }) {
	const t = useTexts(securityTexts);
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.history}</h2>
			<p className="muted">{t.historyText}</p>
			<table className="account-table">
				<thead>
					<tr>
						<th scope="col">{t.when}</th>
						<th scope="col">{t.device}</th>
						<th scope="col">{t.address}</th>
					</tr>
				</thead>
				<tbody>
					{logIns.map(({ at, device, address }) => (
						<tr key={at}>
							<td>
								<DateText at={at} as="medium-time" />
							</td>
							<td>{device === "?" ? t.unknownDevice : device}</td>
							<td className="tabular">{address}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
