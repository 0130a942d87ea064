import { useRevalidator } from "react-router";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { Badge } from "../../../ui/feedback/badge";
import { ActionButton } from "../../../ui/forms/action-button";
import { DateText, RelativeDateText } from "../../../ui/words/date-text";
import { type Device, endDevice, endOtherDevices } from "../contract";
import { LogOutButton } from "../log-out-button";
import { securityTexts } from "./security-texts";

/** Where the account is logged in; each device can be logged out. */
export function DeviceRows({ devices }: { devices: readonly Device[] }) {
	const t = useTexts(securityTexts);
	const { revalidate } = useRevalidator();
	const hasOthers = devices.some(({ is_current }) => !is_current);
	return (
		<>
			<ul className="account-rows device-rows">
				{devices.map((device) => (
					<li key={device.id}>
						<div>
							<p className="device-name row flow">
								<b>{nameOf(device, t.unknownDevice)}</b>
								{device.is_current && <Badge tone="ok">{t.thisDevice}</Badge>}
							</p>
							<p className="small muted">
								{t.lastSeen} <RelativeDateText at={device.last_seen} />
								{`\u00a0· ${t.since} `}
								<DateText at={device.since} as="medium" />
							</p>
						</div>
						{device.is_current ? (
							<LogOutButton />
						) : (
							<ActionButton
								size="small"
								variant="ghost"
								aria-label={t.endDevice(nameOf(device, t.unknownDevice))}
								onPress={() => callApi(endDevice, { id: device.id })}
								done={t.ended}
								after={revalidate}
							>
								{t.end}
							</ActionButton>
						)}
					</li>
				))}
			</ul>
			{hasOthers ? (
				<p>
					<ActionButton
						variant="ghost"
						onPress={() => callApi(endOtherDevices, {})}
						done={t.othersEnded}
						after={revalidate}
					>
						{t.endOthers}
					</ActionButton>
				</p>
			) : (
				<p className="small muted">{t.onlyThis}</p>
			)}
		</>
	);
}

const nameOf = ({ device }: Device, unknown: string) => (device === "?" ? unknown : device);
