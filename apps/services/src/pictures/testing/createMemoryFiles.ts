import { isPictureKey, storedTypes } from "../pictureAddress.ts"
import type { PictureFiles } from "../createFolderFiles.ts"

/** Creates a store in memory. */
export const createMemoryFiles = (): PictureFiles => {
  const stored = new Map<string, ReadonlyMap<string, Uint8Array>>()
  return {
    list: async function* () {
      yield [...stored.keys()].map((key) => ({ key, savedAt: 0 }))
    },
    remove: async (key) => void stored.delete(key),
    has: async (key) => stored.has(key),
    save: async (key, files) => {
      if (isPictureKey(key) && !stored.has(key)) stored.set(key, new Map([...files].filter(([name]) => storedTypes.has(name))))
    },
    read: async (key, name) => {
      const bytes = stored.get(key)?.get(name)
      return bytes === undefined ? undefined : new Uint8Array(bytes)
    }
  }
}
