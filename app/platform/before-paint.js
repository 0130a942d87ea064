// Runs before the first paint, and so it is tiny: pages are kept for everybody, and only the browser knows who looks at
// this one. What it finds, style sheets follow (`data-answered`: the question about cookies; `data-member`: a log-in).
{
	const { documentElement, currentScript, cookie } = document;
	const has = (pattern) => new RegExp(`(^|; )${pattern}`).test(cookie);
	if (has(`consent=${currentScript.dataset.consent}\\.[^.;]+\\.`)) documentElement.dataset.answered = "";
	if (has("token=")) documentElement.dataset.member = "";
}
