import { expect, test } from 'vitest'
import { rememberOperatorPlace, takeOperatorPlace } from './operator-place'

test('whoever was there is led back, once', () => {
  rememberOperatorPlace('/zaplecze/uczestnicy?search=Nowak', 'a@plon.example')
  expect(takeOperatorPlace('a@plon.example')).toBe('/zaplecze/uczestnicy?search=Nowak')
  expect(takeOperatorPlace('a@plon.example')).toBe('/zaplecze')
})

test('nobody else is led to where somebody was', () => {
  rememberOperatorPlace('/zaplecze/uczestnicy?search=Nowak', 'a@plon.example')
  expect(takeOperatorPlace('b@plon.example')).toBe('/zaplecze')
  expect(takeOperatorPlace('a@plon.example')).toBe('/zaplecze')
})

test('a place that was asked for before anybody was known is whoever signs in', () => {
  rememberOperatorPlace('/zaplecze/faktury')
  expect(takeOperatorPlace('b@plon.example')).toBe('/zaplecze/faktury')
})

test('only a path of the portal is a place', () => {
  rememberOperatorPlace('//elsewhere.example', 'a@plon.example')
  expect(takeOperatorPlace('a@plon.example')).toBe('/zaplecze')
})
