import { sql } from "drizzle-orm";
import { trialApplications } from "../../club-life/academy/tables.server";
import { parcels } from "../../delivery/parcels/tables.server";
import { carts } from "../../orders/cart/tables.server";
import { paymentAttempts } from "../../orders/payments/tables.server";
import { orders } from "../../orders/tables.server";
import { contactMessages } from "../../site/contact/tables.server";
import { passes } from "../../tickets/issued/tables.server";
import { waitingList } from "../../tickets/waiting-list/tables.server";
import { members } from "../tables.server";
import { impersonal, personal, type Subject, type TableData } from "./table-data.server";

const ofMember = ({ id }: Subject) => sql`member_id = ${id}`;
/** Rows that are never changed keep the id of an account that was merged into the member's. */
const ofAccounts = ({ id }: Subject) =>
	sql`member_id in (select id from ${members} where id = ${id} or merged_into = ${id})`;
/** Guests write, too; what somebody wrote under an account is theirs alone, whatever address they gave. */
const ofWriter = ({ id, provenEmail }: Pick<Subject, "id" | "provenEmail">) =>
	sql`(member_id = ${id} or member_id is null and email = ${provenEmail})`;
/** Guests apply, too: then a verified address or number says whose it is, unless it is known to be somebody else's. */
const ofApplicant = ({ id, provenEmail, provenPhone }: Pick<Subject, "id" | "provenEmail" | "provenPhone">) =>
	sql`(member_id = ${id} or member_id is null and (email = ${provenEmail} or phone = ${provenPhone}))`;
const ofOrders = ({ id }: Subject) => sql`order_id in (select id from ${orders} where member_id = ${id})`;
const ofParcels = ({ id }: Subject) =>
	sql`parcel_id in (select parcels.id from ${parcels} join ${orders} on orders.id = order_id where member_id = ${id})`;
const ofReferences = ({ id }: Subject) => sql`reference in (
	select reference from ${paymentAttempts} join ${orders} on orders.id = order_id where member_id = ${id})`;
const taxKeepsAll = { because: "tax", overwrite: {} } as const;

/**
 * What every table of the database holds about members. The copy of a member's data and the deletion of an account are made
 * from this list, and `personal-data.test.ts` compares it with the database: whoever adds a column says here what it is.
 */
export const personalData: Record<string, TableData> = {
	match_entries: personal({
		title: {
			id: "Yang kamu catat dari tepi lapangan sebagai staf",
			en: "What you recorded from the touchline as staff",
		},
		rows: ofMember,
		shown: "made_at created_at",
		unshown: "id event_id entry undoes counted undone_at member_id",
		erased: taxKeepsAll,
	}),
	members: personal({
		title: { id: "Akun", en: "Account" },
		rows: ({ id }) => sql`id = ${id}`,
		shown:
			"id name email phone favourite_division card_hidden language email_verified_at phone_verified_at created_at disabled_at disabled_because",
		unshown: "password_hash avatar phone_disowned_at erased_at merged_into",
		erased: {
			because: "tax",
			overwrite: {
				// Unique and valid, but nobody's.
				email: sql`id || '@terhapus.invalid'`,
				phone: sql`'+62000' || lpad((('x' || right(replace(id::text, '-', ''), 12))::bit(48)::bigint % 10000000000)::text, 10, '0')`,
				name: sql`'—'`,
				password_hash: sql`null`,
				avatar: sql`null`,
				favourite_division: sql`null`,
				card_hidden: sql`true`,
				email_verified_at: sql`null`,
				phone_verified_at: sql`null`,
				phone_disowned_at: sql`null`,
				erased_at: sql`now()`,
				disabled_at: sql`null`,
				disabled_because: sql`null`,
			},
		},
	}),

	account_deletions: personal({
		title: { id: "Permintaan penghapusan", en: "Deletion request" },
		rows: ofMember,
		shown: "requested_at due_at",
		unshown: "member_id",
		erased: "deleted",
	}),
	addresses: personal({
		title: { id: "Alamat", en: "Addresses" },
		rows: ofMember,
		shown: "label recipient phone street landmark postcode village district city province is_main created_at",
		unshown: "id member_id area",
		erased: "deleted",
	}),
	announcements: personal({
		title: { id: "Kabar yang kamu kirim sebagai staf", en: "News you sent as staff" },
		rows: ofMember,
		shown: "topic message created_at",
		unshown: "id audience by_mail member_id told_until told mailed done_at",
		erased: taxKeepsAll,
	}),
	article_revisions: personal({
		title: { id: "Naskah yang kamu simpan sebagai staf", en: "Articles you saved as staff" },
		rows: ofMember,
		shown: "version automatic_since created_at",
		unshown: "article_id content member_id",
		erased: taxKeepsAll,
	}),
	audit_log: personal({
		title: { id: "Perubahan yang kamu buat sebagai staf", en: "Changes you made as staff" },
		rows: ofMember,
		shown: "action subject created_at",
		unshown: "id member_id before after",
		erased: { because: "tax", overwrite: {} },
	}),
	auth_tokens: personal({
		title: { id: "Tautan masuk", en: "Log-in links" },
		rows: ofMember,
		shown: "expires_at",
		unshown: "token_hash member_id proves_email from_device",
		erased: "deleted",
	}),
	calendar_feeds: personal({
		title: { id: "Alamat kalender", en: "Calendar address" },
		rows: ofMember,
		shown: "created_at",
		unshown: "member_id token",
		erased: "deleted",
	}),
	carts: personal({
		title: { id: "Keranjang", en: "Cart" },
		rows: ofMember,
		shown: "created_at changed_at",
		unshown: "id member_id token_hash",
		erased: "deleted",
	}),
	cart_lines: personal({
		title: { id: "Isi keranjang", en: "Cart contents" },
		rows: ({ id }) => sql`cart_id in (select id from ${carts} where member_id = ${id})`,
		shown: "name quantity seen_price seen_ships_on print added_at",
		unshown: "id cart_id variant_id",
		erased: "deleted",
	}),
	changed_tickets: personal({
		title: { id: "Pilihanmu saat laga berubah", en: "Your choices when a match changed" },
		rows: ofMember,
		shown: "tickets amount credit choice is_default told_at answered_at",
		unshown: "id change_id order_id member_id can_keep refund_id voucher_id",
		erased: taxKeepsAll,
	}),
	children: personal({
		title: { id: "Anak", en: "Children" },
		rows: ofMember,
		shown: "name birth_date consent_at created_at",
		unshown: "id member_id",
		erased: "deleted",
	}),
	contact_messages: personal({
		title: { id: "Pesan lewat formulir kontak", en: "Messages from the contact form" },
		rows: ofWriter,
		shown: "name email phone topic message created_at handled_at staff_note",
		unshown: "id member_id language suspect assigned_to",
		erased: "deleted",
	}),
	cookie_consents: personal({
		title: { id: "Pengaturan kuki", en: "Cookie settings" },
		rows: ofAccounts,
		shown: "version preferences statistics marketing created_at",
		unshown: "id visitor member_id",
		erased: { because: "consent", overwrite: {} },
	}),
	data_exports: personal({
		title: { id: "Salinan data", en: "Copies of your data" },
		rows: ofMember,
		shown: "created_at ready_at expires_at",
		unshown: "id member_id language archive",
		erased: "deleted",
	}),
	deliveries: personal({
		title: { id: "Pengiriman", en: "Deliveries" },
		rows: ofOrders,
		shown: "name price arrival address note",
		unshown: "order_id courier service",
		erased: {
			because: "tax",
			overwrite: { note: sql`null`, address: sql`null` },
		},
	}),
	email_changes: personal({
		title: { id: "Email baru yang menunggu kode", en: "New e-mail awaiting its code" },
		rows: ofMember,
		shown: "email expires_at",
		unshown: "member_id salt code_hash tries",
		erased: "deleted",
	}),
	email_proofs: personal({
		title: { id: "Tautan verifikasi email", en: "E-mail verification links" },
		rows: ofMember,
		shown: "email expires_at",
		unshown: "token_hash member_id",
		erased: "deleted",
	}),
	follows: personal({
		title: { id: "Yang kamu ikuti", en: "Who you follow" },
		rows: ofMember,
		shown: "kind target created_at",
		unshown: "member_id",
		erased: "deleted",
	}),
	gate_incidents: personal({
		title: { id: "Kejadian yang kamu catat sebagai staf", en: "Incidents you noted as staff" },
		rows: ({ id }) => sql`noted_by = ${id}`,
		shown: "words is_serious created_at outcome closed_at",
		unshown: "id event_id noted_by",
		erased: { because: "entry", overwrite: {} },
	}),
	gate_measures: personal({
		title: {
			id: "Langkah hari laga yang kamu ambil sebagai staf",
			en: "Match-day measures you took as staff",
		},
		rows: ({ id }) => sql`${id} in (asked_by, approved_by, ended_by)`,
		shown: "kind gate to_gate asked_at taken_at ended_at",
		unshown: "id event_id asked_by approved_by ended_by",
		erased: { because: "entry", overwrite: {} },
	}),
	gate_scans: personal({
		title: { id: "Masuk dan keluar stadion", en: "Entries and exits at the gates" },
		rows: ({ id }) => sql`pass_id in (select id from ${passes} where member_id = ${id})`,
		shown: "number gate direction verdict visit scanned_at",
		unshown: "id event_id pass_id scanner member_id shown is_manual received_at",
		erased: { because: "entry", overwrite: {} },
	}),
	inbox_messages: personal({
		title: { id: "Pesan masuk", en: "Inbox" },
		rows: ofMember,
		shown: "topic message created_at read_at",
		unshown: "id member_id",
		erased: "deleted",
	}),
	inbox_replies: personal({
		title: { id: "Jawaban klub atas pesanmu", en: "The club's replies to you" },
		rows: ({ id, provenEmail, provenPhone }) => sql`(
			contact_message_id in (select id from ${contactMessages} where ${ofWriter({ id, provenEmail })})
			or trial_id in (select id from ${trialApplications} where ${ofApplicant({ id, provenEmail, provenPhone })}))`,
		shown: "words created_at",
		unshown: "id contact_message_id trial_id written_by",
		erased: "deleted",
	}),
	known_devices: personal({
		title: { id: "Perangkat yang dikenal", en: "Known devices" },
		rows: ofMember,
		shown: "last_seen_at",
		unshown: "token_hash member_id knows_password",
		erased: "deleted",
	}),
	lapsed_holds: personal({
		title: { id: "Tiket yang tidak jadi dibeli", en: "Tickets held and not bought" },
		rows: ofMember,
		shown: "ended_at",
		unshown: "id member_id",
		erased: "deleted",
	}),
	ledger_entries: personal({
		title: { id: "Catatan pembukuan pembayaranmu", en: "Accounting records of your payments" },
		rows: ofOrders,
		shown: "cause account amount at",
		unshown: "order_id",
		erased: taxKeepsAll,
	}),
	member_consents: personal({
		title: { id: "Persetujuan", en: "Consents" },
		rows: ofAccounts,
		shown: "kind version given created_at",
		unshown: "id member_id",
		erased: { because: "consent", overwrite: {} },
	}),
	member_log_ins: personal({
		title: { id: "Riwayat masuk", en: "Log-ins" },
		rows: ofMember,
		shown: "device address network created_at",
		unshown: "id member_id",
		erased: "deleted",
	}),
	member_sessions: personal({
		title: { id: "Perangkat yang sedang masuk", en: "Devices logged in" },
		rows: ofMember,
		shown: "device created_at last_seen_at expires_at",
		unshown: "id member_id token_hash",
		erased: "deleted",
	}),
	merge_requests: personal({
		title: { id: "Permintaan menggabungkan akunmu", en: "Requests to merge your account" },
		rows: ({ id }) => sql`${id} in (kept_id, gone_id)`,
		shown: "because asked_at expires_at outcome proven_by ended_at declined_because",
		unshown: "id kept_id gone_id asked_by code_to code_salt code_hash code_tries code_expires_at ended_by",
		erased: taxKeepsAll,
	}),
	messages: personal({
		title: { id: "Email dan SMS yang kami kirim", en: "E-mails and text messages we sent" },
		rows: ({ provenEmail, provenPhone }) => sql`recipient in (${provenEmail}, ${provenPhone})`,
		// Also those to an unverified address, and those in which staff were told what the member wrote.
		rowsToErase: ({ email, phone }) => sql`(recipient in (${email}, ${phone})
			or position(${email} in concat(body_text, body_html)) > 0
			or position(${phone} in concat(body_text, body_html)) > 0)`,
		shown: "kind recipient template subject created_at sent_at failed_at",
		// The body of a mail may contain a log-in link.
		unshown: "id language body_text body_html expires_at claimed_until tries last_error provider_id",
		erased: "deleted",
	}),
	notification_preferences: personal({
		title: { id: "Pengaturan notifikasi", en: "Notification settings" },
		rows: ofMember,
		shown: "topic email push",
		unshown: "member_id",
		erased: "deleted",
	}),
	once_answers: personal({
		title: { id: "Jawaban tersimpan", en: "Stored responses" },
		rows: ({ id }) => sql`scope = ${`member ${id}`}`,
		shown: "endpoint created_at",
		unshown: "scope key input_hash status answer",
		erased: "deleted",
	}),
	one_time_codes: personal({
		title: { id: "Kode SMS", en: "Codes by text message" },
		rows: ofMember,
		shown: "phone purpose used_at expires_at",
		unshown: "member_id salt code_hash tries",
		erased: "deleted",
	}),
	orders: personal({
		title: { id: "Pesanan", en: "Orders" },
		rows: ofMember,
		shown: "number kind state total buyer created_at pay_by paid_at invoice_year invoice_number invoiced_at",
		unshown: "id member_id once_key language",
		erased: {
			because: "tax",
			overwrite: { buyer: sql`'{"name": "—", "email": "", "phone": ""}'`, once_key: sql`null` },
		},
	}),
	order_events: personal({
		title: { id: "Perjalanan pesanan", en: "Order timelines" },
		rows: ofOrders,
		shown: "at state actor note",
		unshown: "id order_id actor_id",
		erased: taxKeepsAll,
	}),
	order_lines: personal({
		title: { id: "Isi pesanan", en: "Order lines" },
		rows: ofOrders,
		shown: "title details unit_price quantity amount tax_inside discounts",
		unshown: "order_id position kind reference allotment_id",
		// A name printed on a jersey is often the fan's own.
		erased: { because: "tax", overwrite: { details: sql`null` } },
	}),
	order_pdfs: personal({
		title: { id: "Dokumen PDF", en: "PDF documents" },
		rows: ofOrders,
		shown: "kind language made_at",
		unshown: "order_id version file",
		erased: "deleted",
	}),
	ordered_places: personal({
		title: { id: "Nama pemegang tiket", en: "Ticket holder names" },
		rows: ofOrders,
		shown: "holder",
		unshown: "order_id position place seat_id",
		erased: { because: "tax", overwrite: { holder: sql`'—'` } },
	}),
	parcels: personal({
		title: { id: "Paket", en: "Parcels" },
		rows: ofOrders,
		shown: "courier service waybill step created_at shipped_at last_scan_at",
		unshown: "id order_id serial network tracking_id asked_at told_trouble",
		erased: taxKeepsAll,
	}),
	parcel_lines: personal({
		title: { id: "Isi paket", en: "Parcel contents" },
		rows: ofParcels,
		shown: "position quantity",
		unshown: "parcel_id order_id",
		erased: taxKeepsAll,
	}),
	parcel_scans: personal({
		title: { id: "Perjalanan paket", en: "Parcel tracking" },
		rows: ofParcels,
		shown: "at step place note",
		unshown: "parcel_id",
		// Couriers write down who took it.
		erased: "deleted",
	}),
	passes: personal({
		title: { id: "Tiket", en: "Tickets" },
		rows: ofMember,
		shown: "number holder state issued_at used_at used_gate refunded_at ended_at",
		unshown: "id order_id position place event_id section_id seat_id member_id frozen_by is_disputed",
		erased: { because: "entry", overwrite: { holder: sql`'—'` } },
	}),
	allocations: personal({
		title: { id: "Jatah yang kamu atur", en: "Places you coordinate" },
		rows: ({ id }) => sql`coordinator_id = ${id}`,
		shown: "group_name price size ends_at created_at",
		unshown: "id sale_id section_id coordinator_id seat_ids",
		erased: { because: "entry", overwrite: {} },
	}),
	allocation_invites: personal({
		title: { id: "Undangan dari kelompok suporter", en: "Invitations from supporter groups" },
		rows: ofMember,
		shown: "name created_at",
		unshown: "id allocation_id token_hash seat_id member_id order_id",
		erased: { because: "entry", overwrite: { name: sql`'—'` } },
	}),
	box_office_orders: personal({
		title: { id: "Tiket dari loket", en: "Tickets from the box office" },
		rows: ({ id, provenEmail, provenPhone }) => sql`(recipient in (${provenEmail}, ${provenPhone})
			or order_id in (select id from ${orders} where member_id = ${id}))`,
		shown: "kind name recipient created_at",
		unshown: "order_id sale_id reason placed_by",
		erased: {
			because: "entry",
			overwrite: { name: sql`'—'`, recipient: sql`case kind when 'gift' then '—' end` },
		},
	}),
	pass_transfers: personal({
		title: { id: "Tiket yang diberikan", en: "Tickets given away" },
		rows: ({ id, provenEmail, provenPhone }) =>
			sql`(giver_id = ${id} or recipient in (${provenEmail}, ${provenPhone}))`,
		shown: "recipient created_at expires_at outcome ended_at",
		unshown: "id pass_id giver_id language token_hash new_pass_id",
		erased: { because: "entry", overwrite: { recipient: sql`'—'`, token_hash: sql`null` } },
	}),
	payment_attempts: personal({
		title: { id: "Pembayaran", en: "Payments" },
		rows: ofOrders,
		shown: "reference gateway method amount state created_at expires_at paid_at",
		unshown: "id order_id serial page_url instructions transaction_id next_check_at",
		erased: taxKeepsAll,
	}),
	payment_disputes: personal({
		title: { id: "Sengketa pembayaran", en: "Payment disputes" },
		rows: ofOrders,
		shown: "amount opened_at outcome decided_at",
		unshown: "attempt_id order_id",
		erased: taxKeepsAll,
	}),
	payment_differences: personal({
		title: { id: "Selisih pembayaran", en: "Payment discrepancies" },
		rows: ofReferences,
		shown: "reference ours theirs found_at settled_at",
		unshown: "id attempt_id digest",
		erased: taxKeepsAll,
	}),
	payment_notices: personal({
		title: { id: "Pemberitahuan dari penyedia pembayaran", en: "Notifications from the payment provider" },
		rows: ofReferences,
		shown: "gateway reference received_at",
		unshown: "id digest raw repeats",
		erased: taxKeepsAll,
	}),
	photos: personal({
		title: { id: "Foto", en: "Photographs" },
		rows: ofMember,
		shown: "id width height created_at",
		unshown: "member_id is_used",
		erased: "deleted",
	}),
	place_offers: personal({
		title: { id: "Tempat yang ditawarkan", en: "Places offered" },
		rows: ({ id }) => sql`fan_id in (select id from ${waitingList} where member_id = ${id})`,
		shown: "created_at expires_at outcome price",
		unshown: "id fan_id section_id is_held seat_ids order_id",
		erased: { because: "entry", overwrite: {} },
	}),
	push_subscriptions: personal({
		title: { id: "Peramban dengan notifikasi", en: "Browsers with notifications" },
		rows: ofMember,
		shown: "endpoint client language created_at last_seen_at",
		unshown: "id key token member_id session_id",
		erased: "deleted",
	}),
	quiet_hours: personal({
		title: { id: "Jam tenang", en: "Quiet hours" },
		rows: ofMember,
		shown: "starts_at ends_at time_zone",
		unshown: "member_id",
		erased: "deleted",
	}),
	rate_limits: personal({
		title: { id: "Batas percobaan", en: "Rate limits" },
		rows: ({ id, provenEmail, provenPhone }) =>
			sql`split_part(key, ':', 2) in (${id}, ${provenEmail}, ${provenPhone})`,
		shown: "key points",
		unshown: "expire",
		erased: "deleted",
	}),
	ratings: personal({
		title: { id: "Ulasan", en: "Ratings" },
		rows: ofMember,
		shown: "name size stars words fit photos answer hidden_because created_at edited_at",
		unshown: "id product_id member_id order_id position is_verified",
		erased: {
			because: "ratings",
			overwrite: {
				member_id: sql`null`,
				name: sql`'—'`,
				words: sql`''`,
				photos: sql`'[]'`,
				answer: sql`null`,
			},
		},
	}),
	recovery_codes: personal({
		title: { id: "Kode pemulihan", en: "Recovery codes" },
		rows: ofMember,
		shown: "member_id",
		unshown: "code_hash",
		erased: "deleted",
	}),
	passkeys: personal({
		title: { id: "Kunci sandi", en: "Passkeys" },
		rows: ofMember,
		shown: "name created_at last_used_at",
		unshown: "id member_id credential_id public_key counter transports",
		erased: "deleted",
	}),
	passkey_challenges: personal({
		title: { id: "Permintaan kunci sandi", en: "Passkey requests" },
		rows: ofMember,
		shown: "expires_at",
		unshown: "challenge_hash member_id",
		erased: "deleted",
	}),
	payment_preferences: personal({
		title: { id: "Cara bayar pilihan dan rekening", en: "Preferred payment method and bank account" },
		rows: ofMember,
		shown: "method account",
		unshown: "member_id",
		erased: "deleted",
	}),
	refunds: personal({
		title: { id: "Pengembalian dana", en: "Refunds" },
		rows: ofOrders,
		shown: "amount reason state is_credit account account_named_at created_at done_at",
		unshown: "id order_id attempt_id cause last_error",
		erased: {
			because: "tax",
			overwrite: {
				account: sql`case when account is not null then jsonb_build_object('bank', account -> 'bank', 'number', '', 'holder', '') end`,
			},
		},
	}),
	refund_lines: personal({
		title: { id: "Isi pengembalian dana", en: "Refund lines" },
		rows: ofOrders,
		shown: "position quantity",
		unshown: "refund_id order_id",
		erased: taxKeepsAll,
	}),
	reset_links: personal({
		title: { id: "Tautan atur ulang kata sandi", en: "Password reset links" },
		rows: ofMember,
		shown: "restores_email expires_at",
		unshown: "token_hash member_id",
		erased: "deleted",
	}),
	reset_undos: personal({
		title: { id: "Tautan pembatalan atur ulang", en: "Links that undo a reset" },
		rows: ofMember,
		shown: "expires_at",
		unshown: "token_hash member_id password_hash",
		erased: "deleted",
	}),
	return_lines: personal({
		title: { id: "Isi retur", en: "Return lines" },
		rows: ofOrders,
		shown: "position quantity",
		unshown: "return_id order_id written_off",
		erased: taxKeepsAll,
	}),
	returns: personal({
		title: { id: "Retur", en: "Returns" },
		rows: ofMember,
		shown: "reason words photos state answer asked_at decided_at received_at",
		unshown: "id order_id member_id refund_id",
		erased: {
			because: "tax",
			overwrite: {
				words: sql`''`,
				// The database insists on a photograph, and on words for a refusal.
				photos: sql`'[{"id": "", "width": 1, "height": 1}]'`,
				answer: sql`case when answer is not null then '—' end`,
			},
		},
	}),
	second_steps: personal({
		title: { id: "Masuk dua langkah", en: "Two-step verification" },
		rows: ofMember,
		shown: "created_at confirmed_at",
		unshown: "member_id secret last_step",
		erased: "deleted",
	}),
	simulated_payments: personal({
		title: { id: "Pembayaran di simulator", en: "Payments in the simulator" },
		rows: ofReferences,
		shown: "reference amount method state buyer_name refunded charged_back created_at expires_at paid_at",
		unshown: "token transaction_id instructions language return_url",
		erased: { because: "tax", overwrite: { buyer_name: sql`'—'` } },
	}),
	simulated_refunds: personal({
		title: { id: "Pengembalian dana di simulator", en: "Refunds at the simulator" },
		rows: ofReferences,
		shown: "reference amount created_at",
		unshown: "key",
		erased: taxKeepsAll,
	}),
	staff_roles: personal({
		title: { id: "Peranmu sebagai staf", en: "Your roles as staff" },
		rows: ofMember,
		shown: "role created_at",
		unshown: "member_id",
		erased: "deleted",
	}),
	staff_views: personal({
		title: { id: "Staf yang melihat datamu", en: "Staff who looked at your data" },
		rows: ofMember,
		shown: "role what reference created_at",
		unshown: "id member_id staff_id",
		erased: "deleted",
	}),
	staff_visits: personal({
		title: { id: "Kunjunganmu ke kantor sebagai staf", en: "Your visits to the office as staff" },
		rows: ofMember,
		shown: "started_at previous_at",
		unshown: "member_id",
		erased: "deleted",
	}),
	stock_movements: personal({
		title: { id: "Stok yang kamu ubah sebagai staf", en: "Stock you changed as staff" },
		rows: ofMember,
		shown: "change reason created_at",
		unshown: "id variant_id size note member_id",
		erased: taxKeepsAll,
	}),
	stock_notices: personal({
		title: { id: "Kabar stok yang kamu tunggu", en: "Back-in-stock notices" },
		rows: ofMember,
		shown: "created_at",
		unshown: "member_id variant_id",
		erased: "deleted",
	}),
	ticket_holds: personal({
		title: { id: "Tiket yang ditahan", en: "Tickets on hold" },
		rows: ofMember,
		shown: "id prices ends_at",
		unshown: "member_id sale_id",
		erased: "deleted",
	}),
	ticket_returns: personal({
		title: { id: "Tiket yang dikembalikan", en: "Tickets given back" },
		rows: ({ id }) => sql`giver_id = ${id}`,
		shown: "created_at outcome ended_at",
		unshown: "id pass_id giver_id offer_id",
		erased: { because: "entry", overwrite: {} },
	}),
	trial_applications: personal({
		title: { id: "Pendaftaran akademi", en: "Academy trials" },
		rows: ofApplicant,
		shown:
			"category child_name birth_date guardian_name email phone note language consent_at created_at handled_at staff_note",
		unshown: "id programme_id member_id assigned_to",
		erased: "deleted",
	}),
	voucher_phones: personal({
		title: { id: "Voucher yang dihitung per nomor", en: "Vouchers counted by number" },
		rows: ({ provenPhone }) => sql`phone = ${provenPhone}`,
		shown: "phone",
		unshown: "voucher_id allotment_id",
		erased: "deleted",
	}),
	voucher_uses: personal({
		title: { id: "Voucher yang dipakai", en: "Vouchers used" },
		rows: ofOrders,
		shown: "amount returned",
		unshown: "order_id voucher_id phone_allotment_id",
		erased: taxKeepsAll,
	}),
	vouchers: personal({
		title: { id: "Kreditmu", en: "Your credit" },
		rows: ofMember,
		shown: "code title value starts_at ends_at created_at",
		unshown: "id way effect most scope minimum is_active per_member uses_id budget_id member_id",
		erased: taxKeepsAll,
	}),
	waiting_list: personal({
		title: { id: "Daftar tunggu tiket", en: "Waiting lists for tickets" },
		rows: ofMember,
		shown: "size joined_at outcome",
		unshown: "id sale_id section_id member_id",
		erased: { because: "entry", overwrite: { outcome: sql`coalesce(outcome, 'left')` } },
	}),
	waiting_fans: personal({
		title: { id: "Ruang tunggu", en: "Waiting rooms" },
		rows: ofMember,
		shown: "lot joined_at place admitted_at left_at",
		unshown: "sale_id member_id changed_at",
		erased: "deleted",
	}),
	wishes: personal({
		title: { id: "Daftar keinginan", en: "Wish list" },
		rows: ofMember,
		shown: "created_at",
		unshown: "member_id product_id",
		erased: "deleted",
	}),

	academy_coaches: impersonal("id slug category name role biography since_year picture position"),
	academy_programmes: impersonal(
		"id slug category name summary min_age max_age timetable monthly_fee place cover position",
	),
	achievements: impersonal("id slug division competition year placing story pennant"),
	hero_places: impersonal("key position is_shown"),
	sponsors: impersonal("id slug name division url logo starts_on ends_on position"),
	allotments: impersonal("id kind size held sold"),
	area_words: impersonal("word"),
	areas: impersonal("code level parent name words"),
	article_mentions: impersonal("article_id published_at kind target_slug"),
	article_manuscripts: impersonal("article_id version id_version en_version published_version"),
	article_previews: impersonal("token_hash article_id expires_at"),
	article_redirects: impersonal("slug article_id created_at"),
	articles: impersonal(
		"id slug title excerpt body body_en cover cover_alt category tags author published_at reading_minutes featured words",
	),
	competitions: impersonal("slug division name short_name"),
	courier_rates: impersonal("journey rates asked_at away_at"),
	entertainment_items: impersonal(
		"id slug kind title summary body body_en starts_at place cover links duration_minutes",
	),
	event_keys: impersonal("id event_id public_key private_key created_at"),
	events: impersonal(
		"id slug kind division squad title summary body body_en programme competition round opponent home venue starts_at ends_at status previous_starts_at watch_url cover notice sequence",
	),
	faq_groups: impersonal("key title position"),
	faq_questions: impersonal("slug group_key question answer position"),
	foundation_programmes: impersonal(
		"id slug title summary story story_en place goal reached unit started_on cover reports",
	),
	holds: impersonal("hold_id allotment_id quantity expires_at"),
	invoice_counters: impersonal("year last"),
	kept_values: impersonal("name value created_at"),
	library_pictures: impersonal("photo_id name created_at"),
	list_counts: impersonal("list house shelf entries"),
	outdated_words: impersonal("subject pairs since"),
	gate_scanners: impersonal("event_id scanner gate last_seen_at waiting"),
	/** `created_by` is the member of staff who made it; the audit log says the same. */
	match_changes: impersonal(
		"id event_id kind terms note section_ids unanswered answer_by created_by created_at settled_at",
	),
	matches: impersonal("event_id score_us score_them sheet"),
	/** Its key is a hash of the account and the device. */
	password_guesses: impersonal("key misses open_at last_at"),
	player_seasons: impersonal("id player_id season competition figures"),
	players: impersonal(
		"id slug division squad number name shirt_name nickname position position_key nationality hometown born_on height_cm weight_kg biography portrait socials joined_year captain list_order",
	),
	product_variants: impersonal(
		"id product_id sku size colour weight_grams price_override list_order preorder_id",
	),
	products: impersonal(
		"id slug name description category division price former_price pictures size_guide player_slug weight_grams released_at released_before featured printing member_limit ships_on words",
	),
	promo_links: impersonal("id slug sale_id label price section_keys opens_at closes_at"),
	search_entries: impersonal(
		"kind slug language stemming division title names summary content price picture happened_at visible_from title_words words newness spelling",
	),
	search_words: impersonal("language word"),
	simulated_parcels: impersonal("reference waybill origin destination scans done trouble created_at"),
	standings: impersonal(
		"id competition season position team played won drawn lost scored conceded points form",
	),
	teams: impersonal("slug division name short_name colour crest"),
	ticket_sales: impersonal(
		"id event_id members_open_at opens_at closes_at paused_at published_at venue_map stand_blocks transfer_ends_minutes return_ends_minutes offer_minutes per_member_limit unanswered",
	),
	ticket_seats: impersonal("id section_id row number kind"),
	ticket_sections: impersonal(
		"id sale_id key label stand gate note price per_member_limit shaded list_order closed_at",
	),
	venues: impersonal("slug name city address time_zone capacity"),
	videos: impersonal(
		"id slug title summary category cover is_live seconds source source_ref captions published_at player_slugs event_slug words",
	),
	/** Ids and little else, for thirty days. */
	webhook_deliveries: impersonal(
		"id endpoint_id event data created_at tries next_try_at delivered_at last_status last_error",
	),
	webhook_endpoints: impersonal(
		"id url description events secret former_secret former_secret_until created_at failing_since disabled_at disabled_because",
	),
	waiting_rooms: impersonal(
		"sale_id starts_at ends_at busy_from taken_before per_minute minutes_to_buy seed drawn_at drawn_lots admits_from",
	),
};
