import { useNavigate } from "react-router";

/** Loaded on press: most visits never log out. */
export function useLogOut() {
	const navigate = useNavigate();
	return async () => {
		const { logOut } = await import("../members/sessions/session-actions");
		await logOut(navigate);
	};
}
