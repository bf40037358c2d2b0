import path from "node:path"
import { parseSync } from "vite"

/** Source texts by their path from the root of the project. */
export type Sources = ReadonlyMap<string, string>

/** A name that a file declares at its top, as `path#name`. */
export type Declared = `${string}#${string}`

/** The file that declares it. */
export const fileOf = (declared: Declared): string => declared.slice(0, declared.indexOf("#"))

/** Where a name stands: in this module under that name. `*` is all that the module exports. */
interface Origin {
  readonly module: string
  readonly name: string
}

interface SourceFile {
  /** What each name of the file's top mentions; under `""` stands what runs without a name. */
  readonly mentions: ReadonlyMap<string, Mentions>
  readonly imports: ReadonlyMap<string, Origin>
  /** Its exports by their name outside: a name of its own top, or another module's. */
  readonly exports: ReadonlyMap<string, string | Origin>
  /** The modules of which it exports everything. */
  readonly stars: ReadonlyArray<string>
}

export interface Mentions {
  readonly names: ReadonlySet<string>
  /** What is loaded later, as `module#name`: by `import()` all of it, by `(await import()).name` that name. */
  readonly modules: ReadonlySet<string>
}

/** A syntax tree's node, as far as this file looks at it. */
export interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value

/** The nodes that a part of another is: one, several or none. */
export const nodesIn = (part: unknown): ReadonlyArray<Node> => (Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [])

/** The nodes right below one, but for names that only say what a property is called. */
export const childrenOf = (node: Node): ReadonlyArray<Node> =>
  Object.entries(node).flatMap(([part, value]) => {
    const isLabel =
      (node["computed"] !== true && (part === "key" || part === "property")) ||
      (part === "name" && node.type === "JSXAttribute") ||
      (part === "right" && node.type === "TSQualifiedName")
    return isLabel ? [] : nodesIn(value)
  })

/** `it`, `test`, `describe` or one of their variants, such as `it.effect.each(table)`. */
export const isTest = (node: Node): boolean => {
  if (node.type === "Identifier") return /^(?:it|test|describe)$/.test(String(node["name"]))
  const inner = node["callee"] ?? node["object"] ?? node["tag"]
  return isNode(inner) && isTest(inner)
}

export const isTestCall = (node: Node): boolean => node.type === "CallExpression" && isTest(node)

/** The names and the late modules that parts of a file mention. A name that is hidden by another of the same name counts all the same. */
export const mentionsOf = (nodes: ReadonlyArray<Node>, isSkipped: (node: Node) => boolean = () => false): Mentions => {
  const names = new Set<string>()
  const modules = new Set<string>()
  const open = [...nodes]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === "Identifier" || node.type === "JSXIdentifier") names.add(String(node["name"]))
    const picked = pickOf(node)
    if (picked !== null) {
      modules.add(picked)
      continue
    }
    const module = lateModule(node)
    if (module !== null) modules.add(`${module}#*`)
    open.push(...childrenOf(node).filter((child) => !isSkipped(child)))
  }
  return { names, modules }
}

const lateModule = ({ source, type }: Node): string | null =>
  type === "ImportExpression" && isNode(source) && typeof source["value"] === "string" ? source["value"] : null

/** The one name that `(await import()).name` takes of its module. */
const pickOf = ({ computed, object, property, type }: Node): string | null => {
  if (type !== "MemberExpression" || computed === true || !isNode(object) || !isNode(property)) return null
  const awaited = object.type === "ParenthesizedExpression" ? object["expression"] : object
  const module =
    isNode(awaited) && awaited.type === "AwaitExpression" && isNode(awaited["argument"]) ? lateModule(awaited["argument"]) : null
  return module === null ? null : `${module}#${String(property["name"])}`
}

/** What either mentions. */
export const both = (one: Mentions, other: Mentions = { names: new Set(), modules: new Set() }): Mentions => ({
  names: new Set([...one.names, ...other.names]),
  modules: new Set([...one.modules, ...other.modules])
})

const namesIn = (pattern: Node): ReadonlyArray<string> =>
  pattern.type === "Identifier" ? [String(pattern["name"])] : childrenOf(pattern).flatMap(namesIn)

/** Each declaration of a statement with the names that it makes. */
const declarationsOf = (statement: Node): ReadonlyArray<readonly [ReadonlyArray<string>, Node]> => {
  const inner = statement.type.startsWith("Export") && isNode(statement["declaration"]) ? statement["declaration"] : statement
  if (inner.type === "VariableDeclaration")
    return nodesIn(inner["declarations"]).map((one) => [nodesIn(one["id"]).flatMap(namesIn), one] as const)
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
    // Tests run by themselves: what else their file declares does not need them.
    if (isNode(statement["expression"]) && isTestCall(statement["expression"])) continue
    for (const [names, node] of declarationsOf(statement)) {
      const found = mentionsOf([node])
      for (const name of names) {
        mentions.set(name, both(found, mentions.get(name)))
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

/** Which names of which files use which others, by value or by type. */
export class ExportGraph {
  private readonly files: ReadonlyMap<string, SourceFile>
  /** The file behind each name by which packages import one another. */
  readonly doors: ReadonlyMap<string, string>

  constructor(sources: Sources, doors: ReadonlyMap<string, string>) {
    this.doors = doors
    this.files = new Map(Array.from(sources, ([file, text]) => [file, readFile(file, text)]))
  }

  get paths(): ReadonlyArray<string> {
    return [...this.files.keys()]
  }

  /** Where each export of a file is declared, by its name outside. */
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

  /** What a file's mentions lead to: names of its own top and of what it imports. */
  ledTo(file: string, { modules, names }: Mentions): ReadonlyArray<Declared> {
    const source = this.files.get(file)
    if (!source) return []
    return [
      ...Array.from(names).flatMap((name): ReadonlyArray<Declared> => {
        const origin = source.imports.get(name)
        return origin ? this.from(file, origin) : source.mentions.has(name) ? [`${file}#${name}`] : []
      }),
      ...Array.from(modules).flatMap((late) => {
        const [module = "", name = "*"] = late.split("#")
        return this.from(file, { module, name })
      })
    ]
  }

  /** What a declared name uses itself, and what runs when its file is loaded. */
  usedBy(declared: Declared): ReadonlyArray<Declared> {
    const [file = "", name = ""] = declared.split("#")
    const mentions = this.files.get(file)?.mentions
    return ["", name].flatMap((part) => this.ledTo(file, mentions?.get(part) ?? { names: new Set(), modules: new Set() }))
  }

  /** All that a file uses, itself included. */
  usedByFile(file: string): ReadonlyArray<Declared> {
    const source = this.files.get(file)
    if (!source) return []
    return [
      ...Array.from(source.mentions.keys(), (name): Declared => `${file}#${name}`),
      ...[...source.exports.values()].flatMap((one) => (typeof one === "string" ? [] : this.from(file, one))),
      ...source.stars.flatMap((module) => this.from(file, { module, name: "*" }))
    ]
  }

  /** These names and all that they use, to the end. A use that `isCut` counts as none. */
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
