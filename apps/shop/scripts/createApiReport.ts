import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseSync } from "vite"
import { isNode, type Node, nodesIn } from "./syntax.ts"

/** A name that a declaration file exports: its own declaration, or that of another file. */
type Exported = { readonly text: string } | { readonly file: string; readonly name: string }

interface DeclarationFile {
  readonly exports: ReadonlyMap<string, Exported>
  /** Files that are exported completely. */
  readonly stars: ReadonlyArray<string>
}

/** Longer declarations are cut, and a digest stands for the rest. */
const MAX_LENGTH = 160

/**
 * Lists what a built package exports: a line per entry point and name, with the declaration. A change of an exported declaration changes its
 * line. A change of a declaration that it only names, and that is not exported itself, changes no line. Comments do not count.
 *
 * @param folder - A package as installed, with built declarations.
 */
export const createApiReport = (folder: string): ReadonlyArray<string> => {
  const { exports } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, string>>
  }
  const files = new Map<string, DeclarationFile>()
  const open = (file: string): DeclarationFile => {
    const known = files.get(file) ?? parseDeclarations(file)
    files.set(file, known)
    return known
  }
  return Object.entries(exports)
    .flatMap(([subpath, target]) =>
      [...listExports(path.join(folder, target.replace(/\.js$/, ".d.ts")), open)].map(([name, text]) =>
        [subpath, name, shorten(text)].join("\t")
      )
    )
    .toSorted((one, other) => (one < other ? -1 : 1))
}

/** Returns every exported name of a file with its declaration, through re-exports. */
const listExports = (file: string, open: (file: string) => DeclarationFile): ReadonlyMap<string, string> => {
  const { exports, stars } = open(file)
  const inherited = stars.flatMap((star) => [...listExports(star, open)])
  const own = [...exports].map(([name, exported]) => [name, "text" in exported ? exported.text : find(exported, open)] as const)
  return new Map([...inherited, ...own])
}

const find = ({ file, name }: { readonly file: string; readonly name: string }, open: (file: string) => DeclarationFile): string =>
  name === "*" ? `namespace of ${path.basename(file)}` : (listExports(file, open).get(name) ?? `unknown ${name}`)

const shorten = (text: string): string => {
  if (text.length <= MAX_LENGTH) return text
  return `${text.slice(0, MAX_LENGTH)}… ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`
}

const parseDeclarations = (file: string): DeclarationFile => {
  const source = readFileSync(file, "utf8")
  const { program } = parseSync(file, source)
  const exports = new Map<string, Exported>()
  const stars: Array<string> = []
  const locals = new Map<string, string>()
  const imports = new Map<string, { readonly file: string; readonly name: string }>()
  const exportedLocals: Array<readonly [exported: string, local: string]> = []
  const declare = (node: Node): ReadonlyArray<string> => {
    const names = listNames(node)
    // Overloads have one name
    for (const name of names) locals.set(name, [locals.get(name), toText(source, node)].filter(Boolean).join(" "))
    return names
  }

  for (const node of nodesIn(program.body)) {
    const from = getSource(node, file)
    const { declaration } = node
    if (node.type === "ExportAllDeclaration") {
      const name = getName(node["exported"])
      if (from !== null && name === null) stars.push(from)
      else if (from !== null && name !== null) exports.set(name, { file: from, name: "*" })
    } else if (node.type === "ImportDeclaration") {
      for (const specifier of nodesIn(node["specifiers"]))
        if (from !== null) imports.set(getName(specifier["local"]) ?? "", { file: from, name: getName(specifier["imported"]) ?? "*" })
    } else if (node.type === "ExportNamedDeclaration" && isNode(declaration)) {
      for (const name of declare(declaration)) exportedLocals.push([name, name])
    } else if (node.type === "ExportNamedDeclaration") {
      for (const specifier of nodesIn(node["specifiers"])) {
        const [local, exported] = [getName(specifier["local"]) ?? "", getName(specifier["exported"]) ?? ""]
        if (from === null) exportedLocals.push([exported, local])
        else exports.set(exported, { file: from, name: local })
      }
    } else declare(node)
  }
  for (const [exported, local] of exportedLocals) {
    const imported = imports.get(local)
    // A class of errors extends a constant that the compiler adds
    const text = [locals.get(local), locals.get(`${local}_base`)].filter(Boolean).join(" ")
    exports.set(exported, imported ?? { text })
  }
  return { exports, stars }
}

/** Returns the declaration file of a relative import; null for another package or a node without a source. */
const getSource = (node: Node, file: string): string | null => {
  const { source } = node
  const name = isNode(source) ? String(source["value"]) : ""
  if (!name.startsWith(".")) return null
  const target = path.join(path.dirname(file), name.replace(/\.(?:js|ts)$/, ".d.ts"))
  return existsSync(target) ? target : null
}

const getName = (node: unknown): string | null => (isNode(node) ? String(node["name"] ?? node["value"]) : null)

const listNames = (node: Node): ReadonlyArray<string> => {
  const declarators = nodesIn(node["declarations"]).map((declarator) => getName(declarator["id"]))
  return [...declarators, getName(node["id"])].filter((name) => name !== null)
}

const toText = (source: string, node: Node): string =>
  source
    .slice(Number(node["start"]), Number(node["end"]))
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim()
