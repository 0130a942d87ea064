import { club } from "../../../club/profile";
import { useSession } from "../../members/sessions/session";
import { useAnswer } from "../../platform/browser/use-answer";
import { formatTime } from "../../platform/words/dates";
import { defineTexts, useLanguage, useTexts } from "../../platform/words/language";
import { waitingPosition } from "./contract";
import type { RoomNotice } from "./room-notice";
import "../../ui/button.css";
import "./room-note.css";

type RoomNoteProps = { saleId: string; event: string; opensAt: string; room: RoomNotice };

/** On the sale's page: how to queue, the seed's fingerprint, and where this member stands. */
export function RoomNote({ saleId, event, opensAt, room }: RoomNoteProps) {
	const t = useTexts(roomNoteTexts);
	const language = useLanguage();
	const { token } = useSession();
	const { answer } = useAnswer(waitingPosition, token && room.isOn ? { saleId } : null);
	const time = (at: string) => formatTime(at, language, club.timeZone);
	const state = room.isOn ? (answer?.state ?? "outside") : "off";
	return (
		<section className="room-note stack gap-4" aria-label={t.title}>
			<div>
				<h2 className="display display-1">{state === "admitted" ? t.yourTurn : t.title}</h2>
				<p>
					{state === "admitted"
						? t.until(time(answer!.admittedUntil!))
						: room.seed
							? t.drawn
							: t.before(time(opensAt))}
				</p>
				<p className="room-note-hash small">
					{room.seed ? t.seed : t.hash} <code>{room.seed ?? room.seedHash}</code>{" "}
					<a href={`/antrean/cek?laga=${event}`}>{t.check}</a>
				</p>
			</div>
			{/* A document of its own, not a screen of the app. */}
			{state === "off" ? (
				<p>{t.startsAt(time(room.startsAt))}</p>
			) : (
				state !== "admitted" && (
					<a className="button" href={`/antrean/${event}`}>
						<span className="button-label">{state === "outside" ? t.join : t.back}</span>
					</a>
				)
			)}
		</section>
	);
}

const roomNoteTexts = defineTexts({
	id: {
		title: "Tiket laga ini lewat antrean",
		before: (time: string) =>
			`Masuk antrean kapan saja sebelum ${time}: semua yang sudah di sana diundi, jadi tidak perlu adu cepat.`,
		drawn: "Undian sudah berjalan. Yang datang sekarang berdiri di belakang, menurut urutan datang.",
		startsAt: (time: string) => `Antrean dibuka ${time}.`,
		hash: "Sidik bibit undian:",
		seed: "Bibit undian:",
		check: "Periksa undian",
		join: "Masuk antrean",
		back: "Lihat urutanku",
		yourTurn: "Giliranmu",
		until: (time: string) => `Pilih dan pesan sebelum ${time}.`,
	},
	en: {
		title: "Tickets for this event are sold through a queue",
		before: (time) =>
			`Join at any time before ${time}: everyone there goes into the draw, so there is no need to rush.`,
		drawn: "The draw has taken place. Anyone who joins now goes to the back, in order of arrival.",
		startsAt: (time) => `The queue opens at ${time}.`,
		hash: "Fingerprint of the seed:",
		seed: "Seed of the draw:",
		check: "Check the draw",
		join: "Join the queue",
		back: "See my place",
		yourTurn: "Your turn",
		until: (time) => `Choose and order before ${time}.`,
	},
});
