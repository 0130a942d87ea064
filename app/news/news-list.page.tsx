export default function Page() {
	return <h1>news-list</h1>;
}
