import { type PromptOptions, usePrompts } from './usePrompts'

/** The prompts, in a chunk that only participants load. */
export default function Prompts(options: PromptOptions) {
  usePrompts(options)
  return null
}
