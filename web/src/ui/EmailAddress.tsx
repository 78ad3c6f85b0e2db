import { Fragment } from 'react'

/** An e-mail address that may break before its punctuation. */
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
