import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./runStep.ts"

/** The floors of a source folder, the top one first, each with the folders that stand on it. */
export interface House {
  /** The source folder, from the root of the project: `packages/domain/src`. */
  readonly source: string
  readonly floors: ReadonlyArray<ReadonlyArray<string>>
}

const architecture = path.join(root, "docs/architecture.md")

/** The pictures of a Markdown text, which are code blocks of the language `floors`: a line is a floor and names its folders. */
export const housesIn = (text: string): ReadonlyArray<House> =>
  [...text.matchAll(/^```floors (\S+)\n(.*?)^```$/gms)].map(([, source = "", picture = ""]) => ({
    source,
    floors: picture.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim().split(/\s+/)]))
  }))

/** The picture in `docs/architecture.md` is the one place that states the order. */
export const readHouses = () => housesIn(readFileSync(architecture, "utf8"))

/** Source texts by their path below the source folder. */
export const sourcesOf = ({ source }: House): ReadonlyMap<string, string> => {
  const cwd = path.join(root, source)
  const files = globSync("**/*.{ts,tsx}", { cwd }).map((file) => file.replaceAll("\\", "/"))
  return new Map(files.map((file) => [file, readFileSync(path.join(cwd, file), "utf8")]))
}

/** Tests, examples and what only they use may look anywhere. */
const isFree = (file: string) => /\.(test|examples)\.tsx?$|(^|\/)(test|testing)\//.test(file)

const statement = /^(?:import|export)\b(?:[^"';]*?\bfrom)?\s*"(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"/gm

/** The files of its own package that a source names, by value, type or `import()`. */
export const importsOf = (file: string, text: string): ReadonlyArray<string> =>
  [...text.matchAll(statement)].flatMap(([, still, late]) => path.posix.join(path.posix.dirname(file), still ?? late ?? ""))

/** Files beside the folders are the entries, above every floor. */
const entries = "an entry"
const folderOf = (file: string) => (file.includes("/") ? (file.split("/")[0] ?? "") : entries)

/**
 * What is wrong with a house: a folder on no floor or on two, a folder that is not there, every import that goes up or across, and every one
 * of what only tests use by a file that is on a floor. An import that leaves the source folder is not this house's.
 */
export const complaints = ({ floors, source }: House, sources: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const named = floors.flat()
  const folders = [...new Set([...sources.keys()].map(folderOf))].filter((folder) => folder !== entries)
  const heights = new Map([
    [entries, floors.length + 1],
    ...floors.flatMap((floor, at) => floor.map((name) => [name, floors.length - at] as const))
  ])
  const place = (folder: string) => (folder === entries ? entries : `${folder} (floor ${heights.get(folder) ?? "?"})`)
  const imports = [...sources]
    .filter(([file]) => !isFree(file))
    .flatMap(([file, text]) => importsOf(file, text).map((target) => ({ file, from: folderOf(file), target, to: folderOf(target) })))
  const ways = imports.filter(({ from, target, to }) => from !== to && !target.startsWith("../"))
  const isDown = (from: string, to: string) => (heights.get(from) ?? 0) > (heights.get(to) ?? Infinity)
  return [
    ...named.filter((folder, at) => named.indexOf(folder) !== at).map((folder) => `${source}: ${folder} stands on two floors`),
    ...named.filter((folder) => !folders.includes(folder)).map((folder) => `${source}: there is no folder ${folder}`),
    ...folders
      .filter((folder) => !named.includes(folder))
      .map((folder) => `${source}: ${folder} stands on no floor of docs/architecture.md`),
    ...ways
      .filter(({ from, to }) => !isDown(from, to))
      .map(({ file, from, target, to }) => `${source}/${file} imports ${target}: ${place(to)} is not below ${place(from)}`),
    ...imports
      .filter(({ from, target }) => from !== entries && isFree(target))
      .map(({ file, target }) => `${source}/${file} imports ${target}, which is for tests`)
  ]
}
