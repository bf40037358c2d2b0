import { parseSync } from "vite"
import { both, childrenOf, isNode, isTest, isTestCall, type Mentions, mentionsOf, type Node, nodesIn } from "./exportGraph.ts"

/** A title that names behaviours. */
export interface Title {
  readonly ids: ReadonlyArray<string>
  /** What its test mentions, with all that stands around it in the groups that hold it. */
  readonly mentions: Mentions
}

const textOf = (node: Node): string | null => {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"]
  if (node.type !== "TemplateLiteral") return null
  return nodesIn(node["quasis"]).map(getRawText).join("\0")
}

const getRawText = ({ value }: Node): string => (typeof value === "object" && value !== null && "raw" in value ? String(value.raw) : "")

/**
 * The titles of a test file that name behaviours: the text that opens a test's arguments, or any text that begins with an id, as a table
 * for `it.each` holds them.
 */
export const parseTestTitles = (file: string, text: string): ReadonlyArray<Title> => {
  const titles: Title[] = []
  /** @param around the tests and groups that hold the node, the nearest first. */
  const visit = (node: Node, around: ReadonlyArray<Node>) => {
    const [nearest, ...groups] = around
    const title = textOf(node)
    const opens = nearest !== undefined && nodesIn(nearest["arguments"])[0] === node
    if (title !== null && (opens || /^[A-Z]{2,5}-\d/.test(title))) {
      const ids = title.match(/\b[A-Z]{2,5}-\d{2,3}\b/g) ?? []
      const setup = groups.flatMap((group) => childrenOf(group).filter((child) => !isTest(child)))
      if (ids.length > 0)
        titles.push({ ids, mentions: both(mentionsOf(nearest ? [nearest] : nodesIn(program)), mentionsOf(setup, isTestCall)) })
    }
    const isOwn = isTestCall(node)
    for (const child of childrenOf(node))
      // What a test is called by, such as `it.each(table)`, is no test of its own.
      if (isOwn && child === node["callee"]) for (const part of partsOf(child)) visit(part, [node, ...around])
      else visit(child, isOwn ? [node, ...around] : around)
  }
  const [program] = nodesIn(parseSync(file, text).program)
  if (program) visit(program, [])
  return titles
}

/** The arguments of all calls in what a test is called by. */
const partsOf = (callee: Node): ReadonlyArray<Node> => {
  const inner = callee["callee"] ?? callee["object"] ?? callee["tag"]
  return [...childrenOf(callee).filter((child) => child !== inner), ...(isNode(inner) ? partsOf(inner) : [])]
}
