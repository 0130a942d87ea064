import { partOfCode } from "../../areas/area-level";
import type { Coordinates } from "../../shipping/courier";

/** Latitude and longitude of each province's capital: accurate enough for a price. */
const capitals: Record<string, readonly [number, number]> = {
	"11": [5.55, 95.32],
	"12": [3.59, 98.67],
	"13": [-0.95, 100.35],
	"14": [0.51, 101.45],
	"15": [-1.61, 103.61],
	"16": [-2.98, 104.76],
	"17": [-3.8, 102.27],
	"18": [-5.43, 105.26],
	"19": [-2.13, 106.11],
	"21": [0.92, 104.45],
	"31": [-6.2, 106.82],
	"32": [-6.91, 107.61],
	"33": [-6.99, 110.42],
	"34": [-7.8, 110.37],
	"35": [-7.26, 112.75],
	"36": [-6.12, 106.15],
	"51": [-8.65, 115.22],
	"52": [-8.58, 116.12],
	"53": [-10.18, 123.61],
	"61": [-0.03, 109.34],
	"62": [-2.21, 113.92],
	"63": [-3.44, 114.83],
	"64": [-0.5, 117.15],
	"65": [2.84, 117.37],
	"71": [1.49, 124.84],
	"72": [-0.9, 119.87],
	"73": [-5.15, 119.43],
	"74": [-3.99, 122.51],
	"75": [0.54, 123.06],
	"76": [-2.68, 118.89],
	"81": [-3.7, 128.18],
	"82": [0.73, 127.56],
	"91": [-2.53, 140.72],
	"92": [-0.86, 134.06],
	"93": [-8.49, 140.4],
	"94": [-3.36, 135.5],
	"95": [-4.1, 138.95],
	"96": [-0.88, 131.25],
};

const withinCity = 12;
const withinProvince = 90;
/** Capitals may be close to each other while the roads between them are not. */
const toAnotherProvince = 150;
const earthRadius = 6371;

/** Kilometres between two areas, by road and air. Null where an area is in no province. */
export function distanceBetween(from: string, to: string): number | null {
	const [start, end] = [capitals[partOfCode(from, "province")], capitals[partOfCode(to, "province")]];
	if (!start || !end) return null;
	if (partOfCode(from, "city") === partOfCode(to, "city")) return withinCity;
	if (start === end) return withinProvince;
	const [[latitude, longitude], [toLatitude, toLongitude]] = [start, end];
	const metres = metresBetween({ latitude, longitude }, { latitude: toLatitude, longitude: toLongitude });
	return Math.max(toAnotherProvince, Math.round(metres / 1_000));
}

/** As the crow flies. */
export function metresBetween(from: Coordinates, to: Coordinates): number {
	const [a, b, c, d] = [from.latitude, from.longitude, to.latitude, to.longitude].map(
		(degrees) => (degrees * Math.PI) / 180,
	) as [number, number, number, number];
	const half = Math.sin((c - a) / 2) ** 2 + Math.cos(a) * Math.cos(c) * Math.sin((d - b) / 2) ** 2;
	return 2 * earthRadius * 1_000 * Math.asin(Math.sqrt(half));
}
