import { gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { createFileCache } from "./createFileCache.ts"

/** Creates a generator of a file that consists of a few texts. It counts how often it runs, and how many runs are concurrent. */
const workshop = () => {
  const made = { times: 0, atOnce: 0, most: 0 }
  async function* texts(): AsyncGenerator<string> {
    made.times += 1
    made.atOnce += 1
    made.most = Math.max(made.most, made.atOnce)
    for (let at = 0; at < 3; at++) yield `text ${at}\n`
    made.atOnce -= 1
  }
  return { made, texts }
}

describe("site map file cache", () => {
  it("OPS-56 generates a file only once for concurrent requests and only one file at a time, and caches each file for an hour", async () => {
    const { made, texts } = workshop()
    let now = 1
    const getFile = createFileCache(() => now)
    const all = await Promise.all(["one", "one", "other", "one"].map((key) => getFile(key, texts)))
    expect(all.map((bytes) => gunzipSync(bytes).toString())).toEqual(all.map(() => "text 0\ntext 1\ntext 2\n"))
    now += 3_599_000
    await getFile("one", texts)
    expect(made).toMatchObject({ times: 2, most: 1 })
    now += 2_000
    await getFile("one", texts)
    expect(made.times).toBe(3)
  })

  it("OPS-56 reports a failure to its callers, and generates the file again on the next request", async () => {
    const { texts } = workshop()
    const getFile = createFileCache()
    const next = () => Promise.reject(new Error("the database is unavailable"))
    const broken = () => ({ [Symbol.asyncIterator]: () => ({ next }) })
    await expect(getFile("one", broken)).rejects.toThrow("unavailable")
    expect(gunzipSync(await getFile("one", texts)).toString()).toContain("text 2")
  })
})
