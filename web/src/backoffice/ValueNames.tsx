import type { ReactNode } from 'react'

interface ValueNamesProps {
  values: readonly { readonly name: string; readonly value: string }[]
  /** Explanation of what the names are for. */
  children: ReactNode
}

/** Names that texts may use in braces, each with what it stands for. */
export function ValueNames({ values, children }: ValueNamesProps) {
  return (
    <div className="mb-5 rounded-control bg-brand-tint p-3 text-small">
      <p>{children}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {values.map(({ name, value }) => (
          <li key={name}>
            <strong className="select-all">{`{${name}}`}</strong> – {value || 'nie ustawiono'}
          </li>
        ))}
      </ul>
    </div>
  )
}
