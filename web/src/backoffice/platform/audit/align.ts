/** An entry of a list as it was and as it is; one of the two is missing where it was added or taken away. */
export interface Pair {
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * Lays two lists of records beside each other, so that one entry put between others is told as one, and not as a change
 * of all that come after it: what is alike keeps its order, and what stands between two that are alike is paired in turn.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): readonly Pair[] {
  const [old, now] = [
    before.map((entry) => JSON.stringify(entry)),
    after.map((entry) => JSON.stringify(entry)),
  ]
  const pairs: Pair[] = []
  let [from, to] = [0, 0]
  for (const [left, right] of [...alike(old, now), [old.length, now.length] as const]) {
    const [gone, come] = [before.slice(from, left), after.slice(to, right)]
    for (let place = 0; place < Math.max(gone.length, come.length); place++)
      pairs.push({ before: gone[place], after: come[place] })
    if (left < old.length) pairs.push({ before: before[left], after: after[right] })
    ;[from, to] = [left + 1, right + 1]
  }
  return pairs
}

/** The places of the longest sequence that both lists have in common. */
function alike(old: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] {
  const longest = old.map(() => now.map(() => 0))
  const at = (left: number, right: number) => longest[left]?.[right] ?? 0
  for (let left = old.length - 1; left >= 0; left--)
    for (let right = now.length - 1; right >= 0; right--) {
      const row = longest[left]
      if (row)
        row[right] =
          old[left] === now[right]
            ? 1 + at(left + 1, right + 1)
            : Math.max(at(left + 1, right), at(left, right + 1))
    }
  const found: [number, number][] = []
  for (let [left, right] = [0, 0]; left < old.length && right < now.length; ) {
    if (old[left] === now[right]) found.push([left++, right++])
    else if (at(left + 1, right) >= at(left, right + 1)) left++
    else right++
  }
  return found
}
