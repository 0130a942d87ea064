type ScriptUrlPolicy = { createScriptURL(url: string): string };
type TrustedTypes = {
	createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
};

const script = "/sw.js";
let policy: ScriptUrlPolicy | undefined;

/** The only script URL that the Trusted Types policy allows; the policy can be created only once. */
export function workerUrl(): string {
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	if (!trustedTypes) return script;
	policy ??= trustedTypes.createPolicy("ombak", {
		createScriptURL(url) {
			if (url !== script) throw new TypeError("not a script of this site");
			return url;
		},
	});
	return policy.createScriptURL(script);
}
