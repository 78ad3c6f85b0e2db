import { box, type Drawing, ellipse, type Part, repeated } from '../reward-drawings/shapes'

/** The grains of an ear that stands on a stalk of this top, in pairs from the tip down. */
function ear(x: number, top: number, pairs: number, size = 1): string {
  const grain = (dx: number, y: number) =>
    `M${x} ${y}q${dx * 22 * size}-4 ${dx * 24 * size}-${30 * size}q${-dx * 20 * size} 2 ${-dx * 24 * size} ${30 * size}z`
  const tip = `M${x} ${top + 26 * size}q${-11 * size}-${16 * size} 0-${34 * size}q${11 * size} ${18 * size} 0 ${34 * size}z`
  return (
    tip +
    repeated(
      Array.from({ length: pairs }, (_, place) => top + (48 + 22 * place) * size),
      (y) => grain(1, y) + grain(-1, y),
    )
  )
}

const seedling: Drawing = {
  ground: 'leaf',
  parts: [
    ['brown', 'M176 280q30-66 144-66t144 66z'],
    ['shade', 'M226 262h26M300 248h30M372 264h28M268 274h20', 7],
    ['green', 'M320 226q-6-46 2-92', 12],
    ['green', 'M322 158q-74 6-96-68 84-8 96 68z'],
    ['forest', 'M322 144q-4-70 88-78-8 76-88 78z'],
    ['glow', 'M248 104q34 14 60 42M396 80q-34 14-58 46', 4],
  ],
}

const shoots: Drawing = {
  ground: 'mint',
  parts: [
    ['brown', 'M150 280q40-42 170-42t170 42z'],
    ['forest', 'M300 244q-8-110-74-150 96 24 92 150zM340 244q4-96 82-128-56 46-58 128z'],
    [
      'green',
      'M318 244q-22-120 2-190 44 84 18 190zM286 244q-8-70-62-88 76-4 78 88zM356 244q4-60 58-72-38 24-42 72z',
    ],
    ['glow', 'M322 96q8 70 2 130', 4],
  ],
}

const ears: Drawing = {
  ground: 'haze',
  parts: [
    ['green', 'M320 260V150M254 260q4-60-8-96M386 260q-4-60 8-96', 8],
    ['green', 'M320 236q-52-10-70-64 62 8 70 64zM322 222q46-8 62-56-56 6-62 56z'],
    ['rust', `${ear(246, 96, 3, 0.9)}${ear(394, 96, 3, 0.9)}`],
    ['sun', ear(320, 46, 4, 1.15)],
    ['gold', 'M320 60v96', 4],
  ],
}

const sheafEars: readonly (readonly [number, number])[] = [
  [244, 74],
  [282, 50],
  [320, 40],
  [358, 50],
  [396, 74],
]

const sheaf: Drawing = {
  ground: 'sand',
  parts: [
    ['shade', ellipse(320, 252, 96, 9)],
    ['rust', 'M300 172q-10 50-52 78h144q-42-28-52-78z'],
    ['sun', 'M312 172q-6 50-30 78h76q-24-28-30-78z'],
    ['sun', sheafEars.map(([x, y]) => `M320 180Q${(x + 320) / 2} 140 ${x} ${y + 50}`).join(''), 9],
    ['rust', `${ear(244, 66, 2, 0.85)}${ear(396, 66, 2, 0.85)}`],
    ['sun', `${ear(282, 42, 3, 0.85)}${ear(358, 42, 3, 0.85)}`],
    ['rust', ear(320, 32, 4, 0.85)],
    ['red', box(288, 164, 64, 20, 8)],
    ['red', 'M346 176q26 4 22 32-18-6-28-26z'],
  ],
}

function wheel(x: number, y: number, radius: number): readonly Part[] {
  return [
    ['ink', ellipse(x, y, radius)],
    ['sun', ellipse(x, y, radius * 0.46)],
    ['ink', ellipse(x, y, radius * 0.16)],
  ]
}

const tractor: Drawing = {
  ground: 'mint',
  parts: [
    ['shade', ellipse(322, 244, 136, 9)],
    ['ink', 'M402 72h14v44h-14z'],
    ['green', 'M232 70h92l12 62h76q18 0 18 18v44H220V84q0-14 12-14z'],
    ['sky', 'M244 84h68l10 48h-78z'],
    ['glow', 'M252 90l28 40', 6],
    ['forest', 'M336 132h76q18 0 18 18v10h-88zM220 186h210v12H220z'],
    ['gold', ellipse(420, 164, 8)],
    ...wheel(264, 188, 54),
    ...wheel(404, 208, 34),
  ],
}

const harvester: Drawing = {
  ground: 'sand',
  parts: [
    ['shade', ellipse(320, 246, 140, 9)],
    ['gold', repeated([418, 434, 450], (x) => `M${x} 244v-70`), 5],
    ['rust', 'M212 96h150v100H196v-70z'],
    ['red', 'M212 96h150v34H204z'],
    ['sun', 'M236 72h92v24h-92z'],
    ['gold', 'M244 72q38-28 76 0z'],
    ['slate', 'M350 78h52l18 74h-70z'],
    ['sky', 'M360 88h34l12 54h-46z'],
    ['ink', 'M372 176l54 44', 14],
    ['slate', ellipse(428, 206, 34)],
    ['pale', 'M428 172v68M394 206h68M404 182l48 48M452 182l-48 48', 5],
    ['steel', 'M224 160h64M224 176h64', 6],
    ...wheel(328, 204, 42),
    ...wheel(226, 216, 28),
  ],
}

const granary: Drawing = {
  ground: 'leaf',
  parts: [
    ['shade', ellipse(320, 250, 140, 9)],
    ['steel', 'M372 96h64v152h-64zM372 98q32-46 64 0z'],
    ['shade', 'M414 90q14 2 22 10v148h-22z'],
    ['slate', 'M372 126h64M372 162h64M372 198h64', 4],
    ['red', 'M206 132l76-66 76 66v116H206z'],
    ['white', 'M282 66l76 66-6 8-70-60-70 60-6-8z'],
    ['white', box(246, 164, 72, 84)],
    ['brown', box(252, 170, 60, 78)],
    ['white', 'M252 170l60 78M312 170l-60 78', 6],
    ['gold', ellipse(282, 124, 16)],
    ['sun', 'M330 248q6-44 44-44t44 44z'],
    ['gold', 'M348 240q8-24 28-24', 5],
  ],
}

/** Drawings of the levels, the lowest first: from a seedling to a full granary. */
export const drawings: readonly Drawing[] = [seedling, shoots, ears, sheaf, tractor, harvester, granary]

/** The drawing of a level by its place among all: the first is a seedling, the last a granary. */
export function drawingOf(place: number, count: number): Drawing {
  const last = drawings.length - 1
  const step = count > 1 ? Math.round((place * last) / (count - 1)) : last
  return drawings[Math.min(step, last)] ?? granary
}
