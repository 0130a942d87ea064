import { useLoaderData } from "react-router";
import { DeviceLogIn } from "../members/log-in/device-log-in";
import { passkeyList } from "../members/passkeys/passkey-contract";
import { secondStep } from "../members/second-step/second-step-contract";
import { useTexts } from "../platform/language";
import { isListFailed } from "../platform/list-read";
import { pageRead } from "../platform/page-read";
import { DateText } from "../ui/date-text";
import { accountMeta } from "./account-meta";
import { FailedAccount, LoadingAccount } from "./account-states";
import { deviceList, type LogIn, logInList } from "./contract";
import { DeviceRows } from "./device-rows";
import { inMembersBrowser } from "./member-read";
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
			<table className="log-ins">
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
