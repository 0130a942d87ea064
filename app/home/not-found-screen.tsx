export function NotFoundScreen() {
	return <h1>404</h1>;
}
