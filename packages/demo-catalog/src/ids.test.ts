import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { listCatalogIdKeys } from "../scripts/growIds.ts"
import { getCatalogIds } from "./rows.ts"

const getLines = (file: string): ReadonlyArray<string> =>
  readFileSync(new URL(`../data/ids/${file}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")

/** Original id files: line count and SHA-256. Later lines must be appended. */
const founded: ReadonlyArray<readonly [file: string, lines: number, digest: string]> = [
  ["brand", 41, "97f0a4160f26d000305a368e254c278f926ea35e21e0e5807d6de3a44116b564"],
  ["facet_value", 103, "1723db42f85c338720c6cdf8b41462c56386e78afe7f20ce3c0a1af3a530e93a"],
  ["option", 244, "682ae5e3bd0fbb048d8c08d50e5b48327bd4a55df2c5d425ae1621b76740ae36"],
  ["option_value", 1426, "ee8e0657590ccc0a5ca5dc85601e1a1833832e9dfef6f2772b6ccfab20471d9d"],
  ["product_type", 236, "d27ebb82a90093a06f59d20fac92b0c9c36a0401b983548434b5f8ed171dd2b6"]
]

describe("committed ids of the catalog", () => {
  it.each(founded)("do not change in the first lines of %s", (file, lines, digest) => {
    const beginning = getLines(file).slice(0, lines).join("\n")
    expect(createHash("sha256").update(beginning).digest("hex")).toBe(digest)
  })

  it.each(listCatalogIdKeys())("cover every key of %s", (kind, keys) => {
    const ids = getCatalogIds(kind)
    expect(keys.filter((key) => !ids.has(key))).toEqual([])
  })

  it("start at 2 and never repeat within a kind", () => {
    for (const [kind] of listCatalogIdKeys()) {
      const ids = [...getCatalogIds(kind).values()]
      expect(new Set(ids).size).toBe(ids.length)
      expect(Math.min(...ids)).toBe(2)
    }
  })
})
