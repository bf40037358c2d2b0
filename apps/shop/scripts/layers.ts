import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./runStep.ts"

/** The layers of a source folder, top layer first, each with its folders. */
export interface LayerDiagram {
  /** The source folder, from the root of the project: `packages/domain/src`. */
  readonly source: string
  readonly layers: ReadonlyArray<ReadonlyArray<string>>
}

const architecture = path.join(root, "docs/architecture.md")

/** Parses the diagrams of a Markdown text: code blocks of the language `layers`, in which a line is a layer and names its folders. */
export const parseDiagrams = (text: string): ReadonlyArray<LayerDiagram> =>
  [...text.matchAll(/^```layers (\S+)\n(.*?)^```$/gms)].map(([, source = "", picture = ""]) => ({
    source,
    layers: picture.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim().split(/\s+/)]))
  }))

/** Reads the diagrams of `docs/architecture.md`, which alone define the layers. */
export const readDiagrams = () => parseDiagrams(readFileSync(architecture, "utf8"))

/** Reads a diagram's source files: texts by their path below the source folder. */
export const readSources = ({ source }: LayerDiagram): ReadonlyMap<string, string> => {
  const cwd = path.join(root, source)
  const files = globSync("**/*.{ts,tsx}", { cwd }).map((file) => file.replaceAll("\\", "/"))
  return new Map(files.map((file) => [file, readFileSync(path.join(cwd, file), "utf8")]))
}

/** Tests, examples and their helpers may import from anywhere. */
const isForTests = (file: string) => /\.(test|examples)\.tsx?$|(^|\/)(test|testing)\//.test(file)

const statement = /^(?:import|export)\b(?:[^"';]*?\bfrom)?\s*"(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"/gm

/** Lists the files of the same package that a source imports as a value, as a type or by `import()`. */
export const listImports = (file: string, text: string): ReadonlyArray<string> =>
  [...text.matchAll(statement)].flatMap(([, imported, lazy]) => path.posix.join(path.posix.dirname(file), imported ?? lazy ?? ""))

/** Files next to the folders are entry points, above every layer. */
const entryPoint = "an entry point"
const getFolder = (file: string) => (file.includes("/") ? (file.split("/")[0] ?? "") : entryPoint)

/**
 * Lists the violations of a diagram: folders in no layer or in two, missing folders, imports that go up or sideways,
 * and imports of test helpers by product code. Ignores imports that leave the source folder.
 */
export const listViolations = ({ layers, source }: LayerDiagram, sources: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const named = layers.flat()
  const folders = [...new Set([...sources.keys()].map(getFolder))].filter((folder) => folder !== entryPoint)
  const heights = new Map([
    [entryPoint, layers.length + 1],
    ...layers.flatMap((layer, index) => layer.map((name) => [name, layers.length - index] as const))
  ])
  const describe = (folder: string) => (folder === entryPoint ? entryPoint : `${folder} (layer ${heights.get(folder) ?? "?"})`)
  const imports = [...sources]
    .filter(([file]) => !isForTests(file))
    .flatMap(([file, text]) => listImports(file, text).map((target) => ({ file, from: getFolder(file), target, to: getFolder(target) })))
  const crossings = imports.filter(({ from, target, to }) => from !== to && !target.startsWith("../"))
  const isDown = (from: string, to: string) => (heights.get(from) ?? 0) > (heights.get(to) ?? Infinity)
  return [
    ...named.filter((folder, index) => named.indexOf(folder) !== index).map((folder) => `${source}: ${folder} is in two layers`),
    ...named.filter((folder) => !folders.includes(folder)).map((folder) => `${source}: folder ${folder} does not exist`),
    ...folders.filter((folder) => !named.includes(folder)).map((folder) => `${source}: ${folder} is in no layer of docs/architecture.md`),
    ...crossings
      .filter(({ from, to }) => !isDown(from, to))
      .map(({ file, from, target, to }) => `${source}/${file} imports ${target}: ${describe(to)} is not below ${describe(from)}`),
    ...imports
      .filter(({ from, target }) => from !== entryPoint && isForTests(target))
      .map(({ file, target }) => `${source}/${file} imports ${target}, which is a test helper`)
  ]
}
