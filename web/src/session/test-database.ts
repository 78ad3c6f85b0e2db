/** The content of `idb-keyval`'s database in tests; a problem fails each write. */
export interface TestDatabase {
  readonly rows: Map<string, unknown>
  problem: unknown
}

/** Stands in for `idb-keyval`, which needs a browser; it copies values as a browser does. */
export function testDatabase(database: TestDatabase) {
  const { rows } = database
  const check = () => {
    if (database.problem) throw database.problem
  }
  return {
    createStore: () => undefined,
    keys: async () => [...rows.keys()],
    get: async (key: string) => structuredClone(rows.get(key)),
    getMany: async (keys: string[]) => keys.map((key) => structuredClone(rows.get(key))),
    set: async (key: string, value: unknown) => {
      check()
      rows.set(key, structuredClone(value))
    },
    setMany: async (entries: [string, unknown][]) => {
      check()
      for (const [key, value] of entries) rows.set(key, structuredClone(value))
    },
    update: async (key: string, change: (value: unknown) => unknown) => {
      check()
      rows.set(key, structuredClone(change(structuredClone(rows.get(key)))))
    },
    del: async (key: string) => void rows.delete(key),
    delMany: async (keys: string[]) => {
      for (const key of keys) rows.delete(key)
    },
  }
}
