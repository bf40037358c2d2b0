import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from "yauzl"
import { stat } from "node:fs/promises"
import { crc32 } from "node:zlib"
import { ImportRefused, refuse } from "../Problem.ts"
import type { ImportFile } from "../text/decodeText.ts"

/** Limits of an archive. Text compresses to about a tenth of its size, but a zip bomb to a thousandth. */
const MAX_RATIO = 100
const MAX_TOTAL_BYTES = 4_000_000_000
const MAX_ENTRIES = 10_000

/** Names of the files that an import reads. */
export const importableFile = /\.(?:csv|tsv|txt|xml|json)$/i

const archive = /\.(?:zip|7z|rar|gz|tgz|tar|bz2|xz)$/i
/** Files that operating systems add to archives. */
const hidden = /(?:^|\/)(?:__MACOSX\/|\.)/

/** File modes that an archive from Unix may contain; 0 in other archives. */
const TYPE_MASK = 0o170_000
const plainTypes: ReadonlySet<number> = new Set([0, 0o100_000, 0o040_000])

/**
 * Opens the tables and XML files of a zip file. Writes nothing to the disk: each file is read as a stream.
 *
 * @param file - Path of the zip file.
 * @param name - Name of the file in problems.
 * @throws ImportRefused if a name leads out of the folder, or if a file is too large, unpacks to more than 100 times its size, or is itself
 * an archive.
 */
export const openZip = async (file: string, name: string, maxBytes: number): Promise<ReadonlyArray<ImportFile>> => {
  const { size } = await stat(file)
  const zip = await openArchive(file, name)
  try {
    const entries = await listEntries(zip, name, Math.min(MAX_TOTAL_BYTES, size * MAX_RATIO))
    const found = [...entries].filter(([path]) => importableFile.test(path) && !hidden.test(path))
    if (found.length === 0) throw refuse(name, "no-records", "The zip has no CSV, XML or text files.")
    for (const [path, { uncompressedSize }] of found)
      if (uncompressedSize > maxBytes)
        throw refuse(name, "too-large", `${path} has ${uncompressedSize} bytes; at most ${maxBytes} are read. Split it.`, { value: path })
    return found.map(([path, entry]) => ({ name: path, read: () => readEntry(file, name, path, entry) }))
  } finally {
    zip.close()
  }
}

const openArchive = async (file: string, name: string): Promise<ZipFile> => {
  try {
    return await openPromise(file, { autoClose: false, decodeStrings: false })
  } catch (error) {
    throw createZipFailure(name, "The zip file is incomplete or damaged", error)
  }
}

const createZipFailure = (name: string, what: string, error: unknown): ImportRefused =>
  error instanceof ImportRefused
    ? error
    : refuse(name, "not-a-zip", `${what}: ${(error instanceof Error ? error.message : "").replace(/\.$/, "")}. Nothing was loaded.`)

const listEntries = async (zip: ZipFile, name: string, maxTotal: number): Promise<ReadonlyMap<string, Entry>> => {
  const entries = new Map<string, Entry>()
  const folded = new Set<string>()
  let total = 0
  if (zip.entryCount > MAX_ENTRIES) throw refuse(name, "too-many-files", `The zip has more than ${MAX_ENTRIES} files. Nothing was loaded.`)
  try {
    for await (const entry of zip.eachEntry()) {
      const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
      checkEntry(entry, path, name)
      if (path.endsWith("/")) continue
      if (folded.has(path.toLowerCase()))
        throw refuse(name, "unsafe-name", `The zip contains ${path} twice. Nothing was unpacked.`, { value: path })
      total += entry.uncompressedSize
      if (total > maxTotal)
        throw refuse(name, "zip-ratio", "The zip unpacks to more than 100 times its size, or to more than 4 GB. Nothing was loaded.")
      folded.add(path.toLowerCase())
      entries.set(path, entry)
    }
  } catch (error) {
    throw createZipFailure(name, "The zip file is incomplete or damaged", error)
  }
  if (entries.has("[Content_Types].xml")) throw refuse(name, "workbook", "This is an Excel workbook. Save each sheet as CSV UTF-8.")
  return entries
}

const checkEntry = (entry: Entry, path: string, name: string): void => {
  const stop = (code: string, sentence: string) => refuse(name, code, sentence, { value: path })
  if (validateFileName(path) !== null || /\p{Cc}/u.test(path))
    throw stop("unsafe-name", `The zip file contains ${path}, a path outside its folder. Nothing was unpacked.`)
  if (!plainTypes.has((entry.externalFileAttributes >>> 16) & TYPE_MASK))
    throw stop("unsafe-name", `The zip contains ${path}, which is a link. Nothing was unpacked.`)
  if (archive.test(path)) throw stop("nested-zip", `The zip contains ${path}, which is an archive. Unpack it first. Nothing was loaded.`)
  if (!entry.canDecodeFileData())
    throw stop("not-a-zip", `${path} is encrypted, or compressed in a way that is not supported. Nothing was loaded.`)
  if (entry.uncompressedSize > entry.compressedSize * MAX_RATIO)
    throw stop("zip-ratio", `${path} unpacks to more than ${MAX_RATIO} times its size. Nothing was loaded.`)
}

/** Streams a file of the archive. Its size and checksum must equal those stated in the archive. */
async function* readEntry(file: string, name: string, path: string, entry: Entry): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = await openArchive(file, name)
  try {
    let checksum = 0
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum)
      yield chunk
    }
    if (checksum !== entry.crc32)
      throw refuse(name, "not-a-zip", `${path} is damaged: its checksum differs. Nothing was loaded.`, { value: path })
  } catch (error) {
    throw createZipFailure(name, `${path} cannot be unpacked`, error)
  } finally {
    zip.close()
  }
}
