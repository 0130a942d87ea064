type ScriptUrlPolicy = { createScriptURL(url: string): string };
type TrustedTypes = {
	createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
};

const script = "/sw.js";
let policy: ScriptUrlPolicy | undefined;

/** The one script address that this site's policy lets a page use; the policy can be made only once. */
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
