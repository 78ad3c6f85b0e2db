/** An address that is split before its sign where it has no room in one line; how a longer word is split, its place says. */
export function EmailAddress({ email }: { email: string }) {
  const [mailbox, host] = email.split('@')
  return (
    <>
      {mailbox}
      <wbr />@{host}
    </>
  )
}
