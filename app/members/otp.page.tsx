export default function Page() {
	return <h1>otp</h1>;
}
