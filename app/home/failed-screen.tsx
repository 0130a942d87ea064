export function FailedScreen() {
	return <h1>500</h1>;
}
