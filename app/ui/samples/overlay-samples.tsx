import { useState } from "react";
import { showError, showSuccess } from "../../platform/browser/toast";
import { Button } from "../button";
import { Dialog } from "../dialogs/dialog";
import { Sheet } from "../dialogs/sheet";
import { Checkbox } from "../fields/checkbox";
import { TextAreaField } from "../fields/field";
import { Sample } from "./sample";

export function OverlaySamples() {
	const [asking, setAsking] = useState(false);
	return (
		<Sample title="Dialog, lembar, pesan singkat">
			<div className="button-row flow gap-3">
				<Dialog
					title="Beri nilai"
					description="Penilaianmu membantu suporter lain memilih."
					trigger={<Button variant="ghost">Buka dialog</Button>}
					footer={<Button>Kirim penilaian</Button>}
				>
					<TextAreaField label="Ceritamu" />
				</Dialog>
				<Button variant="ghost" onClick={() => setAsking(true)}>
					Dialog tanpa pemicu
				</Button>
				<Dialog
					title="Hapus alamat ini?"
					open={asking}
					onOpenChange={setAsking}
					footer={
						<>
							<Button variant="ghost" onClick={() => setAsking(false)}>
								Simpan
							</Button>
							<Button onClick={() => setAsking(false)}>Hapus</Button>
						</>
					}
				>
					<p>Jalan Karang Putih No. 8, Teluk Bahari.</p>
				</Dialog>
				<Sheet
					title="Filter"
					trigger={<Button variant="ghost">Buka lembar</Button>}
					footer={<Button block>Tampilkan 24 barang</Button>}
				>
					{["Jersey", "Syal & topi", "Harian", "Anak", "Koleksi lama"].map((label) => (
						<Checkbox key={label} label={label} />
					))}
				</Sheet>
				<Button variant="ghost" onClick={() => showSuccess("Alamat tersimpan.")}>
					Pesan berhasil
				</Button>
				<Button variant="ghost" onClick={() => showError("Koneksi terputus. Coba lagi sebentar lagi.")}>
					Pesan gagal
				</Button>
			</div>
		</Sample>
	);
}
