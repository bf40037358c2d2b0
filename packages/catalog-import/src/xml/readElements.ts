import { SaxesParser } from "saxes"
import { refuse, type Report } from "../Problem.ts"
import { decodeText, type ImportFile } from "../text/decodeText.ts"

/** An element with its contents. Names have no namespace prefix. */
export interface XmlElement {
  readonly name: string
  /** Line on which the element begins, from 1. */
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  /** Own text, trimmed. */
  readonly text: string
  readonly children: ReadonlyArray<XmlElement>
}

/** Limits of a file. A record is an element that is returned with its contents. */
const MAX_DEPTH = 64
const MAX_RECORD_LENGTH = 1_000_000
const MAX_RECORD_ELEMENTS = 50_000
const MAX_ATTRIBUTES = 200

/**
 * Streams elements of an XML file: first the root without its contents, then each element whose name is in `records`, except within another
 * record. Rejects a file that declares entities, and never expands them. Memory depends on the largest record.
 */
export async function* readElements(
  file: ImportFile,
  report: Report,
  records: ReadonlySet<string>
): AsyncGenerator<XmlElement, void, undefined> {
  const builder = createElementBuilder(file.name, records)
  for await (const text of decodeText(file, report)) yield* builder.write(text)
  yield* builder.close()
}

interface OpenElement extends XmlElement {
  readonly texts: Array<string>
  readonly children: Array<XmlElement>
}

const toLocalName = (name: string): string => name.slice(name.indexOf(":") + 1)

const createElementBuilder = (file: string, records: ReadonlySet<string>) => {
  const parser = new SaxesParser({ position: true })
  const open: Array<OpenElement> = []
  let done: Array<XmlElement> = []
  let prolog: string | null = ""
  let root = ""
  let [depth, length, elements, attributes, startLine, lastEvent] = [0, 0, 0, 0, 1, 0]
  let isClosing = false

  const stop = (code: string, sentence: string, line: number = parser.line) =>
    refuse(file, code, `${sentence} Nothing was loaded.`, { line })
  const checkRecord = (added: number): void => {
    length += added
    const [record] = open
    if (record !== undefined && (length > MAX_RECORD_LENGTH || elements > MAX_RECORD_ELEMENTS))
      throw stop("line-too-long", `The element ${record.name} that begins on line ${record.line} is longer than 1 MB.`, record.line)
  }
  const addText = (text: string): void => {
    lastEvent = parser.position
    const inner = open.at(-1)
    if (inner === undefined) return
    inner.texts.push(text)
    checkRecord(text.length)
  }

  parser.on("doctype", () => {
    throw createEntityFailure(file, parser.line)
  })
  parser.on("error", (error) => {
    throw isClosing ? stop("not-well-formed", createCutSentence(root)) : stop("not-well-formed", `${toSentence(error.message)}.`)
  })
  parser.on("text", addText)
  parser.on("cdata", addText)
  parser.on("opentagstart", () => {
    startLine = parser.line
    attributes = 0
    lastEvent = parser.position
  })
  parser.on("attribute", () => {
    attributes += 1
    lastEvent = parser.position
    if (attributes > MAX_ATTRIBUTES) throw stop("not-well-formed", `An element has more than ${MAX_ATTRIBUTES} attributes.`)
  })
  parser.on("opentag", (tag) => {
    depth += 1
    lastEvent = parser.position
    const name = toLocalName(tag.name)
    if (depth > MAX_DEPTH) throw stop("too-deep", `Elements are nested more than ${MAX_DEPTH} levels deep.`, startLine)
    const given = tag.attributes as Readonly<Record<string, string>>
    if (depth === 1) {
      root = name
      done.push({ name, line: startLine, attributes: given, text: "", children: [] })
    } else if (open.length > 0 || records.has(name)) {
      open.push({ name, line: startLine, attributes: given, text: "", texts: [], children: [] })
      elements += 1
      checkRecord(Object.values(given).reduce((sum, value) => sum + value.length, name.length))
    }
  })
  parser.on("closetag", () => {
    depth -= 1
    lastEvent = parser.position
    const closed = open.pop()
    if (closed === undefined) return
    const { texts, ...facts } = closed
    const element: XmlElement = { ...facts, text: texts.join("").trim() }
    const parent = open.at(-1)
    if (parent !== undefined) parent.children.push(element)
    else {
      done.push(element)
      length = elements = 0
    }
  })

  const take = (): ReadonlyArray<XmlElement> => {
    const taken = done
    done = []
    return taken
  }
  /** Rejects text before the root element that declares entities. Such text is not parsed at all. */
  const checkProlog = (text: string): void => {
    if (prolog === null) return
    prolog += text
    const bare = prolog.replaceAll(/<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)/g, (found) => found.replaceAll(/[^\n]/g, ""))
    const start = bare.search(/<[\p{L}_:]/u)
    const doctype = bare.slice(0, start === -1 ? undefined : start).search(/<!DOCTYPE/i)
    if (doctype !== -1) throw createEntityFailure(file, bare.slice(0, doctype).split("\n").length)
    if (start !== -1) prolog = null
    else if (prolog.length > MAX_RECORD_LENGTH) throw stop("not-well-formed", "The file has no root element.")
  }

  return {
    write: (text: string): ReadonlyArray<XmlElement> => {
      checkProlog(text)
      parser.write(text)
      if (parser.position - lastEvent > MAX_RECORD_LENGTH)
        throw stop("line-too-long", `There is more than 1 MB of text at line ${parser.line}.`)
      return take()
    },
    close: (): ReadonlyArray<XmlElement> => {
      isClosing = true
      parser.close()
      return take()
    }
  }
}

const createEntityFailure = (file: string, line: number) =>
  refuse(file, "entities", `The file declares entities (DOCTYPE on line ${line}). Catalog files have none; nothing was loaded.`, { line })

const createCutSentence = (root: string): string =>
  root === "" ? "The file ends before its first element: it was cut off." : `The file ends before </${root}>: it was cut off.`

/** Returns a parser's message, '12:7: unclosed tag.', as a sentence. */
const toSentence = (message: string): string => {
  const [, line = "", reason = message] = /^(?:.*?:)??(\d+):\d+: ([\s\S]*)$/.exec(message) ?? []
  return `Line ${line} is not well-formed XML: ${reason.replace(/\.$/, "").slice(0, 120)}`
}

/** Finds the first child with one of the names. Different versions of a format use different names. */
export const findChild = (element: XmlElement, ...names: ReadonlyArray<string>): XmlElement | undefined =>
  element.children.find(({ name }) => names.includes(name))

export const getChildText = (element: XmlElement, ...names: ReadonlyArray<string>): string => findChild(element, ...names)?.text ?? ""

/** Lists the elements with a name within a list element, such as the Descriptions of an Item. */
export const listGrandchildren = (element: XmlElement, list: string, name: string): ReadonlyArray<XmlElement> =>
  element.children.filter((child) => child.name === list).flatMap(({ children }) => children.filter((child) => child.name === name))
