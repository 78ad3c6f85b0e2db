import { expect, test } from 'vitest'
import { voivodeships } from './voivodeships'

test('there are sixteen voivodeships', () => expect(new Set(voivodeships).size).toBe(16))
