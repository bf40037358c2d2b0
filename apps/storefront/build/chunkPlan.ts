import { build, type InlineConfig, type Rolldown } from "vite"

/**
 * Keeps the Effect runtime in one chunk and the shared code of pages in few chunks. Without a plan, the bundler moves the shared modules
 * of any two chunks into a third. Lazy parts of pages share modules with the runtime and would split it into dozens of separately
 * compressed chunks. So a first, unwritten build lists the modules of each chunk.
 */
export const chunkPlan = async (
  config: InlineConfig,
  { hydrated, engine, entry, pages, services }: Landmarks
): Promise<Rolldown.CodeSplittingOptions> => {
  const chunks = await chunksOf({
    ...config,
    configFile: false,
    logLevel: "silent",
    build: { ...config.build, write: false }
  })
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (roots: ReadonlyArray<Rolldown.OutputChunk>): Set<string> => {
    const files = new Set(roots.map(({ fileName }) => fileName))
    for (const file of files) for (const imported of byFile.get(file)?.imports ?? []) files.add(imported)
    return files
  }
  const at = (file: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(file))
  const modulesOf = (files: Iterable<string>) => new Set([...files].flatMap((file) => Object.keys(byFile.get(file)?.modules ?? {})))

  // A chunk that imports Effect runs after the runtime is loaded.
  const withoutEngine = chunks
    .filter((chunk) => chunk.isEntry || chunk.isDynamicEntry)
    .map((chunk) => modulesOf(reach([chunk])))
    .filter((modules) => ![...modules].some(isEffect))
  const needed = new Set(withoutEngine.flatMap((modules) => [...modules]))
  const standing = modulesOf(reach(at(engine)))
  const modules = new Set([...standing].filter((id) => !needed.has(id)))
  const first = modulesOf(reach(at(entry)))
  const base = modulesOf(reach(at(hydrated)))
  const groups = services.map((group) => modulesOf(reach(at(group))))
  const isShared = (id: string) => groups.filter((group) => group.has(id)).length > (needed.has(id) ? 0 : 1)
  const taken = new Set([base, first, standing].flatMap((some) => [...some]))
  const asked = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId))
  const ofPages = modulesOf(reach(pages.flatMap(at)))
  const sharers = new Map<string, string>()
  for (const [index, page] of pages.entries()) {
    const own = modulesOf(at(page).map(({ fileName }) => fileName))
    for (const id of modulesOf(reach(at(page))))
      if (!own.has(id) && !taken.has(id) && !asked.has(id)) sharers.set(id, `${sharers.get(id) ?? "of"}-${index}`)
  }
  // The chunk `domain` contains the rules that later pages and their lazy parts share with the runtime, because most visitors need the
  // runtime too. The chunk `services` does the same for the groups of services. The chunk `base` contains all code that every page hydrates
  // with, because separate files would compress worse. Other chunks contain the modules that the same first pages share, or that one page
  // shares with its lazy parts, if the runtime does not use them. Imported entry modules stay separate files, so that the manifest still
  // names them.
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: "engine", test: (id) => modules.has(id) && !id.endsWith(engine) },
      { name: "domain", test: (id) => standing.has(id) && needed.has(id) && !ofPages.has(id) && !base.has(id) && !asked.has(id) },
      { name: "services", test: (id) => isShared(id) && !standing.has(id) && !ofPages.has(id) && !base.has(id) && !asked.has(id) },
      { name: "first", test: (id) => first.has(id) && !id.endsWith(entry) },
      { name: "base", test: (id) => base.has(id) && !first.has(id) && !id.endsWith(hydrated) },
      ...[...new Set(sharers.values())].map((pages) => ({ name: pages, test: (id: string) => sharers.get(id) === pages }))
    ]
  }
}

const isEffect = (id: string): boolean => id.includes("/node_modules/effect/")

interface Landmarks {
  /** Path suffixes of the modules with the code before a page is loaded, the hydration code and the Effect runtime. */
  readonly entry: string
  readonly hydrated: string
  readonly engine: string
  /** The groups of services that load with their first command, except those of the staff. */
  readonly services: ReadonlyArray<string>
  /** The pages that most visits start with. */
  readonly pages: ReadonlyArray<string>
}

const chunksOf = async (config: InlineConfig): Promise<ReadonlyArray<Rolldown.OutputChunk>> => {
  const result = await build(config)
  if (!("output" in result)) throw new Error("The first build has to end with one output.")
  return result.output.filter((file) => file.type === "chunk")
}
