import { describe, expect, it } from "vitest"
import { createIndexBuildLog } from "./createIndexBuildLog.ts"

describe("what is noted of the indexes that were built", () => {
  it("OPS-63 is the newest version that was begun, also where one of before ends after it", async () => {
    const { last, timed } = createIndexBuildLog()
    const [older, newer] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    const first = timed(
      "search",
      "1",
      () => older.promise,
      (products) => products
    )
    const second = timed(
      "search",
      "2",
      () => newer.promise,
      (products) => products
    )
    newer.resolve(20)
    await second
    older.resolve(10)
    expect(await first).toBe(10)
    expect(last().get("search")).toMatchObject({ version: "2", products: 20 })
    expect(last().get("listings")).toBeUndefined()
  })
})
