import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { parsePeers } from "./parsePeers.ts"

const ours = "ours=http://127.0.0.1:3000/,http://127.0.0.1:3000/shop"

describe("parsePeers", () => {
  it("reads a name and the URLs of home, listing, product and search, in this order", () => {
    expect(
      parsePeers([ours, "theirs=http://localhost:4000/,http://[::1]:4000/c?a=b"]).map(({ name, pages }) => [name, [...pages]])
    ).toEqual([
      [
        "ours",
        [
          ["home", "http://127.0.0.1:3000/"],
          ["listing", "http://127.0.0.1:3000/shop"]
        ]
      ],
      [
        "theirs",
        [
          ["home", "http://localhost:4000/"],
          ["listing", "http://[::1]:4000/c?a=b"]
        ]
      ]
    ])
  })

  it("reads a JSON file", () => {
    const folder = mkdtempSync(join(tmpdir(), "camber-peers-"))
    try {
      const file = join(folder, "peers.json")
      writeFileSync(file, JSON.stringify({ one: { home: "http://127.0.0.1:1/" }, two: { home: "http://127.0.0.2:2/" } }))
      expect(parsePeers([file]).map(({ name, pages }) => [name, pages.get("home")])).toEqual([
        ["one", "http://127.0.0.1:1/"],
        ["two", "http://127.0.0.2:2/"]
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it.each([
    [[ours], "at least two shops"],
    [[ours, "theirs=http://127.0.0.1:4000/"], "different pages"],
    [[ours, "theirs=http://127.0.0.1:4000/,http://shop.example/c"], "not on this machine"],
    [[ours, "theirs=http://127.0.0.1:4000/,no address"], "not on this machine"]
  ])("rejects shops that cannot be compared: %j", (words, reason) => {
    expect(() => parsePeers(words)).toThrow(reason)
  })
})
