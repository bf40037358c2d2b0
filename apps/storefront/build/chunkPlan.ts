import { build, type InlineConfig, type Rolldown } from "vite"

/**
 * Keeps the engine in one file. Left alone, the bundler cuts out whatever two chunks share, and so the use-cases that come later with their
 * own commands would split the engine into a dozen files, each compressed on its own with every name across them kept, as if they could
 * come without it. So a first build without those late parts, which is not written, shows what is the engine's alone.
 */
export const chunkPlan = async (
  config: InlineConfig,
  { alive, engine, entry, isLate, pages }: Landmarks
): Promise<Rolldown.CodeSplittingOptions> => {
  const chunks = await chunksOf({
    ...config,
    configFile: false,
    logLevel: "silent",
    build: { ...config.build, write: false, rolldownOptions: { ...config.build?.rolldownOptions, external: isLate } }
  })
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (roots: ReadonlyArray<Rolldown.OutputChunk>): Set<string> => {
    const files = new Set(roots.map(({ fileName }) => fileName))
    for (const file of files) for (const imported of byFile.get(file)?.imports ?? []) files.add(imported)
    return files
  }
  const at = (file: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(file))

  const withoutEngine = reach(chunks.filter((chunk) => (chunk.isEntry || chunk.isDynamicEntry) && !at(engine).includes(chunk)))
  const files = [...reach(at(engine))].filter((file) => !withoutEngine.has(file))
  const modulesOf = (files: Iterable<string>) => new Set([...files].flatMap((file) => Object.keys(byFile.get(file)?.modules ?? {})))
  const modules = modulesOf(files)
  const standing = modulesOf(reach(at(engine)))
  const first = modulesOf(reach(at(entry)))
  const base = modulesOf(reach(at(alive)))
  const taken = new Set([base, first, standing].flatMap((some) => [...some]))
  const asked = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId))
  const sharers = new Map<string, string>()
  for (const [index, page] of pages.entries()) {
    const own = modulesOf(at(page).map(({ fileName }) => fileName))
    for (const id of modulesOf(reach(at(page))))
      if (!own.has(id) && !taken.has(id) && !asked.has(id)) sharers.set(id, `${sharers.get(id) ?? "of"}-${index}`)
  }
  // What every page comes alive with is one file too: parts of it would be compressed without each other. So is what the same ones of the first
  // pages share with each other, or a single one with late parts, and the engine has no part of. The modules that are asked for stay files of
  // their own, so that the manifest goes on to name them.
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: "engine", test: (id) => (modules.has(id) || (isEffect(id) && standing.has(id))) && !id.endsWith(engine) },
      { name: "first", test: (id) => first.has(id) && !id.endsWith(entry) },
      { name: "base", test: (id) => base.has(id) && !first.has(id) && !id.endsWith(alive) },
      ...[...new Set(sharers.values())].map((pages) => ({ name: pages, test: (id: string) => sharers.get(id) === pages }))
    ]
  }
}

/** Its modules lean on each other in circles: those that the engine stands on stay together. One that only late parts ask for comes with them. */
const isEffect = (id: string): boolean => id.includes("/node_modules/effect/")

interface Landmarks {
  /** The ends of their modules' paths: what runs before a page is loaded, what every page comes alive with, and the engine. */
  readonly entry: string
  readonly alive: string
  readonly engine: string
  /** The pages that most visits begin with. */
  readonly pages: ReadonlyArray<string>
  /** Whether a module's import is one of what comes after the engine. */
  readonly isLate: (imported: string, module: string | undefined) => boolean
}

const chunksOf = async (config: InlineConfig): Promise<ReadonlyArray<Rolldown.OutputChunk>> => {
  const result = await build(config)
  if (!("output" in result)) throw new Error("The first build has to end with one output.")
  return result.output.filter((file) => file.type === "chunk")
}
