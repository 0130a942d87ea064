import { useNavigate } from "react-router";
import { useTexts } from "../../platform/words/language";
import { ActionButton } from "../../ui/forms/action-button";
import { useLogOut } from "../sessions/use-log-out";
import { accountTexts } from "./texts";

export function LogOutButton() {
	const t = useTexts(accountTexts);
	const navigate = useNavigate();
	const logOut = useLogOut();
	return (
		<ActionButton size="small" variant="ghost" onPress={() => logOut(navigate)}>
			{t.logOut}
		</ActionButton>
	);
}
