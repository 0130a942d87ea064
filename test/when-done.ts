import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Runs after the test it is called in, or after all tests of the file. A hook like `beforeAll` is too late: nothing would run. */
export const whenDone = (work: () => Promise<unknown>) =>
	TestRunner.getCurrentTest() ? onTestFinished(async () => void (await work())) : afterAll(work);
