export default function Page() {
	return <h1>academy</h1>;
}
