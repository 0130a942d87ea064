/** Five swells across 800 by 14. */
export const paperWave = Array.from({ length: 5 }, (_, swell) => {
	const x = swell * 160;
	return `C${x + 29} 13 ${x + 51} 13 ${x + 80} 7C${x + 109} 1 ${x + 131} 1 ${x + 160} 7`;
}).reduce((path, swell) => path + swell, "M0 7");
