import { useState } from "react";
import { useRevalidator } from "react-router";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Badge } from "../../../ui/feedback/badge";
import { DateText, RelativeDateText } from "../../../ui/words/date-text";
import { type Device, endDevice, endOtherDevices } from "../contract";
import { LogOutButton } from "../log-out-button";
import { securityTexts } from "./security-texts";

/** Where the account is logged in; each device can be logged out. */
export function DeviceRows({ devices }: { devices: readonly Device[] }) {
	const t = useTexts(securityTexts);
	const { leaving, leave } = useLeaving();
	const hasOthers = devices.some(({ is_current }) => !is_current);
	return (
		<>
			<ul className="device-rows">
				{devices.map((device) => (
					<li key={device.id}>
						<div>
							<p className="device-name">
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
							<Button
								size="small"
								variant="ghost"
								aria-label={t.endDevice(nameOf(device, t.unknownDevice))}
								loading={leaving === device.id}
								onClick={() => void leave(device.id, () => callApi(endDevice, { id: device.id }), t.ended)}
							>
								{t.end}
							</Button>
						)}
					</li>
				))}
			</ul>
			{hasOthers ? (
				<p>
					<Button
						variant="ghost"
						loading={leaving === "others"}
						onClick={() => void leave("others", () => callApi(endOtherDevices, {}), t.othersEnded)}
					>
						{t.endOthers}
					</Button>
				</p>
			) : (
				<p className="small muted">{t.onlyThis}</p>
			)}
		</>
	);
}

function useLeaving() {
	const [leaving, setLeaving] = useState<string | null>(null);
	const { revalidate } = useRevalidator();
	const leave = async (who: string, end: () => Promise<unknown>, done: string) => {
		setLeaving(who);
		try {
			await end();
			showSuccess(done);
		} catch {
			// The toast has said why; the list below shows the current state.
		}
		await revalidate();
		setLeaving(null);
	};
	return { leaving, leave };
}

const nameOf = ({ device }: Device, unknown: string) => (device === "?" ? unknown : device);
