import { describe, expect, it } from "vitest";
import { type NetworkKey, networks } from "./networks";
import { fillTemplate, isAppLink, shareLink } from "./share-link";

const page = {
	url: "https://klub.example/news/detail/gol?a=1&b=2",
	title: "Gol menit 88 & satu poin",
	description: "Tertinggal, lalu menyamakan?",
	quote: "Ya kapan lagi",
	hashtags: "derbi,ligateluk",
	media: "https://klub.example/og/gol.png",
	twitterUser: "klub",
};
const u = "https%3A%2F%2Fklub.example%2Fnews%2Fdetail%2Fgol%3Fa%3D1%26b%3D2";
const t = "Gol%20menit%2088%20%26%20satu%20poin";
const d = "Tertinggal%2C%20lalu%20menyamakan%3F";
const m = "https%3A%2F%2Fklub.example%2Fog%2Fgol.png";
const lines = `${t}%0D%0A${u}%0D%0A${d}`;

const links: Record<NetworkKey, string> = {
	baidu: `http://cang.baidu.com/do/add?iu=${u}&it=${t}`,
	bluesky: `https://bsky.app/intent/compose?text=${t}%0A${u}`,
	buffer: `https://bufferapp.com/add?text=${t}&url=${u}`,
	email: `mailto:?subject=${t}&body=${u}%0D%0A${d}`,
	evernote: `https://www.evernote.com/clip.action?url=${u}&title=${t}`,
	facebook: `https://www.facebook.com/sharer/sharer.php?u=${u}&title=${t}&description=${d}&quote=Ya%20kapan%20lagi&hashtag=%23derbi`,
	flipboard: `https://share.flipboard.com/bookmarklet/popout?v=2&url=${u}&title=${t}`,
	hackernews: `https://news.ycombinator.com/submitlink?u=${u}&t=${t}`,
	instapaper: `http://www.instapaper.com/edit?url=${u}&title=${t}&description=${d}`,
	line: `http://line.me/R/msg/text/?${lines}`,
	linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${u}`,
	messenger: `fb-messenger://share/?link=${u}`,
	odnoklassniki: `https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=${u}&st.comments=${t}`,
	pinterest: `https://pinterest.com/pin/create/button/?url=${u}&media=${m}&description=${t}`,
	pocket: `https://getpocket.com/save?url=${u}&title=${t}`,
	quora: `https://www.quora.com/share?url=${u}&title=${t}`,
	reddit: `https://www.reddit.com/submit?url=${u}&title=${t}`,
	skype: `https://web.skype.com/share?url=${lines}`,
	sms: `sms:?body=${lines}`,
	stumbleupon: `https://www.stumbleupon.com/submit?url=${u}&title=${t}`,
	telegram: `https://t.me/share/url?url=${u}&text=${t}%0D%0A${d}`,
	threads: `https://www.threads.net/intent/post?url=${u}&text=${t}`,
	tumblr: `https://www.tumblr.com/share/link?url=${u}&name=${t}&description=${d}`,
	twitter: `https://twitter.com/intent/tweet?text=${t}&url=${u}&hashtags=derbi,ligateluk&via=klub`,
	viber: `viber://forward?text=${lines}`,
	vk: `https://vk.com/share.php?url=${u}&title=${t}&description=${d}&image=${m}&noparse=true`,
	weibo: `http://service.weibo.com/share/share.php?url=${u}&title=${t}&pic=${m}`,
	whatsapp: `https://api.whatsapp.com/send?text=${lines}`,
	wordpress: `https://wordpress.com/press-this.php?u=${u}&t=${t}&s=${d}&i=${m}`,
	x: `https://x.com/intent/post?text=${t}&url=${u}&hashtags=derbi,ligateluk&via=klub`,
	xing: `https://www.xing.com/social/share/spi?op=share&url=${u}&title=${t}`,
	yammer: `https://www.yammer.com/messages/new?login=true&status=${lines}`,
};

describe("a share link", () => {
	it("exists for every network of the table", () => {
		expect(Object.keys(networks)).toHaveLength(32);
	});

	it.each(Object.entries(links))("of %s is filled and encoded", (key, link) => {
		expect(shareLink(key, page)).toBe(link);
	});

	it("of an unknown network does not exist", () => {
		expect(() => shareLink("friendster", page)).toThrow(new Error("Network friendster does not exist"));
		expect(() => shareLink("toString", page)).toThrow("Network toString does not exist");
	});

	it("gives Facebook the first hashtag only, with its #", () => {
		expect(shareLink("facebook", { ...page, hashtags: "satu" })).toMatch(/&hashtag=%23satu$/);
		expect(shareLink("facebook", { ...page, hashtags: "" })).toMatch(/&hashtag=$/);
	});

	it.each(["twitter", "x"])("of %s leaves out hashtags and account when there are none", (key) => {
		const link = shareLink(key, { url: page.url, title: page.title });
		expect(link).toMatch(new RegExp(`text=${t}&url=${u.replaceAll("+", "\\+")}$`));
	});

	it("leaves absent parts empty", () => {
		expect(shareLink("whatsapp", { url: "https://klub.example/", title: "Klub" })).toBe(
			"https://api.whatsapp.com/send?text=Klub%0D%0Ahttps%3A%2F%2Fklub.example%2F%0D%0A",
		);
	});

	it.each(["iPhone", "iPad", "iPod"])("opens Messages on an %s", (device) => {
		expect(shareLink("sms", page, `Mozilla/5.0 (${device}; CPU OS 18_0)`)).toBe(`sms:&body=${lines}`);
		expect(shareLink("whatsapp", page, `Mozilla/5.0 (${device})`)).toBe(links.whatsapp);
	});

	it("accepts long placeholders in a custom template", () => {
		const template =
			"https://own.example/?a=@url&b=@title&c=@description&d=@quote&e=@hashtags&f=@media&g=@twitterUser";
		expect(fillTemplate(template, "own", { ...page, quote: "q", hashtags: "h", twitterUser: "me" })).toBe(
			`https://own.example/?a=${u}&b=${t}&c=${d}&d=q&e=h&f=${m}&g=me`,
		);
	});

	it("does not fill placeholders inside a title or tag", () => {
		const tricky = { ...page, title: "@u @d", hashtags: "@t" };
		expect(shareLink("twitter", tricky)).toBe(
			`https://twitter.com/intent/tweet?text=%40u%20%40d&url=${u}&hashtags=@t&via=klub`,
		);
	});

	it("uses an app's URL scheme for mail, messages and messengers", () => {
		const ofApps = Object.keys(links).filter((key) => isAppLink(shareLink(key, page)));
		expect(ofApps).toEqual(["email", "messenger", "sms", "viber"]);
	});
});
