import { callApi } from "../platform/call-api";
import { logout } from "./contract";
import { forgetSession } from "./session";

export async function logOut(): Promise<void> {
	await callApi(logout, {});
	forgetSession();
}
