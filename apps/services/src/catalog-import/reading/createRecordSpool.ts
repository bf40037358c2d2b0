import { type FileHandle, mkdtemp, open, rm, unlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"

/** Number of files of a spool. All records of a key are in the same file, and each file is read as a whole. */
const PARTS = 128
/** Maximum characters in memory. When it is exceeded, the records are written to files. */
const MAX_BUFFERED = 8_000_000

/** Records of many keys in the order of the files, regrouped by key. */
export interface RecordSpool<Item> {
  readonly add: (record: Item) => Promise<void>
  /** Yields the records of all keys, in batches of some keys. */
  readonly groups: () => AsyncGenerator<ReadonlyMap<string, ReadonlyArray<Item>>>
  readonly close: () => Promise<void>
}

/**
 * Creates a spool in temporary files, which the system deletes when the process ends. Small imports need no file. Memory depends on the
 * buffer and on the largest part.
 *
 * @param getKey - Returns the key by which records are grouped, such as the product.
 * @param maxBuffered - Characters in memory.
 */
export const createRecordSpool = <Item>(getKey: (record: Item) => string, maxBuffered = MAX_BUFFERED): RecordSpool<Item> => {
  const buffers = Array.from({ length: PARTS }, (): Array<string> => [])
  let buffered = 0
  let files: ReadonlyArray<FileHandle> | undefined
  const flush = async (): Promise<void> => {
    files ??= await openUnlinked()
    for (const [at, lines] of buffers.entries()) {
      if (lines.length > 0) await files[at]!.appendFile(lines.join(""))
      lines.length = 0
    }
    buffered = 0
  }
  return {
    add: async (record) => {
      const line = `${JSON.stringify(record)}\n`
      buffers[hash(getKey(record)) % PARTS]!.push(line)
      buffered += line.length
      if (buffered > maxBuffered) await flush()
    },
    groups: async function* () {
      for (const [at, lines] of buffers.entries()) {
        const written = files === undefined ? "" : await readAll(files[at]!)
        const text = written + lines.join("")
        lines.length = 0
        if (text === "") continue
        const records = text.slice(0, -1).split("\n")
        yield Map.groupBy(
          records.map((line) => JSON.parse(line) as Item),
          getKey
        )
      }
    },
    close: async () => {
      for (const file of files ?? []) await file.close()
    }
  }
}

/** Opens files without a name, so that a killed process leaves none. */
const openUnlinked = async (): Promise<ReadonlyArray<FileHandle>> => {
  const folder = await mkdtemp(path.join(tmpdir(), "camber-import-"))
  const files: Array<FileHandle> = []
  for (let at = 0; at < PARTS; at += 1) {
    const name = path.join(folder, String(at))
    files.push(await open(name, "wx+"))
    await unlink(name)
  }
  await rm(folder, { recursive: true, force: true })
  return files
}

const readAll = async (file: FileHandle): Promise<string> => {
  const { size } = await file.stat()
  const bytes = Buffer.allocUnsafeSlow(size)
  let read = 0
  while (read < size) {
    const { bytesRead } = await file.read(bytes, read, size - read, read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return bytes.toString("utf8", 0, read)
}

/** Returns the FNV-1a hash of a text. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  return value
}
