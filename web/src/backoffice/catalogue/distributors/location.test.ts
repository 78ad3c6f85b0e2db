import { expect, test } from 'vitest'
import { voivodeships } from './location'

test('there are sixteen voivodeships', () => expect(new Set(voivodeships).size).toBe(16))
