import { box, type Colour, type Drawing, type Drawings, ellipse, repeated } from './shapes'

const card = box(186, 66, 268, 166, 18)
const secondCard = 'M222 50l210-14q16 0 18 14l8 120-236-80z'

/** A card of a filling station: a pump, and the card's value where it has one. */
function fuelCard(colour: Colour, value?: string): Drawing {
  return {
    ground: 'leaf',
    parts: [
      ['shade', secondCard],
      [colour, card],
      ['shade', 'M186 190q120-56 268-20v44q0 18-18 18H204q-18 0-18-18z'],
      ['white', box(214, 96, 58, 106, 8)],
      [colour, box(223, 107, 40, 30, 4)],
      ['white', 'M206 202h74v10h-74z'],
      ['white', 'M272 142h8q11 0 11 12v26q0 13 12 13t12-13v-54l-16-20', 7],
    ],
    ...captioned(value),
  }
}

/** A card to pay with: a chip, waves, and the card's value where it has one. */
function paymentCard(colour: Colour, value?: string): Drawing {
  return {
    ground: 'sand',
    parts: [
      ['shade', secondCard],
      [colour, card],
      ['shade', 'M186 190q120-56 268-20v44q0 18-18 18H204q-18 0-18-18z'],
      ['glow', 'M210 84h60', 7],
      ['gold', box(212, 108, 58, 44, 8)],
      ['brown', 'M212 130h58M241 108v44', 3],
      ['white', 'M288 116q10 14 0 28M302 108q16 22 0 44', 6],
      ['white', repeated([218, 232, 246, 268, 282, 296], (x) => ellipse(x, 200, 5))],
    ],
    ...captioned(value),
  }
}

function captioned(content?: string): Pick<Drawing, 'text'> {
  return content === undefined ? {} : { text: { at: [382, 164], size: 48, colour: 'white', content } }
}

export const money: Drawings = {
  banknote: {
    ground: 'leaf',
    parts: [
      ['forest', 'M206 82l206-40q12-2 14 10l18 92-222 44-22-92q-2-12 6-14z'],
      ['green', box(186, 98, 240, 122, 12)],
      ['pale', box(200, 112, 212, 94, 6), 4],
      ['pale', ellipse(306, 159, 36)],
      ['pale', `${ellipse(224, 159, 9)}${ellipse(388, 159, 9)}`],
      ['rust', ellipse(420, 220, 40)],
      ['sun', ellipse(420, 214, 40)],
      ['gold', ellipse(420, 214, 28)],
      ['rust', 'M420 232q-20-8-18-34 22 4 18 34 4-26 20-30 4 24-20 30z'],
    ],
    text: { at: [306, 171], size: 34, colour: 'forest', content: 'zł' },
  },
  'heart-handshake': {
    ground: 'leaf',
    parts: [
      ['red', 'M326 166c-66-36-84-70-70-100 14-26 54-24 70 10 16-34 56-36 70-10 14 30-4 64-70 100z'],
      ['glow', 'M274 92q0-22 18-26', 9],
      [
        'skin',
        'M216 190q38-20 72 4h56q20 2 20 16t-20 16h-42 48l70-30q24-8 30 8t-10 24l-78 32q-18 8-40 4l-106-18z',
      ],
      ['shade', 'M296 226h48q14-2 19-10l6 4-20 14h-52z'],
      ['teal', box(174, 178, 50, 78, 8)],
      ['glow', 'M188 192v50', 6],
    ],
  },
  'credit-card': paymentCard('teal'),
  'prepaid-200': paymentCard('slate', '200'),
  'prepaid-300': paymentCard('rust', '300'),
  fuel: fuelCard('deep'),
  'fuel-100': fuelCard('teal', '100'),
  'fuel-200': fuelCard('slate', '200'),
  'fuel-500': fuelCard('red', '500'),
}
