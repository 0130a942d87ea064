import type { RefusalTable } from "./refusal";

/** Refusals any endpoint may return, besides those in its own contract. */
export const platformRefusals = {
	invalid_input: {
		status: 422,
		message: { id: "Ada isian yang perlu diperbaiki.", en: "Some fields need correcting." },
	},
	unauthenticated: {
		status: 401,
		message: { id: "Masuk dulu untuk melanjutkan.", en: "Log in to continue." },
	},
	forbidden: {
		status: 403,
		message: { id: "Kamu tidak punya akses ke bagian ini.", en: "You do not have access to this." },
	},
	second_step_needed: {
		status: 403,
		message: {
			id: "Staf perlu masuk dua langkah. Aktifkan dulu di Akun, bagian Keamanan.",
			en: "Staff need two-step verification. Turn it on in your account, under Security.",
		},
	},
	service_key_unknown: {
		status: 401,
		message: { id: "Kunci program ini tidak dikenal.", en: "This service key is unknown." },
	},
	service_key_revoked: {
		status: 401,
		message: { id: "Kunci program ini sudah dicabut.", en: "This service key was revoked." },
	},
	service_key_ended: {
		status: 401,
		message: { id: "Masa berlaku kunci program ini sudah habis.", en: "This service key has expired." },
	},
	service_key_idle: {
		status: 401,
		message: {
			id: "Kunci program ini mati: pemiliknya bukan admin lagi. Minta kunci baru.",
			en: "This service key is off: its owner is no longer an admin. Ask for a new one.",
		},
	},
	service_key_closed: {
		status: 403,
		message: {
			id: "Panggilan ini tidak dibuka untuk kunci program.",
			en: "No service key opens this call.",
		},
	},
	/** The message says which scope. */
	service_key_scope: {
		status: 403,
		message: {
			id: "Kunci ini tidak punya lingkup untuk panggilan ini.",
			en: "This service key lacks the scope of this call.",
		},
	},
	no_such_endpoint: {
		status: 404,
		message: { id: "Alamat ini tidak ada.", en: "There is nothing at this address." },
	},
	no_such_method: {
		status: 405,
		message: {
			id: "Metode ini tidak diizinkan di sini.",
			en: "This method is not allowed here.",
		},
	},
	cross_site: {
		status: 403,
		message: { id: "Permintaan dari situs lain ditolak.", en: "Requests from other sites are not allowed." },
	},
	body_too_large: {
		status: 413,
		message: { id: "Permintaan terlalu besar.", en: "The request is too large." },
	},
	upload_silent: {
		status: 408,
		message: {
			id: "Kiriman berhenti di tengah jalan. Periksa koneksimu, lalu coba lagi.",
			en: "The upload stopped halfway. Check your connection and try again.",
		},
	},
	json_only: { status: 415, message: { id: "Hanya JSON yang diterima.", en: "Only JSON is accepted." } },
	broken_json: {
		status: 400,
		message: { id: "Isi permintaan bukan JSON yang sah.", en: "The request body is not valid JSON." },
	},
	body_too_deep: {
		status: 400,
		message: {
			id: "Isi permintaan bersarang terlalu dalam.",
			en: "The request body is nested too deeply.",
		},
	},
	key_missing: {
		status: 400,
		message: {
			id: "Permintaan ini perlu header Idempotency-Key (16–128 huruf, angka, _ atau -).",
			en: "This request needs an Idempotency-Key header (16 to 128 letters, digits, _ or -).",
		},
	},
	key_reused: {
		status: 422,
		message: {
			id: "Kunci permintaan ini sudah dipakai untuk permintaan lain.",
			en: "This request key was already used for another request.",
		},
	},
	in_progress: {
		status: 409,
		message: {
			id: "Permintaan ini masih diproses. Tunggu sebentar.",
			en: "This request is still being processed. Wait a moment.",
		},
	},
	too_many_requests: {
		status: 429,
		message: {
			id: "Terlalu banyak percobaan. Tunggu sebentar lalu coba lagi.",
			en: "Too many attempts. Wait a moment and try again.",
		},
	},
	server_busy: {
		status: 503,
		message: {
			id: "Situs sedang sangat ramai. Coba lagi sebentar lagi.",
			en: "The site is very busy. Try again in a moment.",
		},
	},
	/** The message says which place, see `buyingLine`. */
	in_line: {
		status: 503,
		message: { id: "Lagi ramai sekali. Kamu dalam antrean.", en: "It's very busy. You're in line." },
	},
	/** For the log only, since the connection is already closed. nginx uses the same status. */
	asker_gone: {
		status: 499,
		message: { id: "Permintaan dibatalkan.", en: "The request was cancelled." },
	},
	database_away: {
		status: 503,
		message: {
			id: "Layanan sedang tidak tersedia. Coba lagi sebentar lagi.",
			en: "The service is temporarily unavailable. Try again in a moment.",
		},
	},
	read_only: {
		status: 503,
		message: {
			id: "Untuk sementara belum ada yang bisa disimpan. Coba lagi sebentar lagi.",
			en: "Nothing can be saved for the moment. Try again in a moment.",
		},
	},
	/** With the same Idempotency-Key, asking again finds out. */
	uncertain: {
		status: 503,
		message: {
			id: "Belum pasti apakah ini tersimpan. Periksa dulu sebelum mencoba lagi.",
			en: "We can't tell yet whether this was saved. Check before you try again.",
		},
	},
	server_error: {
		status: 500,
		message: {
			id: "Ada yang salah di pihak kami. Coba lagi.",
			en: "Something went wrong on our side. Try again.",
		},
	},
} as const satisfies RefusalTable;
