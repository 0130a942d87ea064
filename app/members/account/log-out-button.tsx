import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useLogOut } from "../sessions/use-log-out";
import { accountTexts } from "./texts";

export function LogOutButton() {
	const t = useTexts(accountTexts);
	const navigate = useNavigate();
	const logOut = useLogOut();
	const [isLeaving, setLeaving] = useState(false);
	const leave = async () => {
		setLeaving(true);
		if (!(await logOut(navigate))) setLeaving(false);
	};
	return (
		<Button size="small" variant="ghost" loading={isLeaving} onClick={() => void leave()}>
			{t.logOut}
		</Button>
	);
}
