import { useState } from "react";
import { useNavigate } from "react-router";
import { useLogOut } from "../members/sessions/use-log-out";
import { useTexts } from "../platform/language";
import { Button } from "../ui/button";
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
