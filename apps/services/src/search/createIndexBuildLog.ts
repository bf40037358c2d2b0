/** A completed build of an index. */
export interface IndexBuild {
  readonly version: string
  readonly products: number
  /** UTC milliseconds. */
  readonly at: number
  readonly seconds: number
}

export const indexNames = ["listings", "search"] as const
export type IndexName = (typeof indexNames)[number]

/**
 * Creates a log of index builds. `last` contains the latest build of each index, except builds that finished after the build of a newer
 * version.
 */
export const createIndexBuildLog = () => {
  const last = new Map<IndexName, IndexBuild>()
  const newest = new Map<IndexName, string>()
  return {
    last: (): ReadonlyMap<IndexName, IndexBuild> => last,
    /** Runs a build and records its time and duration, unless it fails. */
    timed: async <A>(name: IndexName, version: string, build: () => Promise<A>, productsOf: (built: A) => number): Promise<A> => {
      newest.set(name, version)
      const startedAt = performance.now()
      const built = await build()
      if (newest.get(name) === version)
        last.set(name, { version, products: productsOf(built), at: Date.now(), seconds: (performance.now() - startedAt) / 1000 })
      return built
    }
  }
}

export type IndexBuildLog = ReturnType<typeof createIndexBuildLog>
