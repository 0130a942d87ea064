import { Clock } from "lucide-react";
import { ProductCard } from "../cards/product-card";
import { EmptyState } from "../feedback/empty-state";
import { ErrorState } from "../feedback/error-state";
import { Note } from "../feedback/note";
import { ProgressBar } from "../feedback/progress";
import { LoadingRegion, SkeletonCard, SkeletonText } from "../feedback/skeleton";
import { ExpandableItem } from "../navigation/expandable-item";
import { SummaryBox } from "../panels/summary-box";
import { Countdown } from "../words/countdown";
import { DateRangeText, DateText, RelativeDateText } from "../words/date-text";
import { PriceText } from "../words/price-text";
import { Labelled, Sample } from "./sample";
import { sampleProducts } from "./sample-content";

const kickOff = "2026-11-21T12:00:00Z";

export function StateSamples() {
	const soldOut = sampleProducts.find((product) => product.state === "sold-out");
	return (
		<>
			<Sample title="Memuat, kosong, gagal, habis">
				<div className="sample-states stack">
					<LoadingRegion>
						<SkeletonCard />
					</LoadingRegion>
					<EmptyState
						title="Keranjangmu masih kosong."
						action={{ to: "/store/list", label: "Mulai belanja" }}
					/>
					<ErrorState
						title="Gagal memuat jadwal."
						text="Koneksi terputus. Data terakhir: 14.02 WIB."
						onRetry={() => {}}
					/>
					{soldOut && <ProductCard {...soldOut} />}
				</div>
				<LoadingRegion>
					<SkeletonText lines={3} />
				</LoadingRegion>
			</Sample>

			<Sample title="Pesan">
				<div className="sample-stack">
					<Note icon={Clock}>Gerbang dibuka pukul 17.00 WIB.</Note>
					<Note tone="ok">Pembayaran diterima. Tiketmu sudah ada di akun.</Note>
					<Note tone="warn">Sisa 6 kursi di blok ini.</Note>
					<Note tone="err">Pembayaran ditolak bank. Saldo tidak terpotong.</Note>
				</div>
			</Sample>

			<Sample title="Waktu & uang">
				<div className="sample-row">
					<Labelled label="short">
						<DateText at={kickOff} />
					</Labelled>
					<Labelled label="time">
						<DateText at={kickOff} as="time" />
					</Labelled>
					<Labelled label="full-time, WITA">
						<DateText at={kickOff} as="full-time" timeZone="Asia/Makassar" />
					</Labelled>
					<Labelled label="rentang">
						<DateRangeText from={kickOff} to="2026-11-23T12:00:00Z" />
					</Labelled>
					<Labelled label="relatif">
						<RelativeDateText at="2026-11-14T22:00:00Z" />
					</Labelled>
					<Labelled label="harga">
						<PriceText amount={749_000} />
					</Labelled>
					<Labelled label="turun harga">
						<PriceText display amount={674_100} former={749_000} />
					</Labelled>
				</div>
				<div className="sample-row" data-division="football">
					<Countdown until={kickOff} label="Kick-off" />
					<p>
						Kursi ditahan <Countdown look="clock" until={kickOff} label="Kursi ditahan" /> lagi
					</p>
				</div>
			</Sample>

			<Sample title="Kemajuan & ringkasan">
				<ProgressBar
					label="Poin menuju tingkat Pasang"
					value={2480}
					max={3000}
					valueText="2.480 dari 3.000 poin"
				/>
				<div className="sample-summary">
					<SummaryBox
						title="Ringkasan"
						lines={[
							{ label: "Subtotal (3 barang)", value: <PriceText amount={1_047_000} /> },
							{ label: "Ongkos kirim", value: <PriceText amount={18_000} /> },
							{ label: "Potongan anggota", value: <PriceText amount={-104_700} />, tone: "ok" },
						]}
						total={{ label: "Total", value: <PriceText amount={960_300} /> }}
					/>
				</div>
			</Sample>

			<Sample title="Tanya jawab">
				<div>
					<ExpandableItem id="gerbang" title="Kapan gerbang dibuka?" group="faq" defaultOpen>
						<p>Dua jam sebelum kick-off. Datang lebih awal supaya antrean di pemeriksaan tidak panjang.</p>
					</ExpandableItem>
					<ExpandableItem id="tukar" title="Bolehkah tiket dipindahkan ke orang lain?" group="faq">
						<p>Boleh, sampai enam jam sebelum laga, lewat halaman tiketmu.</p>
					</ExpandableItem>
				</div>
			</Sample>
		</>
	);
}
