export default function Page() {
	return <h1>phone</h1>;
}
