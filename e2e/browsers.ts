/** The whole browser, for what the shell below lacks, such as notifications. */
export const wholeBrowser = launchOptions(process.env.CHROMIUM ?? "/usr/bin/chromium");

/** The same engine alone, which starts and draws faster. */
export const headlessShell = process.env.HEADLESS_SHELL
	? launchOptions(process.env.HEADLESS_SHELL)
	: wholeBrowser;

function launchOptions(executablePath: string) {
	return {
		executablePath,
		args: [
			"--no-sandbox",
			"--disable-quic",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			"--no-first-run",
		],
	};
}
