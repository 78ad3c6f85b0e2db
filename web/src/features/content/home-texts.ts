import type { HomeTexts } from './queries'

/** A heading with a sentence, and its place among its kind. */
interface Point {
  readonly place: number
  readonly title: string
  readonly text: string
}

export function stepsOf(texts: HomeTexts): readonly Point[] {
  return [
    { place: 0, title: texts.step_1_title, text: texts.step_1_text },
    { place: 1, title: texts.step_2_title, text: texts.step_2_text },
    { place: 2, title: texts.step_3_title, text: texts.step_3_text },
  ]
}

/** The tiles of rewards that have a title; each keeps its place, by which its drawing is chosen. */
export function rewardsOf(texts: HomeTexts): readonly Point[] {
  const tiles = [
    { place: 0, title: texts.reward_1_title, text: texts.reward_1_text },
    { place: 1, title: texts.reward_2_title, text: texts.reward_2_text },
    { place: 2, title: texts.reward_3_title, text: texts.reward_3_text },
  ]
  return tiles.filter(({ title }) => title !== '')
}
