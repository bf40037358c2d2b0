import { crc32, deflateRawSync } from "node:zlib"

/** A file in a zip, with the faults that it should have. */
export interface ZipEntry {
  readonly name: string
  readonly text: string
  readonly isEncrypted?: boolean
  /** Unpacked size that the zip states, which may be wrong. */
  readonly statedSize?: number
}

const HEADER = 0x04_03_4b_50
const ENTRY = 0x02_01_4b_50
const END = 0x06_05_4b_50

/** Packs numbers of 2 or 4 bytes into a buffer. */
const pack = (...fields: ReadonlyArray<readonly [bytes: 2 | 4, value: number]>): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    })
  )

/** Creates a zip file. */
export const createZip = (entries: ReadonlyArray<ZipEntry>): Buffer => {
  const bodies: Array<Buffer> = []
  const listed: Array<Buffer> = []
  let offset = 0
  for (const { isEncrypted = false, name, statedSize, text } of entries) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const fileName = Buffer.from(name)
    const shared = pack([2, 20], [2, 0x8_00 + (isEncrypted ? 1 : 0)], [2, 8], [2, 0], [2, 0], [4, crc32(content)], [4, packed.length])
    const sizes = pack([4, statedSize ?? content.length], [2, fileName.length], [2, 0])
    const body = Buffer.concat([pack([4, HEADER]), shared, sizes, fileName, packed])
    listed.push(Buffer.concat([pack([4, ENTRY], [2, 20]), shared, sizes, pack([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), fileName]))
    bodies.push(body)
    offset += body.length
  }
  const directory = Buffer.concat(listed)
  const end = pack([4, END], [2, 0], [2, 0], [2, entries.length], [2, entries.length], [4, directory.length], [4, offset], [2, 0])
  return Buffer.concat([...bodies, directory, end])
}
