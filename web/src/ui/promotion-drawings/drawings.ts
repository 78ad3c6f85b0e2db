import { box, type Colour, type Drawings, ellipse, type Part, repeated } from '../reward-drawings/shapes'

/** Two leaves that grow from one foot. */
function leaves(x: number, y: number): string {
  return `M${x} ${y}q-24-8-20-40 24 4 20 40 2-28 26-34 2 30-26 34z`
}

/** A canister of 96 × 120 with its foot on a line, its label and the leaves of the programme. */
function canister(x: number, foot: number, colour: Colour): readonly Part[] {
  const top = foot - 120
  return [
    [colour, `M${x + 46} ${top + 36}v-12q0-10 10-10h20q10 0 10 10v12`, 10],
    [colour, box(x + 12, top + 16, 20, 22, 2)],
    ['ink', box(x + 9, top + 4, 26, 15, 3)],
    [colour, box(x, top + 32, 96, 88, 11)],
    ['shade', `M${x + 80} ${top + 34}q16 0 16 10v65q0 11-11 11h-10q9-7 9-17z`],
    ['white', box(x + 13, top + 52, 58, 54, 5)],
    [colour, leaves(x + 41, top + 98)],
  ]
}

/** A round bale, its face to the left, with its foot on a line. */
function bale(x: number, foot: number, radius: number): readonly Part[] {
  const [y, narrow] = [foot - radius, radius * 0.78]
  const turn = (part: number) => ellipse(x, y, narrow * part, radius * part)
  return [
    ['shade', ellipse(x + radius * 0.7, foot, radius * 1.7, radius * 0.16)],
    [
      'sun',
      `M${x} ${y - radius}h${radius * 1.4}a${narrow} ${radius} 0 0 1 0 ${2 * radius}h${-radius * 1.4}z`,
    ],
    [
      'brown',
      `M${x + radius * 0.5} ${y - radius * 0.72}h${radius * 1.3}M${x + radius} ${foot - radius * 0.3}h${radius}`,
      3,
    ],
    ['gold', turn(1)],
    ['sun', turn(0.74), 5],
    ['sun', turn(0.44), 5],
    ['sun', turn(0.14), 5],
  ]
}

const petals = Array.from({ length: 12 }, (_, place) => (place * Math.PI) / 6)
const round = (value: number) => Math.round(value)

/* Rows of what is left of the straws, the nearer the larger. */
const stubble = [176, 194, 216, 246].flatMap((y, row) =>
  Array.from({ length: 22 - 3 * row }, (_, place) => {
    const x = round(((place + 0.5) * 640) / (22 - 3 * row) + (row % 2) * 9)
    return `M${x} ${y}l${-2 - row} ${-8 - 2 * row}M${x + 4 + row} ${y}l${2 + row} ${-7 - 2 * row}`
  }),
)

/** Drawings of the promotions, by the names that operators choose from; `promotion` stands in for an unknown name. */
export const drawings: Drawings = {
  /* A pump with its hose, and a can to fill. */
  fuel: {
    ground: 'leaf',
    parts: [
      ['shade', ellipse(310, 248, 170, 12)],
      ['red', 'M168 142h54l26 26v70q0 10-10 10h-70q-10 0-10-10v-86q0-10 10-10z'],
      ['shade', 'M176 172l54 60M230 172l-54 60', 7],
      ['ink', box(176, 126, 28, 18, 4)],
      ['deep', box(278, 36, 116, 212, 14)],
      ['teal', box(278, 36, 102, 212, 14)],
      ['ink', box(292, 52, 74, 60, 8)],
      ['sky', box(300, 60, 58, 30, 4)],
      ['white', 'M304 101h34M350 101h4', 6],
      ['white', ellipse(329, 170, 36)],
      ['sun', 'M329 142q21 26 21 36a21 21 0 0 1-42 0q0-10 21-36z'],
      ['glow', 'M320 172q-2 12 8 14', 5],
      ['ink', box(262, 238, 148, 14, 4)],
      ['ink', 'M394 100h12q18 0 18 18v84q0 20 18 20t18-20v-74l-24-28', 9],
      ['rust', 'M416 92l22-16 24 24-20 18z'],
    ],
  },
  /* Bales on a mown field under a low sun. */
  stubble: {
    ground: 'haze',
    isScene: true,
    parts: [
      ['glow', ellipse(482, 72, 76)],
      ['sun', ellipse(482, 72, 46)],
      ['leaf', 'M0 138C130 104 250 116 360 128S560 112 640 122V280H0Z'],
      ['green', repeated([44, 68, 96, 556, 584, 610], (x) => ellipse(x, 128 - (x % 3) * 5, 17))],
      ['sand', 'M0 158C200 140 440 144 640 156V280H0Z'],
      ['brown', stubble.join(''), 3],
      ...bale(118, 190, 26),
      ...bale(486, 206, 34),
      ...bale(286, 238, 66),
    ],
  },
  /* Canisters on boxes on a pallet. */
  stock: {
    ground: 'haze',
    parts: [
      ['shade', ellipse(320, 256, 176, 10)],
      ...canister(208, 150, 'teal'),
      ...canister(326, 150, 'rust'),
      ['gold', `${box(188, 148, 128, 82, 4)}${box(322, 148, 128, 82, 4)}`],
      ['shade', 'M292 148h20q4 0 4 4v74q0 4-4 4h-20zM426 148h20q4 0 4 4v74q0 4-4 4h-20z'],
      ['sun', 'M238 148h26v34l-13-9-13 9zM372 148h26v34l-13-9-13 9z'],
      ['brown', 'M176 228h284v12H176zM184 240h30v14h-30zM303 240h30v14h-30zM422 240h30v14h-30z'],
      ['glow', 'M182 234h272', 3],
    ],
  },
  /* A box with all that a season asks for. */
  package: {
    ground: 'sand',
    parts: [
      ['shade', ellipse(320, 252, 160, 10)],
      ['gold', 'M214 152l-44-22 34-32 48 30zM426 152l44-22-34-32-48 30z'],
      ['brown', 'M214 152l28-26h156l28 26z'],
      ['green', 'M300 150q-12-72-58-98 64 2 74 98z'],
      ['forest', 'M302 150q4-84 46-116 10 72-30 116z'],
      ...canister(222, 186, 'teal'),
      ['ink', box(346, 74, 24, 20, 4)],
      ['rust', 'M342 92h32v10q20 8 20 26v58h-72v-58q0-18 20-26z'],
      ['white', box(332, 134, 52, 30, 4)],
      ['sun', 'M214 152h212v90q0 10-10 10H224q-10 0-10-10z'],
      ['shade', 'M394 152h32v90q0 10-10 10h-22z'],
      ['white', ellipse(304, 202, 34)],
      ['forest', 'M304 228q-28-10-24-48 28 6 24 48 2-34 30-40 4 36-30 40z'],
    ],
  },
  /* A cup between two ears. */
  trophy: {
    ground: 'sand',
    parts: [
      ['shade', ellipse(320, 252, 130, 9)],
      ['sun', 'M262 66h-42q-4 66 62 78M378 66h42q4 66-62 78', 13],
      ['gold', 'M254 42h132v54q0 70-66 80-66-10-66-80z'],
      ['sun', 'M352 42h34v54q0 70-66 80 32-22 32-80z'],
      ['sun', 'M306 172h28v30h-28z'],
      ['brown', `${box(272, 200, 96, 18, 5)}${box(252, 216, 136, 36, 6)}`],
      ['gold', box(296, 226, 48, 16, 3)],
      ['forest', 'M312 142q-34-12-28-60 34 8 28 60 4-42 36-50 6 44-36 50z'],
      ['glow', 'M270 60v38', 8],
      ['green', 'M178 248q-40-60-14-130M462 248q40-60 14-130', 6],
      [
        'forest',
        `${repeated([126, 154, 182, 210], (y) => `M${158 + round((y - 168) ** 2 / 400)} ${y + 14}q-34-4-34-36 32 4 34 36zM${482 - round((y - 168) ** 2 / 400)} ${y + 14}q34-4 34-36-32 4-34 36z`)}`,
      ],
    ],
  },
  /* A tent under bunting. */
  holiday: {
    ground: 'haze',
    parts: [
      ['shade', ellipse(320, 250, 190, 10)],
      ['slate', 'M96 20Q320 84 544 20', 4],
      ['red', 'M150 33l40 9-26 34zM338 52l42-1-22 38z'],
      ['sun', 'M208 45l42 5-24 36zM398 50l42-6-18 40z'],
      ['green', 'M270 51l42 1-22 38zM458 41l40-10-14 42z'],
      ['brown', 'M310 96l10 16 10-16', 6],
      ['deep', 'M320 108l150 140H330z'],
      ['teal', 'M320 108L404 248H170z'],
      ['ink', 'M288 152l58 96H232z'],
      ['gold', 'M288 152l-56 96h22zM288 152l58 96h-20z'],
      ['brown', 'M470 246l44-12M470 234l44 12', 9],
      ['rust', 'M494 170c4 22 24 28 24 48 0 14-10 20-25 20s-25-8-25-22c0-16 22-20 26-46z'],
      ['gold', 'M494 204c2 10 10 12 10 20 0 8-4 12-10 12s-11-4-11-11c0-8 10-10 11-21z'],
    ],
  },
  /* A tree full of apples, and a crate of them. */
  orchard: {
    ground: 'leaf',
    parts: [
      ['shade', ellipse(330, 250, 176, 10)],
      ['brown', 'M286 150h24l10-24 8 24h22l-14 40 8 60h-52l6-60z'],
      ['forest', `${ellipse(318, 96, 74)}${ellipse(244, 124, 46)}${ellipse(392, 124, 46)}`],
      ['green', `${ellipse(300, 82, 54)}${ellipse(240, 116, 32)}${ellipse(384, 112, 32)}`],
      [
        'red',
        `${ellipse(262, 84, 13)}${ellipse(322, 62, 13)}${ellipse(356, 104, 13)}${ellipse(294, 122, 13)}${ellipse(232, 134, 13)}${ellipse(402, 138, 13)}`,
      ],
      [
        'white',
        `${ellipse(258, 80, 4)}${ellipse(318, 58, 4)}${ellipse(352, 100, 4)}${ellipse(290, 118, 4)}${ellipse(228, 130, 4)}${ellipse(398, 134, 4)}`,
      ],
      ['red', repeated([402, 426, 450, 474], (x) => ellipse(x, 204 - (x % 4) * 3, 15))],
      ['brown', box(382, 208, 112, 44, 4)],
      ['sun', 'M382 216h112v8H382zM382 234h112v8H382z'],
    ],
  },
  /* A coin beside its twin. */
  double: {
    ground: 'mint',
    parts: [
      ['shade', ellipse(320, 244, 150, 10)],
      ['rust', ellipse(372, 154, 78)],
      ['sun', ellipse(372, 146, 78)],
      ['gold', ellipse(372, 146, 58)],
      ['rust', 'M372 186q-36-12-30-62 36 8 30 62 4-44 38-52 6 46-38 52z'],
      ['brown', ellipse(264, 166, 78)],
      ['sun', ellipse(264, 158, 78)],
      ['gold', ellipse(264, 158, 58)],
      ['rust', 'M264 198q-36-12-30-62 36 8 30 62 4-44 38-52 6 46-38 52z'],
      ['teal', ellipse(416, 70, 42)],
    ],
    text: { at: [416, 84], size: 40, colour: 'white', content: '×2' },
  },
  /* A board with what one means to buy, ticked and signed. */
  declare: {
    ground: 'haze',
    parts: [
      ['shade', ellipse(316, 254, 130, 9)],
      ['brown', box(216, 38, 168, 214, 14)],
      ['white', box(230, 58, 140, 180, 6)],
      ['steel', box(268, 26, 64, 32, 8)],
      ['ink', ellipse(300, 36, 6)],
      ['green', 'M248 92l8 9 16-18M248 130l8 9 16-18M248 168l8 9 16-18', 7],
      ['haze', 'M288 94h62M288 132h62M288 170h40', 9],
      ['slate', 'M250 214q14-24 24-4t26-4 30 4', 4],
      ['sun', 'M436 88l26 22-80 92-28 10 6-30z'],
      ['rust', 'M436 88l26 22 12-14q6-8-2-14l-12-10q-8-6-14 2z'],
      ['skin', 'M360 182l22 20-28 10z'],
      ['ink', 'M357 198l10 9-13 5z'],
    ],
  },
  /* Bought while the field is under snow: a canister with its price. */
  presale: {
    ground: 'haze',
    isScene: true,
    parts: [
      ['steel', 'M0 168C110 132 240 146 350 158S560 128 640 146V280H0Z'],
      ['glow', 'M0 168C110 132 240 146 350 158S560 128 640 146', 5],
      ['white', 'M0 198C140 174 260 182 380 196S560 190 640 180V280H0Z'],
      ['pale', 'M0 238C180 220 420 250 640 226V280H0Z'],
      [
        'forest',
        'M92 214l-26-1 16-22-10-1 20-28 20 28-10 1 16 22zM146 206l-20-1 12-17-8-1 16-22 16 22-8 1 12 17zM560 206l-26-1 16-22-10-1 20-28 20 28-10 1 16 22z',
      ],
      ['shade', ellipse(304, 250, 104, 9)],
      ...canister(228, 250, 'teal'),
      ['white', 'M228 172q2-14 14-12h22q24 6 60 2v10q-14 10-30 2-20 8-34 0-18 8-32-2z'],
      ['brown', 'M312 154q22-24 48-18', 4],
      ['sun', 'M352 136l24-24h66q8 0 8 8v74q0 8-8 8h-66l-24-24z'],
      ['white', ellipse(374, 157, 7)],
      ['white', repeated([60, 132, 210, 296, 352, 470, 540, 604], (x) => ellipse(x, 30 + ((x * 7) % 60), 5))],
    ],
    text: { at: [414, 173], size: 46, colour: 'ink', content: '%' },
  },
  /* A sprayer from behind, its boom over the rows. */
  sprayer: {
    ground: 'haze',
    isScene: true,
    parts: [
      ['glow', ellipse(320, 104, 92)],
      ['leaf', 'M0 132C140 104 260 116 360 126S560 112 640 122V280H0Z'],
      ['green', 'M0 156C160 142 480 142 640 156V280H0Z'],
      ['forest', 'M206 154L70 280M256 150L204 280M384 150l52 130M434 154l136 126', 5],
      ['ink', 'M388 62V38', 8],
      ['sun', box(272, 44, 96, 76, 12)],
      ['sky', box(284, 56, 72, 42, 6)],
      ['glow', 'M296 64l16 26', 6],
      ['ink', `${box(232, 138, 34, 112, 14)}${box(374, 138, 34, 112, 14)}`],
      [
        'slate',
        'M240 160h18M240 184h18M240 208h18M240 232h18M382 160h18M382 184h18M382 208h18M382 232h18',
        5,
      ],
      ['teal', box(256, 104, 128, 98, 28)],
      ['shade', 'M344 104h12q28 0 28 28v42q0 28-28 28h-12q22-8 22-30v-40q0-20-22-28z'],
      ['white', ellipse(312, 152, 32)],
      ['teal', leaves(312, 176)],
      ['slate', 'M56 206H584M256 206l-96-26M384 206l96-26', 7],
      ['glow', repeated([84, 140, 196, 444, 500, 556], (x) => `M${x} 210l-24 50h48z`)],
      ['ink', repeated([84, 140, 196, 444, 500, 556], (x) => box(x - 5, 204, 10, 14, 3))],
    ],
  },
  /* A bag of seed, and what comes up from it. */
  sowing: {
    ground: 'haze',
    parts: [
      ['brown', 'M0 222C160 204 480 204 640 222V280H0Z'],
      ['shade', 'M40 250h70M150 264h60M420 252h80M540 264h60', 6],
      [
        'green',
        repeated([72, 124, 176, 464, 516, 568], (x) =>
          leaves(x, 222 - round((290 - Math.abs(x - 320)) / 22)),
        ),
      ],
      ['shade', ellipse(324, 250, 96, 9)],
      ['gold', 'M254 70q66 16 132 0-8 90 6 172-72 18-144 0 14-82 6-172z'],
      ['sun', 'M370 74q10-2 16-4-8 90 6 172-12 4-26 6 14-86 4-174z'],
      ['sand', 'M248 52q72 20 144 0v24q-72 18-144 0z'],
      ['brown', 'M256 66q64 16 128 0', 4],
      ['white', ellipse(316, 160, 42)],
      ['forest', 'M316 194q-36-12-30-62 34 8 30 62 4-44 38-52 6 46-38 52z'],
      [
        'gold',
        `${ellipse(404, 238, 7, 5)}${ellipse(424, 246, 7, 5)}${ellipse(396, 252, 7, 5)}${ellipse(416, 260, 7, 5)}${ellipse(440, 256, 7, 5)}`,
      ],
    ],
  },
  /* A rosette. */
  promotion: {
    ground: 'mint',
    parts: [
      ['rust', 'M276 168l-34 86 42-14 24 32 30-92z'],
      ['red', 'M364 168l34 86-42-14-24 32-30-92z'],
      [
        'sun',
        petals
          .map((angle) => ellipse(round(320 + 72 * Math.cos(angle)), round(124 + 72 * Math.sin(angle)), 25))
          .join(''),
      ],
      ['sun', ellipse(320, 124, 76)],
      ['gold', ellipse(320, 124, 62)],
    ],
    text: { at: [320, 148], size: 68, colour: 'rust', content: '%' },
  },
}
