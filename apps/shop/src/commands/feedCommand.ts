import { isFeedKind, openFeeds } from "@camber/services/feeds"
import { createWriteStream } from "node:fs"
import { rename, rm, stat } from "node:fs/promises"
import path from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { parseArgs } from "node:util"
import { createGzip } from "node:zlib"
import type { Settings } from "../settings/Settings.ts"
import type { Command } from "./Command.ts"

/** `pnpm feed --kind merchant --out feed.xml` writes a product feed; compressed if the file's name ends with `.gz`. */
export const feedCommand: Command = {
  usage: "pnpm feed --kind merchant|acp --out FILE",
  parse: (words) => {
    const { kind, out } = readOptions(words)
    if (kind === undefined || out === undefined || !isFeedKind(kind)) return null
    return async (database, settings) => {
      // The demo content is large, and other commands do not need it.
      const { demoContent } = await import("../shop/demoContent.ts")
      const createTexts = openFeeds(database, { ...toFeedOptions(settings), illustrations: demoContent.illustrations })
      return writeFeed(await createTexts(kind), path.resolve(out))
    }
  }
}

const readOptions = (words: ReadonlyArray<string>): { readonly kind?: string; readonly out?: string } => {
  try {
    return parseArgs({ args: [...words], options: { kind: { type: "string" }, out: { type: "string" } } }).values
  } catch {
    return {}
  }
}

const toFeedOptions = ({ brandName, imageHost = "", publicOrigin }: Settings) => ({ brandName, imageHost, publicOrigin })

/** Writes to a temporary file first, so that a reader never finds an incomplete feed. */
const writeFeed = async (texts: AsyncIterable<string>, file: string): Promise<string> => {
  const unfinished = `${file}.part`
  try {
    const target = createWriteStream(unfinished)
    await (file.endsWith(".gz") ? pipeline(Readable.from(texts), createGzip(), target) : pipeline(Readable.from(texts), target))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return `Wrote ${(await stat(file)).size.toLocaleString("en-US")} bytes to ${file}.`
}

/** Makes the file's path absolute, because a running shop may run the command in another folder. */
export const withAbsolutePath = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { kind, out } = readOptions(words)
  return kind === undefined || out === undefined ? words : ["--kind", kind, "--out", path.resolve(out)]
}
