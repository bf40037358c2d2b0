import { execFileSync } from "node:child_process"
import { existsSync, globSync, readFileSync } from "node:fs"
import path, { posix } from "node:path"
import { root } from "./runStep.ts"

/** The files that each source file imports, by paths from the root of the project. */
export type FileGraph = ReadonlyMap<string, ReadonlyArray<string>>

/** Files that package names resolve to: `@camber/domain/cart` to `packages/domain/src/buying/cart/index.ts`. */
export type PackageExports = ReadonlyMap<string, string>

const statement = /\b(?:(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from|from|import)\s*"([^"]+)"/g
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** An import statement: the imported file, and the imported names; null for all names. */
export interface FileImport {
  readonly target: string
  readonly names: ReadonlyArray<string> | null
}

/** Lists a file's imports of project files. Ignores `import()`: through lazy routes, every page would affect every test. */
export const listFileImports = (file: string, text: string, exports: PackageExports): ReadonlyArray<FileImport> =>
  [...text.matchAll(statement)].flatMap(([, list, specifier = ""]) => {
    const named = specifier.replace(/\?\w+$/, "")
    const target = named.startsWith(".") ? posix.join(posix.dirname(file), named) : exports.get(named)
    const names = list?.split(",").map((item) =>
      item
        .trim()
        .replace(/^type\s+/, "")
        .replace(/\s+as\s.*$/, "")
    )
    return target === undefined ? [] : [{ target, names: names?.filter((name) => name !== "") ?? null }]
  })

const declares = (text: string, name: string) =>
  new RegExp(`^export (?:const|function|class|interface|type|let|abstract class) ${name}\\b`, "m").test(text)

/**
 * Resolves names imported through an index to the files that declare them, so that a change of one file affects only its own
 * importers.
 */
const resolveImport = ({ names, target }: FileImport, texts: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const text = texts.get(target) ?? ""
  const members = [...text.matchAll(/^export \* from "(\.[^"]+)"/gm)].map(([, member = ""]) => posix.join(posix.dirname(target), member))
  if (names === null || members.length === 0) return [target]
  return names.flatMap((name) => {
    const declaring = members.filter((member) => declares(texts.get(member) ?? "", name))
    return declaring.length === 1 ? declaring : [target]
  })
}

/** Links each source to the files it imports. */
export const buildFileGraph = (texts: ReadonlyMap<string, string>, exports: PackageExports): FileGraph =>
  new Map([...texts].map(([file, text]) => [file, listFileImports(file, text, exports).flatMap((found) => resolveImport(found, texts))]))

/**
 * Finds the test files that changed files can affect: tests in a changed file's folder, and tests that import a changed
 * file directly or indirectly. For a file that no source imports (data, SQL), selects the tests of its package.
 */
export const selectAffectedTests = (changed: ReadonlyArray<string>, graph: FileGraph): ReadonlyArray<string> => {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph) for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), file])
  const affected = new Set<string>()
  const open = changed.flatMap((file) =>
    graph.has(file) || importers.has(file) ? [file] : [...graph.keys()].filter((other) => isTest(other) && getIsInPackage(other, file))
  )
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (affected.has(file)) continue
    affected.add(file)
    open.push(...(importers.get(file) ?? []))
  }
  const folders = new Set(changed.map((file) => posix.dirname(file)))
  const beside = [...graph.keys()].filter((file) => folders.has(posix.dirname(file)))
  return [...new Set([...affected, ...beside])].filter((file) => isTest(file) && graph.has(file)).toSorted()
}

/** `apps/services/data/x.tsv` belongs to `apps/services`. The tests of scripts and lint rules read files outside the packages. */
const getIsInPackage = (test: string, file: string): boolean => {
  const [kind = "", name = ""] = file.split("/")
  if (kind === "apps" || kind === "packages") return test.startsWith(`${kind}/${name}/`)
  return /^(?:apps\/shop\/scripts|packages\/domain\/test)\//.test(test)
}

/** Reads the sources of a checkout and links them. */
export const readFileGraph = (folder: string = root): FileGraph => {
  const exports = new Map(globSync("{packages,apps}/*/package.json", { cwd: folder }).flatMap((file) => readExports(folder, file)))
  const files = globSync("{packages,apps}/**/*.{ts,tsx,css}", { cwd: folder, exclude: ["**/node_modules/**", "**/dist/**"] })
  return buildFileGraph(new Map(files.map((file) => [file, readFileSync(path.join(folder, file), "utf8")])), exports)
}

const readExports = (folder: string, file: string): ReadonlyArray<readonly [string, string]> => {
  const { exports = {}, name } = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as {
    readonly name: string
    readonly exports?: Readonly<Record<string, string>>
  }
  return Object.entries(exports).map(([subpath, target]) => [posix.join(name, subpath), posix.join(posix.dirname(file), target)])
}

const git = (...args: ReadonlyArray<string>) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean)

/**
 * Finds the Vitest files that the changes since a commit can affect, new files included.
 * @param since - A commit or branch; defaults to the last commit.
 */
export const findAffectedTests = (since = "HEAD"): ReadonlyArray<string> => {
  const changed = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")]
  return selectAffectedTests(changed, readFileGraph()).filter(
    (file) => existsSync(path.join(root, file)) && !/^apps\/shop\/(?:e2e|workbench)\//.test(file)
  )
}
