/** An index that this process has built whole, of a version of the catalogue. */
export interface IndexBuild {
  readonly version: string
  readonly products: number
  /** UTC milliseconds. */
  readonly at: number
  /** How long it took. */
  readonly seconds: number
}

export const indexNames = ["listings", "search"] as const
export type IndexName = (typeof indexNames)[number]

/** Notes each index that is built whole; `last` has the latest of each: what was begun before another one and ends after it is none. */
export const createIndexBuildLog = () => {
  const last = new Map<IndexName, IndexBuild>()
  const newest = new Map<IndexName, string>()
  return {
    last: (): ReadonlyMap<IndexName, IndexBuild> => last,
    /** Builds one, and notes when that was and how long it took; nothing where it fails. */
    timed: async <A>(name: IndexName, version: string, build: () => Promise<A>, productsOf: (built: A) => number): Promise<A> => {
      newest.set(name, version)
      const begun = performance.now()
      const built = await build()
      if (newest.get(name) === version)
        last.set(name, { version, products: productsOf(built), at: Date.now(), seconds: (performance.now() - begun) / 1000 })
      return built
    }
  }
}

export type IndexBuildLog = ReturnType<typeof createIndexBuildLog>
