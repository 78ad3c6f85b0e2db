import { box, type Drawings, ellipse, repeated } from './shapes'

/* Shirt and jacket share their cut: shoulders, sleeves and a straight hem. */
const cut = 'M272 56l-62 28-38 118 46 18 20-56v92h164v-92l20 56 46-18-38-118-62-28q-48 26-96 0z'
const collar = 'M270 54q50 26 100 0l8 16-34 26-24-20-24 20-34-26z'

export const clothing: Drawings = {
  jacket: {
    ground: 'mint',
    parts: [
      ['sun', cut],
      ['slate', 'M272 56l-62 28-18 56 46 8v-20h164v20l46-8-18-56-62-28q-48 26-96 0z'],
      ['shade', 'M238 164l10-22v114h-10zM402 164l-10-22v114h10z'],
      ['white', 'M238 186h164v12H238zM180 178l45 17-4 11-45-17zM460 178l-45 17 4 11 45-17z'],
      ['ink', 'M274 46q46 20 92 0l12 24q-58 32-116 0z'],
      ['ink', 'M320 84v172', 5],
      ['rust', `${box(256, 212, 44, 30, 5)}${box(340, 212, 44, 30, 5)}`],
      ['shade', 'M256 220h44M340 220h44', 4],
    ],
  },
  vest: {
    ground: 'mint',
    parts: [
      ['teal', 'M274 52l-44 20q10 44-12 82l10 102h184l10-102q-22-38-12-82l-44-20q-46 26-92 0z'],
      ['deep', 'M230 72q10 44-12 82l10 102h26l-4-120zM410 72q-10 44 12 82l-10 102h-26l4-120z'],
      ['ink', 'M272 42q48 22 96 0l8 24q-56 30-112 0z'],
      ['sun', 'M320 80v176', 6],
      ['ink', 'M268 186l18 30M372 186l-18 30M344 114h28', 6],
      ['glow', 'M284 78l-8 96', 6],
    ],
  },
  flannel: {
    ground: 'mint',
    parts: [
      ['red', cut],
      ['ink', 'M262 84v172M300 96v160M340 96v160M378 84v172M240 120h160M240 164h160M240 212h160', 6],
      ['ink', 'M208 104l28 12M196 142l42 18M184 178l44 17M432 104l-28 12M444 142l-42 18M456 178l-44 17', 6],
      ['glow', 'M281 92v164M359 92v164M240 142h160M240 188h160M240 236h160', 3],
      ['red', collar],
      ['shade', collar],
      ['white', repeated([116, 148, 180, 212, 240], (y) => ellipse(320, y, 4))],
    ],
  },
  shirt: {
    ground: 'mint',
    parts: [
      ['teal', 'M268 54l-88 44 26 62 34-14v110h160V146l34 14 26-62-88-44q-52 34-104 0z'],
      ['deep', 'M268 54q52 34 104 0l-8-4q-44 24-88 0z'],
      ['shade', 'M240 146l12-40v150h-12zM400 146l-12-40v150h12z'],
      ['gold', 'M320 180q-34-12-30-56 36 4 30 56 6-42 34-48 4 38-34 48z'],
    ],
  },
  footprints: {
    ground: 'sand',
    parts: [
      ['brown', 'M206 60h72v76q8 26 52 38 20 8 20 50H206z'],
      ['shade', 'M206 60h72v76q8 26 52 38 20 8 20 50H206z'],
      ['ink', 'M202 218h150v22H202z'],
      ['brown', 'M266 72h76v76q8 28 58 40 22 8 22 50H266z'],
      ['rust', 'M266 72h76v20h-76z'],
      ['slate', 'M372 194q46 2 50 44h-54z'],
      ['ink', 'M260 234h166v22H260z'],
      ['gold', 'M316 110h26M316 130h28M320 150h32M336 168h30', 6],
      ['glow', 'M280 104v108', 6],
    ],
  },
  hand: {
    ground: 'sand',
    parts: [
      ['rust', 'M224 170V112M250 164V92M276 164V96M300 170V116M212 200l-22-36', 22],
      ['rust', box(213, 150, 98, 70, 20)],
      ['slate', box(220, 216, 84, 34, 8)],
      ['sun', 'M342 160V90M370 158V68M398 158V72M426 160V94M442 192l26-42', 24],
      ['sun', box(330, 140, 108, 78, 22)],
      ['slate', box(338, 212, 92, 38, 8)],
      ['ink', repeated([352, 384, 416], (x) => `${ellipse(x, 164, 6)}${ellipse(x - 16, 186, 6)}`)],
      ['white', 'M342 228h84', 5],
    ],
  },
}
