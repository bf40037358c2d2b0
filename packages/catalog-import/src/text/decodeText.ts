import { refuse, type Report } from "../Problem.ts"

/** A file to import. `read` may be called again. */
export interface ImportFile {
  readonly name: string
  readonly read: () => AsyncIterable<Uint8Array>
}

/** Number of bytes from which the encoding and the kind of file are determined. */
const HEAD_BYTES = 512
const lineFeed = 0x0a

/** Encodings that an XML declaration may name. */
const xmlEncodings: Readonly<Record<string, string>> = {
  "utf-8": "utf-8",
  utf8: "utf-8",
  "us-ascii": "utf-8",
  ascii: "utf-8",
  "iso-8859-1": "windows-1252",
  latin1: "windows-1252",
  "windows-1252": "windows-1252",
  "iso-8859-15": "iso-8859-15"
}

/**
 * Decodes a file: UTF-8, UTF-16 with a byte order mark, or the encoding of an XML declaration. Rejects other encodings, and reports the
 * position of the first invalid byte. Also rejects workbooks and web pages.
 */
export async function* decodeText(file: ImportFile, report: Report): AsyncGenerator<string> {
  const chunks = readChunks(file)
  const first = await chunks.next()
  if (first.done) throw refuse(file.name, "empty-file", "The file is empty.")
  const head = first.value
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0xd0, 0xcf, 0x11, 0xe0))
    throw refuse(file.name, "workbook", "This is an Excel workbook. Save each sheet as CSV UTF-8.")
  const begin = Buffer.from(head.subarray(0, HEAD_BYTES)).toString("latin1").replace("\u00ef\u00bb\u00bf", "")
  const isXml = /^\s*<\?xml\s/.test(begin)
  const marked = startsWith(head, 0xff, 0xfe) ? "utf-16le" : startsWith(head, 0xfe, 0xff) ? "utf-16be" : null
  const encoding = marked ?? (isXml ? getXmlEncoding(file.name, begin) : "utf-8")
  const note = (code: string, sentence: string) =>
    report({ file: file.name, line: 1, column: null, field: null, value: null, severity: "info", code, sentence })
  if (marked !== null) note("utf16", "The file is UTF-16, and was read as such.")
  if (startsWith(head, 0xef, 0xbb, 0xbf)) note("bom", "The file begins with a byte order mark, which was left out.")
  if (/^\s*<(?:!doctype html|html)/i.test(begin))
    throw refuse(file.name, "not-recognized", "This is a web page, not a table. Sign in before you download the file.", { line: 1 })

  const decoder = new TextDecoder(encoding, { fatal: true })
  let [line, position] = [1, 0]
  const decode = (bytes: Uint8Array, isLast: boolean): string => {
    try {
      return decoder.decode(bytes, { stream: !isLast })
    } catch {
      throw createEncodingFailure(file.name, bytes, line, position, isXml)
    }
  }
  for await (const chunk of prepend(head, chunks)) {
    const text = decode(chunk, false)
    position += chunk.length
    for (const byte of chunk) if (byte === lineFeed) line += 1
    yield text
  }
  yield decode(new Uint8Array(), true)
}

/** Yields an item, then the other items. */
export async function* prepend<Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first
  yield* rest
}

/** Yields the nonempty chunks of a file. The first chunk has at least `HEAD_BYTES` bytes, unless the file is shorter. */
async function* readChunks(file: ImportFile): AsyncGenerator<Uint8Array, void> {
  let head = new Uint8Array()
  let isHead = true
  for await (const chunk of file.read()) {
    if (!isHead) {
      if (chunk.length > 0) yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < HEAD_BYTES) continue
    isHead = false
    yield head
  }
  if (isHead && head.length > 0) yield head
}

const startsWith = (bytes: Uint8Array, ...first: ReadonlyArray<number>): boolean => first.every((byte, at) => bytes[at] === byte)

const getXmlEncoding = (file: string, begin: string): string => {
  const named = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(begin)?.[1] ?? "utf-8"
  const encoding = xmlEncodings[named.toLowerCase()]
  if (encoding !== undefined) return encoding
  throw refuse(file, "not-utf8", `The encoding ${named} is not read. Save the file as UTF-8.`, { line: 1, value: named })
}

/** Creates the failure for a file that is not valid UTF-8. It names the first invalid byte. */
const createEncodingFailure = (file: string, bytes: Uint8Array, firstLine: number, position: number, isXml: boolean) => {
  const at = findInvalidByte(bytes)
  const before = bytes.subarray(0, at)
  const line = firstLine + before.filter((byte) => byte === lineFeed).length
  if (isXml)
    return refuse(file, "not-utf8", `The file states that it is UTF-8, but it is not from line ${line} on. Nothing was loaded.`, { line })
  const row = Buffer.from(before.subarray(before.lastIndexOf(lineFeed) + 1)).toString("latin1")
  const column = before.includes(lineFeed) || firstLine === 1 ? row.replaceAll(/"[^"]*"/g, "").split(/[,;\t]/).length : null
  return refuse(file, "not-utf8", `Byte ${position + at} (line ${line}) is not UTF-8. Save the file as UTF-8.`, { line, column })
}

const findInvalidByte = (bytes: Uint8Array): number => {
  let [low, high] = [0, bytes.length]
  // Finds the longest valid prefix by bisection. A prefix that ends within a character counts as valid.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isValid(bytes.subarray(0, middle), true)) low = middle
    else high = middle - 1
  }
  while (low > 0 && !isValid(bytes.subarray(0, low), false)) low -= 1
  return low
}

const isValid = (bytes: Uint8Array, stream: boolean): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}
