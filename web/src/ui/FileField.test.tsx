import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FileField } from './FileField'

const pdf = new File(['%PDF-1.7'], 'faktura.pdf', { type: 'application/pdf' })

function InvoiceFile() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <FileField label="Faktura" value={file} onChange={setFile} accept="application/pdf,image/png" camera />
  )
}

test('a picked file shows its name and size and can be taken away', async () => {
  render(<InvoiceFile />)
  await userEvent.upload(screen.getByLabelText('Wybierz plik'), pdf)
  expect(screen.getByText('faktura.pdf')).toBeTruthy()
  expect(screen.getByText('1 kB')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Usuń plik' }))
  expect(screen.queryByText('faktura.pdf')).toBeNull()
})

test('a dropped file is taken', () => {
  render(<InvoiceFile />)
  fireEvent.drop(screen.getByRole('group', { name: 'Faktura' }), { dataTransfer: { files: [pdf] } })
  expect(screen.getByText('faktura.pdf')).toBeTruthy()
})

test('a phone takes a photo with the camera at its back', () => {
  render(<InvoiceFile />)
  expect(screen.getByLabelText('Zrób zdjęcie').getAttribute('capture')).toBe('environment')
  expect(screen.getByLabelText('Wybierz plik').hasAttribute('capture')).toBe(false)
})
