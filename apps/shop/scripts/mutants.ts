import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseSync } from "vite"
import { getChildren, isNode, type Node, nodesIn } from "./syntax.ts"

/** A small change of a source file that its tests should detect. */
export interface Mutant {
  /** The path from the root of the project. */
  readonly file: string
  readonly line: number
  /** UTF-16 offsets of the replaced text. */
  readonly start: number
  readonly end: number
  readonly original: string
  readonly replacement: string
}

/** Mutated sources. Demo content, migrations and texts contain no rules. */
const sources = ["packages/{domain,search}/src/**/*.ts", "apps/services/src/**/*.ts"]
const excluded = /\.(?:test|d)\.ts$|\/(?:testing|migrations|text)\b|\/(?:index|text|graphql|calls)\.ts$/

const operators: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&"
}

type Change = Pick<Mutant, "start" | "end" | "replacement">
const offset = (node: Node, end: "start" | "end"): number => Number(node[end])

/** Steps of a pipe whose removal changes only types. */
const isTyping = (step: string) => /^(?:Effect\.asVoid|Effect\.orDie)\b/.test(step)

/** Lists removals of a pipe's steps: `a.pipe(b, c)` without `b`, and without `c`. */
const removeSteps = ({ callee, arguments: steps }: Node, text: string): ReadonlyArray<Change> => {
  const isPipe = isNode(callee) && callee.type === "MemberExpression" && isNode(callee["property"]) && callee["property"]["name"] === "pipe"
  return (isPipe ? nodesIn(steps) : [])
    .map((step) => ({ start: offset(step, "start"), end: offset(step, "end"), replacement: "(same) => same" }))
    .filter(({ end, start }) => !isTyping(text.slice(start, end)))
}

/** Lists the removal of a statement that runs an effect or a function: `yield* save(list)`. */
const removeStatement = (node: Node): ReadonlyArray<Change> => {
  const { expression } = node
  const isRun = isNode(expression) && /^(?:Yield|Await|Call)Expression$/.test(expression.type)
  return isRun ? [{ start: offset(node, "start"), end: offset(node, "end"), replacement: ";" }] : []
}

/** Types have no behavior, but `a as B` and the like contain expressions. */
const isType = ({ type }: Node) => type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull|Instantiation)/.test(type)

const getChanges = (node: Node, text: string): ReadonlyArray<Change> => {
  const { left, operator, right, test, type, value } = node
  const [start, end] = [offset(node, "start"), offset(node, "end")]
  if (type === "ExpressionStatement") return removeStatement(node)
  if (type === "CallExpression") return removeSteps(node, text)
  if ((type === "BinaryExpression" || type === "LogicalExpression") && isNode(left) && isNode(right)) {
    const replacement = operators[String(operator)]
    const at = text.indexOf(String(operator), offset(left, "end"))
    return replacement === undefined ? [] : [{ start: at, end: at + String(operator).length, replacement }]
  }
  if (type === "UnaryExpression" && operator === "!") return [{ start, end: start + 1, replacement: "" }]
  if (type === "Literal" && typeof value === "boolean") return [{ start, end, replacement: String(!value) }]
  if (type === "Literal" && typeof value === "number") return [{ start, end, replacement: String(value + 1) }]
  if ((type === "ConditionalExpression" || type === "IfStatement") && isNode(test))
    return [
      {
        start: offset(test, "start"),
        end: offset(test, "end"),
        replacement: `!(${text.slice(offset(test, "start"), offset(test, "end"))})`
      }
    ]
  return []
}

/** Lists the mutants of a source text. */
export const listMutants = (file: string, text: string): ReadonlyArray<Mutant> => {
  const found: Mutant[] = []
  const visit = (node: Node): void => {
    if (isType(node) || node.type === "ImportDeclaration") return
    for (const change of getChanges(node, text)) {
      const line = text.slice(0, change.start).split("\n").length
      found.push({ file, line, original: text.slice(change.start, change.end), ...change })
    }
    for (const child of getChildren(node)) visit(child)
  }
  for (const program of nodesIn(parseSync(file, text).program)) visit(program)
  return found
}

const getHash = (seed: string, { file, original, start }: Mutant) =>
  createHash("sha256").update(`${seed} ${file} ${start} ${original}`).digest("hex")

/** Selects the files that mutants are drawn from. */
export interface MutatedFiles {
  /** Selects only files whose path begins with this prefix. */
  readonly prefix?: string
  /** Selects only files that build effects or layers, which rules and state machines do not. */
  readonly isUseCase?: boolean
}

const buildsEffects = (text: string) => /\b(?:Effect\.(?:gen|fn)|Layer\.(?:effect|succeed))\b/.test(text)

/**
 * Picks a number of mutants of a checkout's sources, half from the domain and search, half from the services. Equal
 * seeds pick equal mutants.
 */
export const drawMutants = (folder: string, seed: string, count: number, selected: MutatedFiles = {}): ReadonlyArray<Mutant> => {
  const { isUseCase = false, prefix = "" } = selected
  const files = globSync(sources, { cwd: folder }).filter((file) => file.startsWith(prefix) && !excluded.test(file))
  const all = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), "utf8")
    return isUseCase && !buildsEffects(text) ? [] : listMutants(file, text)
  })
  const ranked = all.map((mutant) => ({ mutant, hash: getHash(seed, mutant) })).toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  const groups = Object.values(Object.groupBy(ranked, ({ mutant }) => (mutant.file.startsWith("apps/") ? "services" : "packages")))
  return groups.flatMap((group) => (group ?? []).slice(0, Math.ceil(count / groups.length)).map(({ mutant }) => mutant))
}
