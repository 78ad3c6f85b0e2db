import { Fragment } from 'react'

/**
 * An address that goes on in the next line before one of its signs, where it has no room in one; how a longer word is split,
 * its place says.
 */
export function EmailAddress({ email }: { email: string }) {
  const parts = email.split(/(?=[@._-])/)
  return (
    <>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their order
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  )
}
