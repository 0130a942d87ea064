/** Reminds a member to confirm the e-mail address. */
export function VerificationBanner() {
	return null;
}
