import path from "node:path"
import { parseSync } from "vite"

/** Source texts by their path from the root of the project. */
export type Sources = ReadonlyMap<string, string>

/** A top-level declaration of a file, as `path#name`. */
export type Declared = `${string}#${string}`

/** Returns the file of a declaration. */
export const getFile = (declared: Declared): string => declared.slice(0, declared.indexOf("#"))

/** Source of an imported name: the module, and the name there. `*` is the whole namespace. */
interface Origin {
  readonly module: string
  readonly name: string
}

interface SourceFile {
  /** References of each top-level declaration; `""` holds those of top-level statements. */
  readonly mentions: ReadonlyMap<string, Mentions>
  readonly imports: ReadonlyMap<string, Origin>
  /** Exports by exported name: a local declaration, or another module's. */
  readonly exports: ReadonlyMap<string, string | Origin>
  /** Modules that are re-exported completely. */
  readonly stars: ReadonlyArray<string>
}

export interface Mentions {
  readonly names: ReadonlySet<string>
  /** Lazy imports as `module#name`: `import()` takes the whole module, `(await import()).name` takes that name. */
  readonly modules: ReadonlySet<string>
}

/** A syntax tree node with the fields that this file reads. */
export interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value

/** Returns the nodes in a field of another node: one, several or none. */
export const nodesIn = (part: unknown): ReadonlyArray<Node> => (Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [])

/** Returns the child nodes, except names of properties. */
export const getChildren = (node: Node): ReadonlyArray<Node> =>
  Object.entries(node).flatMap(([part, value]) => {
    const isLabel =
      (node["computed"] !== true && (part === "key" || part === "property")) ||
      (part === "name" && node.type === "JSXAttribute") ||
      (part === "right" && node.type === "TSQualifiedName")
    return isLabel ? [] : nodesIn(value)
  })

/** Returns whether a node is `it`, `test`, `describe` or a variant such as `it.effect.each(table)`. */
export const isTest = (node: Node): boolean => {
  if (node.type === "Identifier") return /^(?:it|test|describe)$/.test(String(node["name"]))
  const inner = node["callee"] ?? node["object"] ?? node["tag"]
  return isNode(inner) && isTest(inner)
}

export const isTestCall = (node: Node): boolean => node.type === "CallExpression" && isTest(node)

/** Collects the names and lazy modules that nodes reference. Shadowed names are not distinguished. */
export const collectMentions = (nodes: ReadonlyArray<Node>, isSkipped: (node: Node) => boolean = () => false): Mentions => {
  const names = new Set<string>()
  const modules = new Set<string>()
  const open = [...nodes]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === "Identifier" || node.type === "JSXIdentifier") names.add(String(node["name"]))
    const picked = getPick(node)
    if (picked !== null) {
      modules.add(picked)
      continue
    }
    const module = getLazyModule(node)
    if (module !== null) modules.add(`${module}#*`)
    open.push(...getChildren(node).filter((child) => !isSkipped(child)))
  }
  return { names, modules }
}

const getLazyModule = ({ source, type }: Node): string | null =>
  type === "ImportExpression" && isNode(source) && typeof source["value"] === "string" ? source["value"] : null

/** Returns the name in `(await import()).name`, or null. */
const getPick = ({ computed, object, property, type }: Node): string | null => {
  if (type !== "MemberExpression" || computed === true || !isNode(object) || !isNode(property)) return null
  const awaited = object.type === "ParenthesizedExpression" ? object["expression"] : object
  const module =
    isNode(awaited) && awaited.type === "AwaitExpression" && isNode(awaited["argument"]) ? getLazyModule(awaited["argument"]) : null
  return module === null ? null : `${module}#${String(property["name"])}`
}

/** Merges two sets of references. */
export const mergeMentions = (a: Mentions, b: Mentions = { names: new Set(), modules: new Set() }): Mentions => ({
  names: new Set([...a.names, ...b.names]),
  modules: new Set([...a.modules, ...b.modules])
})

const namesIn = (pattern: Node): ReadonlyArray<string> =>
  pattern.type === "Identifier" ? [String(pattern["name"])] : getChildren(pattern).flatMap(namesIn)

/** Returns each declaration of a statement with its declared names. */
const getDeclarations = (statement: Node): ReadonlyArray<readonly [ReadonlyArray<string>, Node]> => {
  const inner = statement.type.startsWith("Export") && isNode(statement["declaration"]) ? statement["declaration"] : statement
  if (inner.type === "VariableDeclaration")
    return nodesIn(inner["declarations"]).map((item) => [nodesIn(item["id"]).flatMap(namesIn), item] as const)
  const id = inner["id"]
  return [[isNode(id) && id.type === "Identifier" ? [String(id["name"])] : [""], inner]]
}

const readFile = (file: string, text: string): SourceFile => {
  const { errors, module, program } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const mentions = new Map<string, Mentions>()
  for (const statement of nodesIn(program.body)) {
    if (statement.type === "ImportDeclaration" || isNode(statement["source"])) continue
    if (statement.type === "ExportNamedDeclaration" && !statement["declaration"]) continue
    // A declaration does not depend on the tests in its file.
    if (isNode(statement["expression"]) && isTestCall(statement["expression"])) continue
    for (const [names, node] of getDeclarations(statement)) {
      const found = collectMentions([node])
      for (const name of names) {
        mentions.set(name, mergeMentions(found, mentions.get(name)))
      }
    }
  }
  const imports = new Map<string, Origin>()
  for (const { entries, moduleRequest } of module.staticImports)
    for (const { importName, localName } of entries)
      imports.set(localName.value, {
        module: moduleRequest.value,
        name: importName.name ?? (importName.kind === "Default" ? "default" : "*")
      })
  const exports = new Map<string, string | Origin>()
  const stars: string[] = []
  for (const { entries } of module.staticExports)
    for (const { exportName, importName, localName, moduleRequest } of entries)
      if (!moduleRequest) exports.set(exportName.name ?? "default", localName.name ?? "")
      else if (exportName.kind === "None") stars.push(moduleRequest.value)
      else exports.set(exportName.name ?? "default", { module: moduleRequest.value, name: importName.name ?? "*" })
  return { mentions, imports, exports, stars }
}

/** Graph of which declaration uses which others, as a value or type. */
export class ExportGraph {
  private readonly files: ReadonlyMap<string, SourceFile>
  /** Entry point file of each package import name. */
  readonly doors: ReadonlyMap<string, string>

  constructor(sources: Sources, doors: ReadonlyMap<string, string>) {
    this.doors = doors
    this.files = new Map(Array.from(sources, ([file, text]) => [file, readFile(file, text)]))
  }

  get paths(): ReadonlyArray<string> {
    return [...this.files.keys()]
  }

  /** Returns the declaration behind each export of a file, by exported name. */
  exportsOf(file: string): ReadonlyMap<string, Declared> {
    const source = this.files.get(file)
    if (!source) return new Map()
    return new Map([
      ...source.stars.flatMap((module) => Array.from(this.exportsOf(this.resolved(file, module) ?? ""))),
      ...Array.from(source.exports.keys(), (name) => [name, this.declared(file, name)] as const).flatMap(([name, [first]]) =>
        first ? [[name, first] as const] : []
      )
    ])
  }

  /** Resolves references of a file to local and imported declarations. */
  ledTo(file: string, { modules, names }: Mentions): ReadonlyArray<Declared> {
    const source = this.files.get(file)
    if (!source) return []
    return [
      ...Array.from(names).flatMap((name): ReadonlyArray<Declared> => {
        const origin = source.imports.get(name)
        return origin ? this.from(file, origin) : source.mentions.has(name) ? [`${file}#${name}`] : []
      }),
      ...Array.from(modules).flatMap((lazyModule) => {
        const [module = "", name = "*"] = lazyModule.split("#")
        return this.from(file, { module, name })
      })
    ]
  }

  /** Returns the declarations that a declaration uses, including those used when its file is loaded. */
  usedBy(declared: Declared): ReadonlyArray<Declared> {
    const [file = "", name = ""] = declared.split("#")
    const mentions = this.files.get(file)?.mentions
    return ["", name].flatMap((part) => this.ledTo(file, mentions?.get(part) ?? { names: new Set(), modules: new Set() }))
  }

  /** Returns every declaration that a file uses, its own included. */
  usedByFile(file: string): ReadonlyArray<Declared> {
    const source = this.files.get(file)
    if (!source) return []
    return [
      ...Array.from(source.mentions.keys(), (name): Declared => `${file}#${name}`),
      ...[...source.exports.values()].flatMap((item) => (typeof item === "string" ? [] : this.from(file, item))),
      ...source.stars.flatMap((module) => this.from(file, { module, name: "*" }))
    ]
  }

  /** Returns these declarations and everything they use transitively. Skips edges for which `isCut` returns true. */
  closure(names: Iterable<Declared>, isCut: (from: Declared, to: Declared) => boolean = () => false): ReadonlySet<Declared> {
    const found = new Set(names)
    for (const name of found) for (const used of this.usedBy(name)) if (!isCut(name, used)) found.add(used)
    return found
  }

  private resolved(importer: string, module: string): string | undefined {
    const file = module.startsWith(".") ? path.posix.join(path.posix.dirname(importer), module) : this.doors.get(module)
    return file !== undefined && this.files.has(file) ? file : undefined
  }

  private from(importer: string, { module, name }: Origin): ReadonlyArray<Declared> {
    const file = this.resolved(importer, module)
    return file === undefined ? [] : name === "*" ? [...this.exportsOf(file).values()] : this.declared(file, name)
  }

  private declared(file: string, name: string): ReadonlyArray<Declared> {
    const source = this.files.get(file)
    const own = source?.exports.get(name)
    if (typeof own === "string") {
      const origin = source?.imports.get(own)
      return origin ? this.from(file, origin) : [`${file}#${own}`]
    }
    if (own) return this.from(file, own)
    return (source?.stars ?? []).flatMap((module) => this.from(file, { module, name }))
  }
}
