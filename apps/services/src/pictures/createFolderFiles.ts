import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { isPictureKey, storedTypes } from "./pictureAddress.ts"

/**
 * Store of the shop's photographs and documents. The files of a key never change, because the key is derived from their content. Every
 * process of a shop uses the same store.
 *
 * Implementations: `createFolderFiles`, `createMemoryFiles`. `testing/describePictureFiles.ts` has their contract.
 */
export interface PictureFiles {
  /** Whether all files of a key are stored. */
  readonly has: (key: string) => Promise<boolean>
  /** Stores either all files of a key or none. Does nothing if the key is already stored. */
  readonly save: (key: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>
  /** Reads a file; undefined for an unknown key or name. */
  readonly read: (key: string, name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Lists all keys in batches, with the time in milliseconds at which each was saved. */
  readonly list: (batchSize: number) => AsyncIterable<ReadonlyArray<StoredKey>>
  /** Deletes the files of a key. */
  readonly remove: (key: string) => Promise<void>
}

export interface StoredKey {
  readonly key: string
  readonly savedAt: number
}

/** Returns the names in a folder; none if the folder does not exist. */
const readNames = (folder: string): Promise<ReadonlyArray<string>> =>
  readdir(folder).catch((error: unknown) => {
    if (getCode(error) === "ENOENT") return []
    throw error
  })

/** Error codes if the target already exists, because another process has saved the same key. */
const taken: ReadonlySet<string | undefined> = new Set(["ENOTEMPTY", "EEXIST", "EPERM"])

const getCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/**
 * Creates a store in a folder, with one folder for each key. Keys and names are checked, so that no path leads out of the folder. A single
 * rename creates a key's folder, so it is never incomplete.
 */
export const createFolderFiles = (root: string): PictureFiles => {
  const getFolder = (key: string): string => path.join(root, key.slice(0, 2), key)
  const has = async (key: string): Promise<boolean> =>
    isPictureKey(key) &&
    (await stat(getFolder(key)).then(
      (found) => found.isDirectory(),
      () => false
    ))
  return {
    has,
    save: async (key, files) => {
      if (!isPictureKey(key) || (await has(key))) return
      const folder = getFolder(key)
      await mkdir(path.dirname(folder), { recursive: true })
      const draft = await mkdtemp(path.join(root, "draft-"))
      try {
        for (const [name, bytes] of files) if (storedTypes.has(name)) await writeFile(path.join(draft, name), bytes, { flush: true })
        await rename(draft, folder)
      } catch (error) {
        await rm(draft, { recursive: true, force: true })
        if (!taken.has(getCode(error)) || !(await has(key))) throw error
      }
    },
    list: async function* (batchSize) {
      let batch: Array<StoredKey> = []
      for (const group of await readNames(root)) {
        if (!/^[0-9a-f]{2}$/.test(group)) continue
        for (const key of (await readNames(path.join(root, group))).filter(isPictureKey)) {
          const found = await stat(getFolder(key)).catch(() => null)
          if (found !== null) batch.push({ key, savedAt: found.mtimeMs })
          if (batch.length < batchSize) continue
          yield batch
          batch = []
        }
      }
      if (batch.length > 0) yield batch
    },
    remove: async (key) => {
      if (!(await has(key))) return
      // The rename makes the whole folder disappear at once.
      const draft = await mkdtemp(path.join(root, "draft-"))
      try {
        await rename(getFolder(key), draft)
      } finally {
        await rm(draft, { recursive: true, force: true })
      }
    },
    read: async (key, name) => {
      if (!isPictureKey(key) || !storedTypes.has(name)) return undefined
      try {
        return new Uint8Array(await readFile(path.join(getFolder(key), name)))
      } catch (error) {
        if (getCode(error) === "ENOENT" || getCode(error) === "ENOTDIR") return undefined
        throw error
      }
    }
  }
}
