export default function Page() {
	return <h1>article</h1>;
}
