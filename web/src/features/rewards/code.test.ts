import { expect, test } from 'vitest'
import { groupsOf } from './code'

test.each([
  ['7001000200030004', ['7001', '0002', '0003', '0004']],
  ['123456789', ['1234', '5678', '9']],
  ['PL-2025-ABCD', ['PL-2025-ABCD']],
])('%s stands as %j', (number, groups) => expect(groupsOf(number)).toEqual(groups))
