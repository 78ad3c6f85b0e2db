import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHere } from './route'

const template = 'https://maps.example/?route={from};{to}'
const branch = { lat: 52.2, lng: 21 }
const open = vi.fn()
const assign = vi.fn()

function press(keys: Partial<MouseEvent> = {}) {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  return { preventDefault: vi.fn(), ...none, ...keys }
}

/** A browser that gives or refuses its location. */
function placed(place: { latitude: number; longitude: number } | null) {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition(know: PositionCallback, fail: PositionErrorCallback) {
        if (place) know({ coords: place } as GeolocationPosition)
        else fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      },
    },
  })
}

beforeEach(() => {
  open.mockReset().mockReturnValue({ opener: window })
  assign.mockReset()
  vi.spyOn(window, 'open').mockImplementation(open)
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => vi.unstubAllGlobals())

test('a route begins where the visitor is', async () => {
  placed({ latitude: 52.1, longitude: 20.9 })
  const pressed = press()
  await startHere(pressed, template, branch)
  expect(pressed.preventDefault).toHaveBeenCalled()
  expect(open).toHaveBeenCalledWith(
    'https://maps.example/?route=52.10000,20.90000;52.20000,21.00000',
    '_blank',
  )
  expect(open.mock.results[0]?.value.opener).toBeNull()
})

test('who would not say where they are is asked by the maps service', async () => {
  placed(null)
  await startHere(press(), template, branch)
  expect(open).toHaveBeenCalledWith('https://maps.example/?route=;52.20000,21.00000', '_blank')
})

test('a browser that opens no page is led there in this one', async () => {
  placed(null)
  open.mockReturnValue(null)
  await startHere(press(), template, branch)
  expect(assign).toHaveBeenCalledWith('https://maps.example/?route=;52.20000,21.00000')
})

test('a press that opens a page by itself is left to the browser', async () => {
  placed(null)
  const pressed = press({ ctrlKey: true })
  await startHere(pressed, template, branch)
  expect(pressed.preventDefault).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})
