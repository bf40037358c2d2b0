import { describe, expect, it } from "vitest"
import type { PictureFiles } from "../createFolderFiles.ts"

const key = `${"a1".repeat(16)}-640x480`
const files = new Map([
  ["128.avif", Buffer.from("small")],
  ["full.jpg", Buffer.from("whole")]
])
const toText = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()

/** Contract tests for every implementation of the store of photographs. */
export const describePictureFiles = (name: string, open: () => PictureFiles): void => {
  describe(`${name} stores photographs`, () => {
    it("returns the files that were saved", async () => {
      const store = open()
      expect(await store.has(key)).toBe(false)
      await store.save(key, files)
      expect(await store.has(key)).toBe(true)
      expect(toText(await store.read(key, "128.avif"))).toBe("small")
      expect(toText(await store.read(key, "full.jpg"))).toBe("whole")
    })

    it("returns nothing for other keys and names", async () => {
      const store = open()
      await store.save(key, files)
      expect(await store.read(key, "512.webp")).toBeUndefined()
      expect(await store.read(key, "../full.jpg")).toBeUndefined()
      expect(await store.read(key.replace("a1", "b2"), "full.jpg")).toBeUndefined()
      expect(await store.read(`../${key}`, "full.jpg")).toBeUndefined()
    })

    it("keeps the first files of a key, even if two processes save files under it at the same time", async () => {
      const store = open()
      await Promise.all([store.save(key, files), store.save(key, files)])
      await store.save(key, new Map([["full.jpg", Buffer.from("other")]]))
      expect(toText(await store.read(key, "full.jpg"))).toBe("whole")
    })

    it("lists the saved keys, and returns no file of a removed key until it is saved again", async () => {
      const store = open()
      const list = async () => {
        const keys: Array<string> = []
        for await (const batch of store.list(1)) keys.push(...batch.map((stored) => stored.key))
        return keys
      }
      expect(await list()).toEqual([])
      await store.save(key, files)
      expect(await list()).toEqual([key])
      await store.remove(key)
      await store.remove(key)
      expect([await list(), await store.has(key), await store.read(key, "full.jpg")]).toEqual([[], false, undefined])
      await store.save(key, files)
      expect(toText(await store.read(key, "full.jpg"))).toBe("whole")
    })

    it("stores nothing under a name that points outside the store", async () => {
      const store = open()
      await store.save("../../escape", files)
      expect(await store.has("../../escape")).toBe(false)
      await store.save(key, new Map([["../escape.txt", Buffer.from("x")], ...files]))
      expect(await store.read(key, "../escape.txt")).toBeUndefined()
    })
  })
}
