import { expect, test } from 'vitest'
import { rememberOperatorReturnPath, takeOperatorReturnPath } from './operator-return-path'

test('whoever was there is led back, once', () => {
  rememberOperatorReturnPath('/zaplecze/uczestnicy?search=Nowak', 'a@plon.example')
  expect(takeOperatorReturnPath('a@plon.example')).toBe('/zaplecze/uczestnicy?search=Nowak')
  expect(takeOperatorReturnPath('a@plon.example')).toBe('/zaplecze')
})

test('nobody else is led to where somebody was', () => {
  rememberOperatorReturnPath('/zaplecze/uczestnicy?search=Nowak', 'a@plon.example')
  expect(takeOperatorReturnPath('b@plon.example')).toBe('/zaplecze')
  expect(takeOperatorReturnPath('a@plon.example')).toBe('/zaplecze')
})

test('a place that was asked for before anybody was known is whoever signs in', () => {
  rememberOperatorReturnPath('/zaplecze/faktury')
  expect(takeOperatorReturnPath('b@plon.example')).toBe('/zaplecze/faktury')
})

test('only a path of the portal is a place', () => {
  rememberOperatorReturnPath('//elsewhere.example', 'a@plon.example')
  expect(takeOperatorReturnPath('a@plon.example')).toBe('/zaplecze')
})
