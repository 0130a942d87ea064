/** How a command is called here: in a clone through npm, in a release directly. */
export const calledAs = (name: string) =>
	process.env.npm_lifecycle_event ? `npm run ${name} --` : `ombak ${name}`;
