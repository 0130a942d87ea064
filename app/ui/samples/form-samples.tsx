import { useState } from "react";
import { formatRupiah } from "../../platform/words/money";
import { Checkbox } from "../fields/checkbox";
import { Field, TextAreaField } from "../fields/field";
import { OptionCard, OptionGroup } from "../fields/option-card";
import { PasswordField } from "../fields/password-field";
import { Select } from "../fields/select";
import { SizeChoice } from "../fields/size-choice";
import { Toggle } from "../fields/toggle";
import { Sample } from "./sample";

const cities = [
	{ value: "teluk", label: "Teluk Bahari" },
	{ value: "tanjung", label: "Tanjung Karang" },
];
const sizes = ["S", "M", "L", "XL", "2XL", "3XL"].map((size) => ({
	value: size,
	label: size,
	soldOut: size === "2XL",
}));

export function FormSamples() {
	const [size, setSize] = useState("M");
	return (
		<>
			<Sample title="Isian">
				<div className="field-grid stack gap-4">
					<Field label="Normal" placeholder="Tulis di sini" />
					<Field label="Dengan petunjuk" hint="Seperti di KTP." defaultValue="Nadia Putri" required />
					<Field label="Salah" type="email" defaultValue="nadia@" error="Alamat email belum lengkap." />
					<Field label="Nonaktif" defaultValue="Terkunci" disabled />
					<Field label="Nomor HP" type="tel" prefix="+62" inputMode="tel" defaultValue="812 3344 7719" />
					<PasswordField label="Kata sandi" autoComplete="off" hint="Paling sedikit 8 karakter." />
					<Select label="Kota" options={cities} placeholder="Pilih kota" defaultValue="" />
					<Select
						label="Kota, salah"
						options={cities}
						placeholder="Pilih kota"
						defaultValue=""
						error="Kotanya belum dipilih."
					/>
					<TextAreaField
						className="field-wide"
						label="Pesan"
						placeholder="Ceritakan dengan santai."
						hint="Paling banyak 500 huruf."
					/>
				</div>
			</Sample>

			<Sample title="Pilihan">
				<div className="field-grid stack gap-4">
					<OptionGroup legend="Pengiriman">
						<OptionCard
							name="courier"
							value="regular"
							label="Reguler"
							hint="Tiba Rab, 19 Agu"
							end={formatRupiah(18_000)}
							defaultChecked
						/>
						<OptionCard
							name="courier"
							value="pickup"
							label="Ambil di Toko Bahari"
							hint="Siap besok, pukul 12.00"
							end="Gratis"
						/>
						<OptionCard
							name="courier"
							value="same-day"
							label="Hari ini"
							hint="Belum ada di kotamu"
							disabled
						/>
					</OptionGroup>
					<div>
						<SizeChoice legend="Ukuran" sizes={sizes} value={size} onChange={setSize} />
						<Checkbox label="Simpan alamat ini untuk belanja berikutnya" defaultChecked />
						<Checkbox
							label="Saya setuju dengan syarat dan ketentuan"
							error="Setujui dulu syarat dan ketentuannya."
						/>
						<Toggle label="Pengingat laga" hint="Satu jam sebelum kick-off." defaultChecked />
						<Toggle label="Kabar toko" />
						<Toggle label="Tidak tersedia" disabled />
					</div>
				</div>
			</Sample>
		</>
	);
}
