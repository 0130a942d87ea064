import { Bell, Search, ShoppingCart, Trash2 } from "lucide-react";
import { useState } from "react";
import { clubSections } from "../../platform/club-profile";
import { Button, ButtonLink } from "../button";
import { Badge, LiveBadge } from "../feedback/badge";
import { CountBadge } from "../feedback/count-badge";
import { QuantityStepper } from "../fields/quantity-stepper";
import { Select } from "../fields/select";
import { Chip, ChipLink, ChipRow } from "../forms/chip";
import { IconButton, IconLink } from "../icon-button";
import { Breadcrumb } from "../navigation/breadcrumb";
import { LinkTabs } from "../navigation/link-tabs";
import { MoreLink } from "../navigation/more-link";
import { Pagination } from "../navigation/pagination";
import { StepList } from "../navigation/step-list";
import { Avatar } from "../pictures/avatar";
import { Labelled, Sample } from "./sample";

export function ControlSamples() {
	const [house, setHouse] = useState<string>("all");
	const [count, setCount] = useState(1);
	return (
		<>
			<Sample title="Tombol">
				<div className="button-row flow gap-3">
					<Button>Utama</Button>
					<Button className="sample-hover">Hover</Button>
					<Button className="sample-focus">Fokus</Button>
					<Button loading>Memuat</Button>
					<Button disabled>Nonaktif</Button>
					<Button variant="accent" data-division="football">
						Aksen
					</Button>
					<Button variant="ghost">Garis</Button>
					<Button size="small">Kecil</Button>
					<ButtonLink to="/dev/components" variant="ghost" size="small">
						Tautan kecil
					</ButtonLink>
				</div>
				<div className="sample-brand on-brand" data-division="basketball">
					<div className="button-row flow gap-3">
						<Button variant="accent">Aksen</Button>
						<Button variant="foam">Busa</Button>
						<Button variant="ghost">Garis</Button>
						<Button variant="accent" loading>
							Memuat
						</Button>
					</div>
				</div>
				<Button block>Selebar wadah</Button>
			</Sample>

			<Sample title="Ikon, hitungan, tautan panah">
				<div className="sample-row sample-centred">
					<IconButton icon={Search} label="Cari" />
					<IconLink icon={Bell} label="Notifikasi, 3 belum dibaca" count={3} to="/dev/components" />
					<IconLink icon={ShoppingCart} label="Keranjang, 99+ barang" count={128} to="/dev/components" />
					<IconButton icon={Trash2} label="Hapus" disabled />
					<CountBadge count={7} inline />
					<MoreLink to="/dev/components">Semua berita</MoreLink>
				</div>
			</Sample>

			<Sample title="Lencana & avatar">
				<div className="sample-row sample-centred">
					<LiveBadge division="esports" />
					<Badge division="football">Baru</Badge>
					<Badge tone="warn">Sisa 8</Badge>
					<Badge tone="ink">Habis</Badge>
					<Badge tone="line">Titipan</Badge>
					<Badge tone="foam">Pre-order</Badge>
					<Badge tone="ok">Lunas</Badge>
					<Badge tone="err">Gagal bayar</Badge>
					<Avatar name="Raka Wirayuda" size="small" />
					<Avatar name="Sekar Lestari" />
					<Avatar name="Galang Prakoso" />
					<Avatar name="Tari Wulandari" size="large" labelled />
				</div>
			</Sample>

			<Sample title="Chip">
				<ChipRow
					label="Filter menurut divisi"
					end={
						<Select
							look="chip"
							label="Urutkan"
							options={[
								{ value: "new", label: "Urutkan: terbaru" },
								{ value: "price", label: "Urutkan: termurah" },
							]}
						/>
					}
				>
					<Chip pressed={house === "all"} onClick={() => setHouse("all")}>
						Semua
					</Chip>
					{clubSections.map((key) => (
						<Chip key={key} division={key} pressed={house === key} onClick={() => setHouse(key)}>
							{key}
						</Chip>
					))}
				</ChipRow>
				<ChipRow label="Kategori">
					<ChipLink to="/dev/components" current>
						Tautan
					</ChipLink>
					<ChipLink to="/dev/components?category=jersey">Jersey</ChipLink>
				</ChipRow>
			</Sample>

			<Sample title="Tab, jejak, langkah, halaman">
				<Breadcrumb
					items={[
						{ label: "Sepak bola", to: "/football/home" },
						{ label: "Skuad", to: "/player/list/football" },
						{ label: "Raka Wirayuda" },
					]}
				/>
				<div data-division="football">
					<LinkTabs
						label="Sepak bola"
						tabs={[
							{ to: "/dev/components", label: "Ringkasan" },
							{ to: "/event/list/football", label: "Jadwal & hasil" },
							{ to: "/player/list/football", label: "Skuad" },
							{ to: "/achievement/list/football", label: "Prestasi" },
						]}
					/>
				</div>
				<StepList steps={["Keranjang", "Kirim & bayar", "Selesai"]} current={1} />
				<Pagination page={7} pageCount={24} />
			</Sample>

			<Sample title="Jumlah">
				<div className="sample-row">
					<Labelled label="1 sampai 4">
						<QuantityStepper label="Jumlah" value={count} min={1} max={4} onChange={setCount} />
					</Labelled>
					<Labelled label="Nonaktif">
						<QuantityStepper label="Jumlah" value={2} onChange={setCount} disabled />
					</Labelled>
				</div>
			</Sample>
		</>
	);
}
