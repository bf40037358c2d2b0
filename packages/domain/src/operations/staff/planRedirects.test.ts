import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { planRedirects, splitRedirectLines } from "./planRedirects.ts"
import { followRedirect, getRedirectKeys, parseNewAddress, parseOldAddress } from "./redirectAddress.ts"

const plan = (text: string, known: Record<string, string> = {}) => planRedirects(new Map(Object.entries(known)), splitRedirectLines(text))

/** Follows redirects as browsers do, and returns the number of steps; Infinity in a loop. */
const countSteps = (redirects: ReadonlyMap<string, string>, address: string): number => {
  let [at, steps] = [address, 0]
  while (steps <= 10) {
    const to = followRedirect(at, (key) => redirects.get(key))
    if (to === null) return steps
    at = to
    steps += 1
  }
  return Infinity
}

describe("planRedirects", () => {
  it("EDIT-31 reads lines separated by tabs, commas, semicolons or spaces, with a header and the old shop's host", () => {
    const text = 'from,to\n/a,/x\n\n/b\t/x\n"/c";"/x"\nhttps://old.example/D/?id=5 /x'
    expect(plan(text)).toEqual({
      writes: ["/a", "/b", "/c", "/d?id=5"].map((from) => ({ from, to: "/x", before: null })),
      problems: []
    })
  })

  it.each([
    ["/a", "Write an old and a new address"],
    ["/a,/b,/c", "Write an old and a new address"],
    ["/a,https://evil.example/", "must be a path of this shop"],
    ["/a,//evil.example/", "must be a path of this shop"],
    ["/a,javascript:alert(1)", "must be a path of this shop"],
    ["/a,/\\evil.example", "must begin with /"],
    ["a,/b", "must begin with /"],
    ["/,/b", "home page"],
    ["/Staff/x,/b", "one of the shop's own"],
    ["/a,/A/", "create a loop"],
    ["/a,/a?b=1", "create a loop"],
    [`/${"a".repeat(600)},/b`, "longer than"]
  ])("EDIT-31 rejects %s", (text, problem) => {
    const { problems, writes } = plan(text)
    expect(writes).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ line: 1, text })
    expect(problems[0]?.problem).toContain(problem)
  })

  it("EDIT-31 names the line of a repeated old address, and adds the other lines", () => {
    const { problems, writes } = plan("/a,/x\n/A/,/y\n/b,/z")
    expect(writes.map(({ from }) => from)).toEqual(["/a", "/b"])
    expect(problems).toEqual([{ line: 2, text: "/A/,/y", problem: "Line 1 has the same old address." }])
  })

  it("EDIT-31 shortens chains, including chains of known redirects, and rejects a loop through known redirects", () => {
    expect(plan("/b,/c", { "/a": "/b" }).writes).toEqual([
      { from: "/a", to: "/c", before: "/b" },
      { from: "/b", to: "/c", before: null }
    ])
    expect(plan("/x,/a", { "/a": "/c" }).writes).toEqual([{ from: "/x", to: "/c", before: null }])
    expect(plan("/c,/a", { "/a": "/c" }).problems[0]?.problem).toContain("create a loop")
  })

  it("EDIT-31 writes nothing for redirects that already exist", () => {
    expect(plan("/a,/x", { "/a": "/x" })).toEqual({ writes: [], problems: [] })
  })

  it("EDIT-31 never creates a loop or leads to another host, whatever was pasted before", () => {
    const address = fc.constantFrom("/a", "/b", "/c", "/d", "/a?q=1", "/b?q=1", "/c?q=2", "/d/", "/A")
    const line = fc.tuple(address, address).map(([from, to]) => `${from},${to}`)
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 8 }), { maxLength: 4 }), address, (pastes, start) => {
        const stored = new Map<string, string>()
        for (const paste of pastes)
          for (const { from, to } of planRedirects(stored, splitRedirectLines(paste.join("\n"))).writes) stored.set(from, to)
        expect(countSteps(stored, start)).toBeLessThanOrEqual(3)
      })
    )
  })

  it("EDIT-31 encodes the query that an address keeps", () => {
    const follow = (address: string) => followRedirect(address, (key) => (key === "/old" ? "/shop/all" : undefined))
    expect(follow("/old?utm_campaign=a|b%7C{c}")).toBe("/shop/all?utm_campaign=a%7Cb%7C%7Bc%7D")
  })

  it("EDIT-31 accepts only addresses that a URL parser resolves within the shop", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.webPath()),
        fc.constantFrom("", "/", "/\t/", "//", "\\"),
        (text, start) => {
          const parsed = parseNewAddress(start + text)
          if ("address" in parsed) expect(new URL(parsed.address, "https://shop.example").origin).toBe("https://shop.example")
          const old = parseOldAddress(start + text)
          if ("address" in old) expect(getRedirectKeys(old.address)[0]).toBe(old.address)
        }
      )
    )
  })
})
