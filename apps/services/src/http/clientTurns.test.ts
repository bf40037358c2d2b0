import { describe, expect, it } from "vitest"
import { makeClientTurns } from "./clientTurns.ts"
import { TooManyAtOnce } from "./failures.ts"

/** A work that ends when it is told to. */
const work = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

describe("one client's turn", () => {
  it("OPS-23 comes when the client's own are done, whatever others have under way", async () => {
    const turns = makeClientTurns({ atOnce: 2, waiting: 1 })
    const begun: Array<string> = []
    const works = [work(), work(), work(), work()]
    const [first, second, third, fourth] = works.map((each, at) =>
      turns("one", () => {
        begun.push(`one ${at}`)
        return each.run()
      })
    )
    await turns("other", async () => void begun.push("other"))
    expect(begun).toEqual(["one 0", "one 1", "other"])
    await expect(fourth).rejects.toBeInstanceOf(TooManyAtOnce)
    for (const { end } of works) end()
    await Promise.all([first, second, third])
    expect(begun).toEqual(["one 0", "one 1", "other", "one 2"])
  })

  it("OPS-23 is given on by a work that failed", async () => {
    const turns = makeClientTurns({ atOnce: 1, waiting: 1 })
    const failing = turns("one", async () => Promise.reject(new Error("broken")))
    const next = turns("one", async () => "done")
    await expect(failing).rejects.toThrow("broken")
    expect(await next).toBe("done")
    expect(await turns("one", async () => "again")).toBe("again")
  })
})
