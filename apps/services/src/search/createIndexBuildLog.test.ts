import { describe, expect, it } from "vitest"
import { createIndexBuildLog } from "./createIndexBuildLog.ts"

describe("createIndexBuildLog", () => {
  it("OPS-63 reports the newest build even if an older one finishes after it", async () => {
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
