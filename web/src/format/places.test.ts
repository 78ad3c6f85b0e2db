import { expect, test } from 'vitest'
import {
  byDistance,
  distance,
  formatDegrees,
  formatDistance,
  routeAddress,
  withStoredPlaceholders,
  withTypedPlaceholders,
} from './places'

const warsaw = { lat: 52.2297, lng: 21.0122 }
const krakow = { lat: 50.0614, lng: 19.9366 }
const lodz = { lat: 51.7592, lng: 19.456 }

test('a distance is kilometres along the earth', () => {
  expect(distance(warsaw, krakow)).toBeCloseTo(252.5, 0)
  expect(distance(krakow, warsaw)).toBeCloseTo(distance(warsaw, krakow), 9)
  expect(distance(warsaw, warsaw)).toBe(0)
  expect(distance({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6)
})

test.each([
  [0, '0 km'],
  [3.42, '3,4 km'],
  [9.96, '10 km'],
  [132.8, '133 km'],
  [1240, '1 240 km'],
])('%d kilometres are %s', (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text.replaceAll(' ', '\u00a0'))
})

test('the nearest comes first and the list itself stays as it is', () => {
  const rows = [{ position: krakow }, { position: lodz }, { position: warsaw }]
  expect(byDistance(rows, warsaw).map(({ position }) => position)).toEqual([warsaw, lodz, krakow])
  expect(rows[0]?.position).toBe(krakow)
})

test('a route starts where one is, or where the service asks', () => {
  const template = 'https://maps.example/route={from};{to}'
  expect(routeAddress(template, warsaw, krakow)).toBe(
    'https://maps.example/route=52.22970,21.01220;50.06140,19.93660',
  )
  expect(routeAddress(template, null, krakow)).toBe('https://maps.example/route=;50.06140,19.93660')
})

test('an address of routes is read with Polish marks and stored with those of the server', () => {
  const stored = 'https://mapy.example/?od={from}&do={to}#{to}'
  const typed = 'https://mapy.example/?od={od}&do={do}#{do}'
  expect(withTypedPlaceholders(stored)).toBe(typed)
  expect(withStoredPlaceholders(typed)).toBe(stored)
  expect(withStoredPlaceholders(stored)).toBe(stored)
})

test.each([
  [52_105_100, '52,1051'],
  [19_000_000, '19'],
  [14_120_001, '14,120001'],
])('%i millionths of a degree are %s in a field', (millionths, text) =>
  expect(formatDegrees(millionths)).toBe(text),
)
