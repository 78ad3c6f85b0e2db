/** Entry of a list before and after; one side is missing where it was added or removed. */
export interface Pair {
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * Aligns two lists of records (diff), so that one inserted entry is not a change of all that follow: the longest common
 * subsequence keeps its order, and the entries between its members are paired in turn.
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

/** Indexes of the longest common subsequence of both lists. */
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
