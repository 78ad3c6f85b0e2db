import { type Drawings, ellipse, repeated } from './shapes'

/* A tree on the hill of Tuscany stands a little higher than the one before it. */
const cypresses = [392, 424, 452, 478]

export const trips: Drawings = {
  /* A palm over a white beach. */
  palmtree: {
    ground: 'haze',
    isScene: true,
    parts: [
      ['sun', ellipse(440, 84, 52)],
      ['sky', 'M0 165Q160 150 320 165T640 160V280H0Z'],
      ['teal', 'M0 190Q160 178 320 192T640 186V280H0Z'],
      ['sand', 'M60 262C120 205 250 196 360 236S560 262 640 250V280H0Z'],
      ['brown', 'M262 226C268 176 278 142 300 108', 10],
      [
        'green',
        'M300 108c-22-30-56-42-92-28 34-2 62 8 92 28zM300 108c-44-6-74 14-86 50 26-28 52-42 86-50zM300 108c-10-38-38-62-76-62 34 10 58 30 76 62zM300 108c6-38 36-64 74-62-36 10-56 32-74 62zM300 108c40-22 72-18 100 8-36-14-66-18-100-8zM300 108c38 4 58 26 62 60-16-32-34-48-62-60z',
      ],
      ['brown', `${ellipse(296, 116, 6)}${ellipse(308, 118, 6)}`],
      ['white', 'M448 176l34-44v44zM442 182h52l-10 12h-34z'],
    ],
  },
  /* Hills with cypresses and rows of vines. */
  grape: {
    ground: 'sand',
    isScene: true,
    parts: [
      ['sun', ellipse(220, 80, 46)],
      ['leaf', 'M0 170C120 110 240 120 340 150S560 120 640 140V280H0Z'],
      ['green', 'M0 214C150 150 320 176 430 206S580 190 640 196V280H0Z'],
      ['forest', 'M0 250C180 206 380 226 640 236V280H0Z'],
      ['deep', repeated(cypresses, (x) => `M${x} ${160 - (x - 392) / 7}q-13 40 0 60q13-20 0-60z`)],
      [
        'leaf',
        'M60 280C130 252 190 236 250 226M150 280C200 256 250 242 302 232M250 280C288 258 330 246 374 236',
        4,
      ],
      ['sand', 'M286 186v-36l28-20 28 20v36z'],
      ['rust', 'M278 154l36-28 36 28z'],
      ['brown', 'M306 186v-20h16v20z'],
    ],
  },
  /* A mountain of ice over dark sand. */
  'mountain-snow': {
    ground: 'ink',
    isScene: true,
    parts: [
      ['teal', 'M0 70C140 20 260 110 400 60S560 30 640 70', 14],
      ['green', 'M0 104C150 56 270 140 420 92S570 66 640 100', 9],
      ['slate', 'M60 250L250 72 320 152 392 96 560 250Z'],
      ['white', 'M250 72l-56 52 40 8 20-16 24 20 22-14zM392 96l-40 32 26 14 18-16 26 18 22-2z'],
      ['deep', 'M0 238C180 218 420 226 640 236V280H0Z'],
      ['sky', 'M290 280C330 262 350 250 338 232', 9],
      ['pale', `${ellipse(430, 40, 3)}${ellipse(212, 36, 3)}${ellipse(340, 26, 3)}`],
    ],
  },
  /* A lake in a green crater. */
  trees: {
    ground: 'haze',
    isScene: true,
    parts: [
      ['sun', ellipse(414, 62, 36)],
      ['green', 'M0 150L190 74 300 140 430 78 640 156V280H0Z'],
      ['forest', 'M0 206C140 150 500 150 640 206V280H0Z'],
      ['teal', ellipse(320, 222, 190, 34)],
      ['sky', ellipse(320, 218, 150, 22)],
      ['white', 'M250 214h36M300 224h60M352 212h30', 4],
      ['leaf', repeated([196, 222, 424, 450], (x) => `M${x} ${206 - (x % 3) * 6}l-11-26 11-26 11 26z`)],
    ],
  },
}
