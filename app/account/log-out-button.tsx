import { useState } from "react";
import { useNavigate } from "react-router";
import { logOut } from "../members/sessions/session-actions";
import { useTexts } from "../platform/language";
import { Button } from "../ui/button";
import { accountTexts } from "./texts";

export function LogOutButton() {
	const t = useTexts(accountTexts);
	const navigate = useNavigate();
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
